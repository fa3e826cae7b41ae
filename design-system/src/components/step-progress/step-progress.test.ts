import { expect, test } from 'vitest';
import { progressPercent } from './step-progress';

test.each([
  [1, 0],
  [2, 12],
  [3, 25],
  [5, 50],
  [8, 87],
  [9, 100],
])('step %i of 9 is %i percent', (step, percent) => {
  expect(progressPercent(step, 9)).toBe(percent);
});

test('a step outside its series stays within 0 and 100, and one step alone is all of it', () => {
  expect(progressPercent(0, 9)).toBe(0);
  expect(progressPercent(12, 9)).toBe(100);
  expect(progressPercent(1, 1)).toBe(100);
});
