import { expect, it } from 'vitest';
import { recipientId } from './message-recipient';

it.each([
  ['/accountant/7?contact=open', 7],
  ['/advisors/12?tab=about&contact=open', 12],
  ['/fractional-cfos/3?contact=open&tab=about', 3],
  ['/accountant/7', null],
  ['/accountant/7?contact=opener', null],
  ['/accountant/maria?contact=open', null],
  ['/blog/7?contact=open', null],
  ['/', null],
])('%s names %s', (next, id) => {
  expect(recipientId(next)).toBe(id);
});
