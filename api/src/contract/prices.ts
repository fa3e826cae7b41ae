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

/** A number of at most two decimals: '1,250'. Not by `Intl`, whose first use takes a slow phone 80 ms. */
export const withCommas = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const dollars = (cents: number, decimals: 0 | 2): string =>
  `${cents < 0 ? '-' : ''}$${withCommas((Math.abs(cents) / 100).toFixed(decimals))}`;

/** '$15.00'; a credit is '-$14.50'. */
export const moneyText = (cents: number): string => dollars(cents, 2);

/**
 * '$1,250', '$62.50', '0.65%'.
 * @param hundredths cents, or hundredths of a percent for `assets`
 */
export function amountText(hundredths: number, unit: PriceUnit): string {
  if (unit === 'assets') return `${withCommas(hundredths / 100)}%`;
  return dollars(hundredths, hundredths % 100 === 0 ? 0 : 2);
}

/** An amount, or two, with what it is for: '$65 / hour', '0.65% of assets'. */
export const withUnit = (amount: string, unit: PriceUnit): string =>
  unit === 'assets' ? `${amount} of assets` : `${amount} / ${unit}`;

/** '$65 / hour', '0.65% of assets'. @param hundredths cents, or hundredths of a percent for `assets` */
export const priceText = (hundredths: number, unit: PriceUnit): string => withUnit(amountText(hundredths, unit), unit);
