import { moneyText, termsOf, type Billing, type BillingInterval, type PlanId } from '@counterpart/api/contract';
import { type WriteDate } from '@counterpart/shell/sdk';

export const planName = (plan: PlanId): string => termsOf(plan).name;

/** 'a month' or 'a year'. */
export const perPeriod = (interval: BillingInterval): string => (interval === 'annual' ? 'a year' : 'a month');

/** Label and tone of each plan status. */
export const statusLabels: Readonly<
  Record<NonNullable<Billing['status']>, { readonly label: string; readonly tone: 'success' | 'warning' | 'neutral' }>
> = {
  trialing: { label: 'Free trial', tone: 'success' },
  active: { label: 'Active', tone: 'success' },
  past_due: { label: 'Payment failed', tone: 'warning' },
  cancelling: { label: 'Canceled', tone: 'neutral' },
  downgrading: { label: 'Change scheduled', tone: 'neutral' },
};

/** Says what happens to a plan next, and when. */
export function nextSentence(
  { plan, status, next }: Pick<Billing, 'plan' | 'status' | 'next'>,
  dateText: WriteDate,
): string {
  if (!next) return 'Starter is free forever. There is nothing to pay.';
  const day = dateText(next.at, 'longDay');
  const price = `${moneyText(next.amountCents)} ${perPeriod(next.interval)}`;
  switch (next.kind) {
    case 'renews':
      return status === 'trialing'
        ? `Your trial ends on ${day}. Your card will then be charged ${price}.`
        : `Renews on ${day} for ${price}.`;
    case 'changes':
      return `You keep ${planName(plan)} until ${day}. Then you switch to ${planName(next.plan)} for ${price}.`;
    case 'ends':
      return status === 'trialing'
        ? `Your trial ends on ${day}. Without a payment method you go back to Starter, and nothing is charged.`
        : `You keep ${planName(plan)} until ${day}. Then you go back to Starter. You won’t be charged again.`;
    case 'retries':
      return `We’ll try your payment of ${moneyText(next.amountCents)} again on ${day}. You keep ${planName(plan)} until then.`;
  }
}
