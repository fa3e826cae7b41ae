import { amountText, termLabel, withUnit, type TypicalPrice } from '@counterpart/api/contract';

/** '$250 to $900 / return', or '$65 / hour' where both ends are the same. */
export function typicalRange({ unit, low, high }: Pick<TypicalPrice, 'unit' | 'low' | 'high'>): string {
  const range = low === high ? amountText(low, unit) : `${amountText(low, unit)} to ${amountText(high, unit)}`;
  return withUnit(range, unit);
}

/** 'Tax Preparation: usually $250 to $900 / return'; several units with a comma. */
export function typicalText(service: string, prices: readonly TypicalPrice[]): string {
  return `${termLabel('service', service)}: usually ${prices.map(typicalRange).join(', or ')}`;
}
