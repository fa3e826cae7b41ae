import type { PriceUnit } from './named-types';

/** Units that a price can have, in the order in which forms and filters list them. */
export const priceUnits = ['hour', 'month', 'project', 'return', 'assets'] as const satisfies readonly PriceUnit[];

const labels: Readonly<Record<PriceUnit, string>> = {
  hour: 'Per hour',
  month: 'Per month',
  project: 'Per project',
  return: 'Per return',
  assets: '% of assets',
};

/** 'Per hour', '% of assets'. */
export const priceUnitLabel = (unit: PriceUnit): string => labels[unit];

const currency = { style: 'currency', currency: 'USD' } as const;
const options = {
  dollars: { ...currency, maximumFractionDigits: 0 },
  dollarsAndCents: currency,
  percent: { maximumFractionDigits: 2 },
};
const made: Partial<Record<keyof typeof options, Intl.NumberFormat>> = {};

/** Writes a number; makes each format when it is first used, which takes a slow browser some 30 ms. */
function format(value: number, kind: keyof typeof options): string {
  return (made[kind] ??= new Intl.NumberFormat('en-US', options[kind])).format(value);
}

/** '$15.00'; a credit is '-$14.50'. */
export const moneyText = (cents: number): string => format(cents / 100, 'dollarsAndCents');

/**
 * '$1,250', '$62.50', '0.65%'.
 * @param hundredths cents, or hundredths of a percent for `assets`
 */
export function amountText(hundredths: number, unit: PriceUnit): string {
  if (unit === 'assets') return `${format(hundredths / 100, 'percent')}%`;
  return format(hundredths / 100, hundredths % 100 === 0 ? 'dollars' : 'dollarsAndCents');
}

/** An amount, or two, with what it is for: '$65 / hour', '0.65% of assets'. */
export const withUnit = (amount: string, unit: PriceUnit): string =>
  unit === 'assets' ? `${amount} of assets` : `${amount} / ${unit}`;

/** '$65 / hour', '0.65% of assets'. @param hundredths cents, or hundredths of a percent for `assets` */
export const priceText = (hundredths: number, unit: PriceUnit): string => withUnit(amountText(hundredths, unit), unit);
