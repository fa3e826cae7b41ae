import { expect, it, vi } from 'vitest';
import { amountText, moneyText, withCommas } from './prices';

it('writes prices as `Intl` does, without it: its first use takes a slow phone 80 ms', () => {
  const cases = [-1450, 0, 1500, 6250, 99_999, 125_000, 123_456_789];
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const written = cases.map((cents) => usd.format(cents / 100));
  const plain = cases.map((count) => count.toLocaleString('en-US'));
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect(cases.map(moneyText)).toEqual(written);
  expect(cases.map((count) => withCommas(count))).toEqual(plain);
  expect([amountText(6250, 'hour'), amountText(125_000, 'month'), amountText(65, 'assets')]).toEqual([
    '$62.50',
    '$1,250',
    '0.65%',
  ]);
  expect(made).not.toHaveBeenCalled();
});
