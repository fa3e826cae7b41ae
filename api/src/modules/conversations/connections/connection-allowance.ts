import { termsOf, type PlanId } from '../../../contract/plans';
import type { Transaction } from '../../../platform/database/transaction';
import { addMonths, type Period } from '../../money/billing/subscriptions/billing-periods';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { Conversation } from '../threads/conversation.model';

/** New connections that a professional's plan includes, and how many are used. */
export interface Allowance {
  readonly plan: PlanId;
  /** New connections a billing month; null is unlimited. */
  readonly limit: number | null;
  /** Requests that reached the professional this billing month. */
  readonly used: number;
  readonly waiting: number;
  /** Start of the next billing month. */
  readonly resetsAt: Date;
}

/**
 * The billing month that a point in time is in: the one that is paid or tried, a month of an annual plan, or without a
 * plan the calendar month in UTC, from the end of the last plan on.
 */
export function billingMonth(subscription: Subscription | undefined, lastEnd: Date | null, now: Date): Period {
  if (!subscription) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    return { start: lastEnd && lastEnd > first ? lastEnd : first, end: addMonths(first, 1) };
  }
  const { periodStart, periodEnd, billingInterval } = subscription;
  if (billingInterval === 'monthly' && now < periodEnd) return { start: periodStart, end: periodEnd };
  let index = 0;
  while (addMonths(periodStart, index + 1) <= now) index += 1;
  return { start: addMonths(periodStart, index), end: addMonths(periodStart, index + 1) };
}

/** Selects the conversations with a professional that others requested. */
export const requestsTo = (userId: number, transaction?: Transaction) =>
  Conversation.query(transaction)
    .where((side) => void side.where('user1Id', userId).orWhere('user2Id', userId))
    .whereNotNull('requestedById')
    .whereNot('requestedById', userId);

/** Reads how many new connections a professional's plan includes this billing month, and how many are used. */
export async function readAllowance(userId: number, now: Date, transaction?: Transaction): Promise<Allowance> {
  const subscription = await Subscription.query(transaction).findOne({ liveKey: userId });
  const last = subscription
    ? undefined
    : await Subscription.query(transaction)
        .where({ userId })
        .whereNotNull('endedAt')
        .orderBy('endedAt', 'desc')
        .first();
  const plan = subscription?.plan ?? 'starter';
  const { start, end } = billingMonth(subscription, last?.endedAt ?? null, now);
  const [used, waiting] = await Promise.all([
    requestsTo(userId, transaction).where('requestDeliveredAt', '>=', start).resultSize(),
    requestsTo(userId, transaction).where({ connection: 'waiting' }).resultSize(),
  ]);
  return { plan, limit: termsOf(plan).connections, used, waiting, resetsAt: end };
}

/** Returns how many more requests may reach a professional this billing month. */
export const roomOf = ({ limit, used }: Pick<Allowance, 'limit' | 'used'>): number =>
  limit === null ? Infinity : Math.max(0, limit - used);
