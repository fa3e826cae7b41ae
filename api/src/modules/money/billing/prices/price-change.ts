import { planTerms, termsOf, type BillingInterval, type PlanId } from '../../../../contract/plans';
import type { Period } from '../subscriptions/billing-periods';

/** A paid plan as it is paid. */
export interface PaidPlan {
  readonly plan: PlanId;
  readonly interval: BillingInterval;
}

/** A line of an invoice or of what is shown before one; a credit is negative. US cents. */
export interface BillLine {
  readonly label: string;
  readonly amountCents: number;
}

/** Amounts to pay, in US cents. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/**
 * Sales tax in hundredths of a percent. Software sold by the seller's state without nexus elsewhere carries none; the
 * line is shown all the same.
 */
const taxBasisPoints = 0;

const priceOf = ({ plan, interval }: PaidPlan): number => termsOf(plan).price[interval];

/** 'Professional, monthly'. */
export const paidPlanLabel = ({ plan, interval }: PaidPlan): string => `${termsOf(plan).name}, ${interval}`;

/** Adds lines up, with tax on their sum. */
export function billOf(lines: readonly BillLine[], basisPoints = taxBasisPoints): Bill {
  const subtotalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const taxCents = Math.round((subtotalCents * basisPoints) / 10_000);
  return { lines, subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** Coupon discount: a share, or an amount in US cents. */
export interface Discount {
  readonly code: string;
  readonly percent: number | null;
  readonly amountCents: number | null;
}

/** US cents that are paid of a discounted period at least: no gateway charges less. */
const smallestPayment = 50;

/** Start of a coupon line's label. */
const couponPrefix = 'Coupon ';

/** US cents that a discount takes off a period; half a cent rounds up. */
export function discountCents(paid: PaidPlan, { percent, amountCents }: Discount): number {
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((priceOf(paid) * percent) / 100);
  return Math.min(wanted, priceOf(paid) - smallestPayment);
}

/** One whole period of a plan. */
export function periodBill(paid: PaidPlan, discount: Discount | null = null): Bill {
  const whole = { label: paidPlanLabel(paid), amountCents: priceOf(paid) };
  if (!discount) return billOf([whole]);
  return billOf([whole, { label: `${couponPrefix}${discount.code}`, amountCents: 0 - discountCents(paid, discount) }]);
}

/** The plan that the lines of an invoice are for: the first one names it. Null for lines of another making. */
function paidPlanOfLines([line]: readonly BillLine[]): PaidPlan | null {
  for (const { id: plan } of planTerms)
    for (const interval of ['monthly', 'annual'] as const)
      if (line?.label.startsWith(paidPlanLabel({ plan, interval }))) return { plan, interval };
  return null;
}

/** Monthly US cents of an invoice with these lines, less its coupon; a year counts a twelfth. */
export function recurringCents(lines: readonly BillLine[]): number | null {
  const paid = paidPlanOfLines(lines);
  if (!paid) return null;
  const discounts = lines.filter(({ label }) => label.startsWith(couponPrefix));
  const period = discounts.reduce((sum, { amountCents }) => sum + amountCents, priceOf(paid));
  return paid.interval === 'annual' ? Math.round(period / 12) : period;
}

const rankOf = (plan: PlanId): number => planTerms.findIndex(({ id }) => id === plan);

/**
 * True when a change takes effect immediately: to a larger plan, or to annual payment. A change that would leave a paid
 * year waits for its end, so that none gives money back.
 */
export function isUpgrade(from: PaidPlan, to: PaidPlan): boolean {
  if (from.interval === 'annual' && to.interval === 'monthly') return false;
  const difference = rankOf(to.plan) - rankOf(from.plan);
  return difference > 0 || (difference === 0 && from.interval !== to.interval);
}

/**
 * Bills an upgrade now: the rest of the period on the new plan, less the rest on the old one; for annual payment a
 * whole year from now, less the rest of the month. Each line is rounded to the cent, half a cent up.
 * @param discountedBy US cents that a coupon took off the present period: only what was paid is credited
 */
export function upgradeBill(from: PaidPlan, to: PaidPlan, period: Period, now: Date, discountedBy = 0): Bill {
  const whole = period.end.getTime() - period.start.getTime();
  const left = Math.min(Math.max(period.end.getTime() - now.getTime(), 0), whole);
  const restOf = (cents: number): number => Math.round((cents * left) / whole);
  const isNewPeriod = from.interval !== to.interval;
  return billOf([
    isNewPeriod
      ? { label: paidPlanLabel(to), amountCents: priceOf(to) }
      : { label: `${paidPlanLabel(to)}: rest of the period`, amountCents: restOf(priceOf(to)) },
    { label: `${paidPlanLabel(from)}: unused time`, amountCents: 0 - restOf(priceOf(from) - discountedBy) },
  ]);
}
