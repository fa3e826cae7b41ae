import type { BillingPeriod } from '../../marketing/billing-period';
import { wholeDollars } from '../../whole-dollars';
import type { Plan } from './plans';

/** What a plan costs a month in a period, and the line below it. */
export function planPrice(plan: Plan, period: BillingPeriod): { readonly perMonth: string; readonly note: string } {
  if (!plan.annual) return { perMonth: wholeDollars(plan.monthlyCents), note: 'Free forever, no credit card' };
  if (period === 'monthly')
    return { perMonth: wholeDollars(plan.monthlyCents), note: 'Billed monthly, cancel anytime' };
  const { perMonthCents, totalCents, savingCents } = plan.annual;
  return {
    perMonth: wholeDollars(perMonthCents),
    note: `Billed annually at ${wholeDollars(totalCents)} (save ${wholeDollars(savingCents)})`,
  };
}
