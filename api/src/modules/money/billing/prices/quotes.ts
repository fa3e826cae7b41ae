import { trialDays } from '../../../../contract/plans';
import type { BillingAccount } from '../payments/billing-account.model';
import { addDays, addMonths, periodOf } from '../subscriptions/billing-periods';
import { alreadyOnPlan, changeNotAllowed, quoteChanged } from '../billing.errors';
import { isUpgrade, periodBill, upgradeBill, type Bill, type Discount, type PaidPlan } from './price-change';
import type { Subscription } from '../subscriptions/subscription.model';

/**
 * Effect of a plan change: `trial` begins the free trial, `start` a plan that is paid now, `trial_change` another plan
 * in the same trial, `upgrade` is immediate and paid now, `scheduled` waits for the period's end.
 */
export interface Quote {
  readonly kind: 'trial' | 'start' | 'trial_change' | 'upgrade' | 'scheduled';
  readonly to: PaidPlan;
  /** Bill to pay now; null when nothing is due. */
  readonly bill: Bill | null;
  readonly effectiveAt: Date;
  /** The first payment after that. */
  readonly nextPayment: { readonly at: Date; readonly amountCents: number };
  /** Time the amounts were computed for. */
  readonly at: Date;
  /** The code that it is discounted by. */
  readonly coupon: string | null;
}

/** A coupon for a new subscription, or what is left of the one that a subscription has. */
export interface Discounts {
  readonly discount: Discount | null;
  /** Paid periods that it holds for; null is all. */
  readonly periods: number | null;
}

const none: Discounts = { discount: null, periods: null };

/** Milliseconds for which an amount that was shown can be confirmed. */
const quoteLife = 15 * 60_000;
/** US cents below which no gateway takes a payment: the little that is left of a period is given away. */
const smallestCharge = 50;
/** Milliseconds that the clocks of two processes may differ by. */
const clockDifference = 60_000;

const isSame = (one: PaidPlan, other: PaidPlan): boolean => one.plan === other.plan && one.interval === other.interval;

export const paidPlanOf = ({ plan, billingInterval }: Subscription): PaidPlan => ({ plan, interval: billingInterval });

/** Plan of a subscription after the present period. */
export const renewsAs = ({ plan, billingInterval, scheduledPlan, scheduledInterval }: Subscription): PaidPlan => ({
  plan: scheduledPlan ?? plan,
  interval: scheduledInterval ?? billingInterval,
});

/**
 * Quotes a change to a plan at a point in time.
 * @throws AppError 409 when nothing would change, or the subscription does not allow it now
 */
export function quoteChange(
  account: Pick<BillingAccount, 'trialUsedAt'> | null,
  subscription: Subscription | null,
  to: PaidPlan,
  at: Date,
  discounts = none,
): Quote {
  if (!subscription) return quoteBeginning(account, to, at, discounts);
  const coupon = null;
  const from = paidPlanOf(subscription);
  if (subscription.status === 'past_due')
    throw changeNotAllowed('Please pay the open invoice first; then you can change your plan.');
  if (subscription.status === 'cancelling')
    throw changeNotAllowed('Your plan is canceled. Resume it first; then you can change it.');
  if (isSame(from, to) || (subscription.scheduledPlan && isSame(renewsAs(subscription), to))) throw alreadyOnPlan();
  const renewsAt = (end: Date) => ({ at: end, amountCents: periodBill(to, discounts.discount).totalCents });
  if (subscription.status === 'trialing')
    return {
      kind: 'trial_change',
      to,
      bill: null,
      effectiveAt: at,
      nextPayment: renewsAt(subscription.periodEnd),
      at,
      coupon,
    };
  if (!isUpgrade(from, to)) {
    const { periodEnd } = subscription;
    return { kind: 'scheduled', to, bill: null, effectiveAt: periodEnd, nextPayment: renewsAt(periodEnd), at, coupon };
  }
  const { periodStart: start, periodEnd } = subscription;
  const end = from.interval === to.interval ? periodEnd : periodOf(at, to.interval, 0).end;
  const whole = upgradeBill(from, to, { start, end: periodEnd }, at, subscription.periodDiscountCents);
  const bill = whole.totalCents < smallestCharge ? null : whole;
  return { kind: 'upgrade', to, bill, effectiveAt: at, nextPayment: renewsAt(end), at, coupon };
}

function quoteBeginning(
  account: Pick<BillingAccount, 'trialUsedAt'> | null,
  to: PaidPlan,
  at: Date,
  { discount, periods }: Discounts,
): Quote {
  const bill = periodBill(to, discount);
  const coupon = discount?.code ?? null;
  if (!account?.trialUsedAt)
    return {
      ...{ kind: 'trial', to, bill: null, effectiveAt: at, at, coupon },
      nextPayment: { at: addDays(at, trialDays), amountCents: bill.totalCents },
    };
  const next = addMonths(at, to.interval === 'annual' ? 12 : 1);
  const { totalCents: amountCents } = periods === 1 ? periodBill(to) : bill;
  return { kind: 'start', to, bill, effectiveAt: at, nextPayment: { at: next, amountCents }, at, coupon };
}

/** Quote that a person saw before confirming. */
export interface SeenQuote extends PaidPlan {
  readonly at: Date;
  readonly totalCents: number;
  /** The code of a coupon; '' without. */
  readonly coupon: string;
}

/**
 * The quote that was confirmed.
 * @throws AppError 409 when it is too old, or costs something else by now
 */
export function confirmedQuote(
  account: BillingAccount,
  subscription: Subscription | null,
  { at, totalCents, plan, interval }: SeenQuote,
  now: Date,
  discounts: Discounts,
): Quote {
  const age = now.getTime() - at.getTime();
  if (age > quoteLife || age < -clockDifference) throw quoteChanged();
  if (subscription && (at < subscription.periodStart || at >= subscription.periodEnd)) throw quoteChanged();
  const quote = quoteChange(account, subscription, { plan, interval }, at, discounts);
  if ((quote.bill?.totalCents ?? 0) !== totalCents) throw quoteChanged();
  return quote;
}
