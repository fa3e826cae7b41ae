import type { Transaction } from '../../../../platform/database/transaction';
import { changeNotAllowed } from '../billing.errors';
import { announcePlan } from './plan-of';
import { nextStatus, type SubscriptionEvent } from './subscription-states';
import type { EndReason, Subscription } from './subscription.model';

const refusals: Readonly<Partial<Record<SubscriptionEvent, string>>> = {
  cancelled: 'This plan is already canceled.',
  resumed: 'This plan is not canceled, so there is nothing to resume.',
  trial_resumed: 'This plan is not canceled, so there is nothing to resume.',
};

/**
 * Moves a subscription on; the account is locked. Whatever its plan is then is what the profile has.
 * @param changes columns that change with it
 * @throws AppError 409 when the event is not allowed in its state
 */
export async function moveOn(
  subscription: Subscription,
  event: SubscriptionEvent,
  changes: Partial<Subscription>,
  transaction: Transaction,
): Promise<void> {
  const status = nextStatus(subscription.status, event);
  if (!status) throw changeNotAllowed(refusals[event] ?? 'This is not possible now. Please reload the page.');
  await subscription.$query(transaction).patch({ status, ...(status === 'ended' && { liveKey: null }), ...changes });
  await announcePlan(subscription.userId, transaction);
}

/** Column values when a subscription ends. */
export const endedBecause = (endReason: EndReason, endedAt: Date): Partial<Subscription> => ({
  endReason,
  endedAt,
  nextAttemptAt: null,
  scheduledPlan: null,
  scheduledInterval: null,
});

/** Column values once a schedule is dropped. */
export const nothingScheduled = { scheduledPlan: null, scheduledInterval: null } as const;
