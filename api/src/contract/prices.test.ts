import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

it('makes no number format before one is needed, and each once', async () => {
  const { NumberFormat } = Intl;
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...options) {
    return new NumberFormat(...options);
  });
  // Anew: another file of this process has made some.
  vi.resetModules();
  const { amountText, moneyText } = await import('./prices');
  expect(made).not.toHaveBeenCalled();
  expect([moneyText(-1450), amountText(6250, 'hour'), moneyText(1500)]).toEqual(['-$14.50', '$62.50', '$15.00']);
  expect(made).toHaveBeenCalledOnce();
  expect([amountText(125_000, 'month'), amountText(65, 'assets')]).toEqual(['$1,250', '0.65%']);
  expect(made).toHaveBeenCalledTimes(3);
});
