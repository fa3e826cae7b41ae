import { expect, it } from 'vitest';
import { countText, showLabel } from './count-text';

it.each([
  [0, false, '0 professionals found'],
  [1, false, '1 professional found'],
  [24, false, '24 professionals found'],
  [1000, true, '1,000+ professionals found'],
])('counts %d', (total, totalIsCapped, text) =>
  expect(countText({ total, totalIsCapped }, 'professional', 'professionals')).toBe(text),
);

it.each([
  ['24 professionals found', 'Show 24 Professionals'],
  ['1,000+ fractional CFOs found', 'Show 1,000+ Fractional CFOs'],
  ['', 'Show Results'],
])('names %j on the button that shows them', (found, label) => expect(showLabel(found)).toBe(label));
