import { expect, it } from 'vitest';
import { changeText, durationText, rangeText } from './figure-text';

it.each([
  [112, 100, '+12% from 100'],
  [88, 1_100, '−92% from 1,100'],
  [1_001, 1_000, '0% from 1,000'],
  [5, 5, 'No change'],
  [5, 0, 'Up from 0'],
  [0, 0, 'No change'],
  [null, 4, ''],
  [4, null, ''],
])('%j against %j is %j', (current, previous, text) => {
  expect(changeText(current, previous)).toBe(text);
});

it.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1_440, '1 day'],
  [3_000, '2 days 2 h'],
])('%j minutes are %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it('days are those of UTC, wherever one is', () => {
  expect(rangeText({ from: '2026-11-01', to: '2026-11-22' })).toBe('Nov 1, 2026 – Nov 22, 2026');
  expect(rangeText({ from: '2026-11-01', to: '2026-11-01' })).toBe('Nov 1, 2026');
});
