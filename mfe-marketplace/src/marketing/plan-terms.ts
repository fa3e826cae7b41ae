import { amountText, termsOf, type PlanId } from '@counterpart/api/contract';
import type { BillingPeriod } from './billing-period';

/** Returns a plan's price per month in whole dollars: a month's share of a year's price is rounded down. */
export function pricePerMonth(plan: PlanId, period: BillingPeriod): string {
  const { monthly, annual } = termsOf(plan).price;
  return amountText(period === 'annual' ? Math.floor(annual / 1200) * 100 : monthly, 'month');
}

/** 'Billed annually at $290 (save $58)': the saving is against twelve months. */
export function annualNote(plan: PlanId): string {
  const { monthly, annual } = termsOf(plan).price;
  return `Billed annually at ${amountText(annual, 'month')} (save ${amountText(12 * monthly - annual, 'month')})`;
}
