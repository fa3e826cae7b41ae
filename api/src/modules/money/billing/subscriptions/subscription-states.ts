/** States of a subscription. `downgrading` is a downgrade that waits for the period's end. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelling', 'downgrading', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Events of a subscription. */
export const subscriptionEvents = [
  'plan_changed',
  'downgrade_scheduled',
  'cancelled',
  'trial_resumed',
  'resumed',
  'renewed',
  'payment_failed',
  'payment_recovered',
  'retries_exhausted',
  'period_ended',
  'dispute_lost',
  'account_closed',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** Every transition that is allowed; what is not named here is refused. */
const transitions: Readonly<
  Record<SubscriptionStatus, Readonly<Partial<Record<SubscriptionEvent, SubscriptionStatus>>>>
> = {
  trialing: {
    plan_changed: 'trialing',
    cancelled: 'cancelling',
    renewed: 'active',
    period_ended: 'ended',
    account_closed: 'ended',
  },
  active: {
    plan_changed: 'active',
    downgrade_scheduled: 'downgrading',
    cancelled: 'cancelling',
    renewed: 'active',
    payment_failed: 'past_due',
    dispute_lost: 'ended',
    account_closed: 'ended',
  },
  // The period that has begun is not paid: cancelling ends the plan immediately.
  past_due: {
    cancelled: 'ended',
    payment_failed: 'past_due',
    payment_recovered: 'active',
    retries_exhausted: 'ended',
    dispute_lost: 'ended',
    account_closed: 'ended',
  },
  cancelling: {
    trial_resumed: 'trialing',
    resumed: 'active',
    period_ended: 'ended',
    dispute_lost: 'ended',
    account_closed: 'ended',
  },
  downgrading: {
    plan_changed: 'active',
    downgrade_scheduled: 'downgrading',
    cancelled: 'cancelling',
    resumed: 'active',
    renewed: 'active',
    dispute_lost: 'ended',
    account_closed: 'ended',
  },
  ended: {},
};

/** The state after an event; null when the event is not allowed in this state. */
export function nextStatus(status: SubscriptionStatus, event: SubscriptionEvent): SubscriptionStatus | null {
  return transitions[status][event] ?? null;
}
