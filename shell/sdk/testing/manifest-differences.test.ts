import { expect, it } from 'vitest';
import { manifestDifferences } from './manifest-differences';

const manifest = { routes: [{ path: '/blog' }, { path: '/blog/:slug' }], slots: ['guide.preview'] };
const filler = () => null;

it('finds none where code and manifest have the same routes and slots, nested or not', () => {
  const slots = { 'guide.preview': filler };
  expect(manifestDifferences({ routes: [{ path: '/blog' }, { path: '/blog/:id' }], slots }, manifest)).toEqual([]);
  const nested = { routes: [{ path: '/blog', children: [{ index: true as const }, { path: ':slug' }] }], slots };
  expect(manifestDifferences(nested, manifest)).toEqual([]);
});

it('names what only the code or only the manifest has', () => {
  const routes = [{ children: [{ path: '/auth' }] }, { path: '/blog', children: [{ path: 'new' }] }];
  expect(manifestDifferences({ routes, slots: { 'session.outbox': filler } }, manifest)).toEqual([
    "remote.json does not declare the route '/auth'.",
    "remote.json does not declare the route '/blog/new'.",
    "The code has no route '/blog/:slug'.",
    "remote.json does not declare the slot 'session.outbox'.",
    "The code has no slot 'guide.preview'.",
  ]);
});
