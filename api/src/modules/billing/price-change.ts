import { planTerms, termsOf, type BillingInterval, type PlanId } from '../../contract/plans';
import type { Period } from './billing-periods';

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

/** What is to be paid. US cents. */
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

/** One whole period of a plan. */
export const periodBill = (paid: PaidPlan): Bill =>
  billOf([{ label: paidPlanLabel(paid), amountCents: priceOf(paid) }]);

const rankOf = (plan: PlanId): number => planTerms.findIndex(({ id }) => id === plan);

/**
 * Whether a change takes effect immediately: to a larger plan, or to paying by the year. What would leave a year that
 * is paid waits for its end, so that no change gives money back.
 */
export function isUpgrade(from: PaidPlan, to: PaidPlan): boolean {
  if (from.interval === 'annual' && to.interval === 'monthly') return false;
  const difference = rankOf(to.plan) - rankOf(from.plan);
  return difference > 0 || (difference === 0 && from.interval !== to.interval);
}

/**
 * What an upgrade costs now: the rest of the period on the new plan, less the rest on the old one; by the year a whole
 * year, which begins now, less the rest of the month. Each line is rounded to the cent, half a cent up.
 */
export function upgradeBill(from: PaidPlan, to: PaidPlan, period: Period, now: Date): Bill {
  const whole = period.end.getTime() - period.start.getTime();
  const left = Math.min(Math.max(period.end.getTime() - now.getTime(), 0), whole);
  const restOf = (paid: PaidPlan): number => Math.round((priceOf(paid) * left) / whole);
  const isNewPeriod = from.interval !== to.interval;
  return billOf([
    isNewPeriod
      ? { label: paidPlanLabel(to), amountCents: priceOf(to) }
      : { label: `${paidPlanLabel(to)}: rest of the period`, amountCents: restOf(to) },
    { label: `${paidPlanLabel(from)}: unused time`, amountCents: 0 - restOf(from) },
  ]);
}
