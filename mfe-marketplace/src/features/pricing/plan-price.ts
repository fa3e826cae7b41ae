import type { BillingPeriod } from '../../marketing/billing-period';
import type { Plan } from './plans';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount in cents as whole dollars: 2900 is '$29'. */
const formatCents = (cents: number): string => dollars.format(cents / 100);

/** What a plan costs a month in a period, and the line below it. */
export function planPrice(plan: Plan, period: BillingPeriod): { readonly perMonth: string; readonly note: string } {
  if (!plan.annual) return { perMonth: formatCents(plan.monthlyCents), note: 'Free forever, no credit card' };
  if (period === 'monthly') return { perMonth: formatCents(plan.monthlyCents), note: 'Billed monthly, cancel anytime' };
  const { perMonthCents, totalCents, savingCents } = plan.annual;
  return { perMonth: formatCents(perMonthCents), note: `Billed annually at ${formatCents(totalCents)} (save ${formatCents(savingCents)})` };
}
