import { termsOf, type PlanId } from '@counterpart/api/contract';
import type { BillingPeriod } from '../../marketing/billing-period';
import { annualNote, pricePerMonth } from '../../marketing/plan-terms';

/** Returns a plan's price per month in a period, and the line below it. */
export function planPrice(plan: PlanId, period: BillingPeriod): { readonly perMonth: string; readonly note: string } {
  const perMonth = pricePerMonth(plan, period);
  if (termsOf(plan).price.monthly === 0) return { perMonth, note: 'Free forever, no credit card' };
  return { perMonth, note: period === 'annual' ? annualNote(plan) : 'Billed monthly, cancel anytime' };
}
