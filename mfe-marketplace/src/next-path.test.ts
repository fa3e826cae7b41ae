import { expect, it } from 'vitest';
import { nextPath } from './next-path';

it.each([
  ['/messages?with=4#last', '/messages?with=4#last'],
  ['/accountant/7', '/accountant/7'],
])('keeps %s', (next, path) => expect(nextPath(next)).toBe(path));

it.each([
  null,
  '',
  'messages',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  '/auth?next=/x',
  '/%',
])('does not leave the site for %j', (next) => expect(nextPath(next)).toBe(next === '/%' ? '/%' : '/'));
