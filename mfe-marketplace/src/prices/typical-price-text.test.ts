import { expect, it } from 'vitest';
import { typicalText } from './typical-price-text';

const price = { service: 'tax', listings: 12 };

it('says what a service usually costs, each unit by itself', () => {
  expect(typicalText('tax', [{ ...price, unit: 'return', low: 25_000, high: 90_000 }])).toBe(
    'Tax Preparation: usually $250 to $900 / return',
  );
  expect(
    typicalText('planning', [
      { ...price, unit: 'hour', low: 26_000, high: 26_000 },
      { ...price, unit: 'assets', low: 65, high: 80 },
    ]),
  ).toBe('Financial Planning: usually $260 / hour, or 0.65% to 0.8% of assets');
});
