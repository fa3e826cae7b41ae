import type { AdminBillingEventPage, AdminCoupon, AdminPayment, AdminSubscription } from '@counterpart/api/contract';
import type { BadgeTone } from '@counterpart/design-system/badge';
import type { WriteDate } from '@counterpart/shell/sdk';

interface State {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const planLabels: Readonly<Record<AdminSubscription['plan'], string>> = {
  professional: 'Professional',
  premium: 'Premium',
};

export const subscriptionStates: Readonly<Record<AdminSubscription['status'], State>> = {
  trialing: { label: 'Trial', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  past_due: { label: 'Past due', tone: 'warning' },
  cancelling: { label: 'Canceled, runs out', tone: 'neutral' },
  downgrading: { label: 'Downgrade scheduled', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

const endReasons: Readonly<Record<NonNullable<AdminSubscription['endReason']>, string>> = {
  cancelled: 'canceled',
  trial_ended: 'trial ended without a card',
  unpaid: 'not paid',
  disputed: 'a dispute was lost',
  account_closed: 'account deleted',
};

export const paymentStates: Readonly<Record<AdminPayment['status'], State>> = {
  pending: { label: 'Pending', tone: 'info' },
  requires_action: { label: 'Waits for the bank', tone: 'info' },
  succeeded: { label: 'Received', tone: 'success' },
  failed: { label: 'Failed', tone: 'error' },
  refund_due: { label: 'Refund on its way', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'warning' },
  charged_back: { label: 'Charged back', tone: 'error' },
};

export const paymentPurposes: Readonly<Record<AdminPayment['purpose'], string>> = {
  start: 'First payment',
  upgrade: 'Upgrade',
  renewal: 'Renewal',
};

export const invoiceStates: Readonly<Record<'open' | 'paid' | 'uncollectible' | 'refunded', State>> = {
  open: { label: 'Open', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  uncollectible: { label: 'Not collected', tone: 'error' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

export const eventStates: Readonly<Record<AdminBillingEventPage['items'][number]['status'], State>> = {
  received: { label: 'Received', tone: 'info' },
  waiting: { label: 'Waiting', tone: 'warning' },
  processed: { label: 'Applied', tone: 'success' },
  ignored: { label: 'Ignored', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'error' },
};

export const couponStates: Readonly<Record<AdminCoupon['state'], State>> = {
  active: { label: 'Active', tone: 'success' },
  used_up: { label: 'Used up', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  retired: { label: 'Retired', tone: 'neutral' },
};

/** 'Nov 24, 2026', of an ended one with why. */
export const untilText = ({ periodEnd, endedAt, endReason }: AdminSubscription, dateText: WriteDate): string =>
  `${dateText(endedAt ?? periodEnd, 'day')}${endedAt && endReason ? `, ${endReasons[endReason]}` : ''}`;

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The moment a month begins in UTC. @param month '2026-11' */
export const firstDayOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** 'Nov 2026', of '2026-11'. */
export const monthName = (month: string): string => monthFormat.format(firstDayOf(month));
