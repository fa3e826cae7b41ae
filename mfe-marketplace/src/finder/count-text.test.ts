import { expect, it } from 'vitest';
import { countText } from './count-text';

it.each([
  [0, false, '0 professionals found'],
  [1, false, '1 professional found'],
  [24, false, '24 professionals found'],
  [1000, true, '1,000+ professionals found'],
])('counts %d', (total, totalIsCapped, text) =>
  expect(countText({ total, totalIsCapped }, 'professional', 'professionals')).toBe(text),
);
