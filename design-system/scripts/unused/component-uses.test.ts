import { expect, test } from 'vitest';
import { componentUses } from './component-uses';

test('a component names the pages whose code reaches it, also through another component, and no other page', () => {
  const uses = componentUses();
  expect(uses['message-thread']).toEqual(['/messages']);
  expect(uses['composer']).toContain('slot professional.contact');
  expect(uses['site-footer']).toEqual(['the frame of every page']);
  expect(uses['rating']).toEqual(expect.arrayContaining(['/search', '/accountant/:id']));
  expect(uses['rating']).not.toContain('/blog');
  expect(Object.entries(uses).filter(([, pages]) => pages.length === 0)).toEqual([]);
});
