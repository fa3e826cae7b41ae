import { expect, it } from 'vitest';
import { pathsOverlap } from './path-overlap';

it.each([
  ['/', '/', true],
  ['/', '/auth', false],
  ['/auth', '/Auth/', true],
  ['/accountant/:id', '/accountant/:name', true],
  ['/accountant/:id', '/accountant/7', true],
  ['/accountant/:id', '/accountant', false],
  ['/accountant/:id', '/accountant/:id/reviews', false],
  ['/accountants/:id', '/accountant/:id', false],
  ['/:anything', '/pricing', true],
  ['/:anything', '/', false],
  ['/*', '/', true],
  ['*', '/messages', true],
  ['/docs/*', '/docs', true],
  ['/docs/*', '/docs/a/b', true],
  ['/docs/*', '/documents', false],
  ['/:lang?/blog', '/blog', true],
  ['/:lang?/blog', '/en/blog', true],
  ['/blog/new?', '/blog/old', false],
])('the paths %s and %s overlap: %s', (one, other, expected) => {
  expect(pathsOverlap(one, other)).toBe(expected);
  expect(pathsOverlap(other, one)).toBe(expected);
});
