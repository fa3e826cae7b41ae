import type { AdminRevenue } from '../../../contract/named-types';
import { csvLine } from '../../../platform/csv/csv-line';
import { addMonths } from '../billing/subscriptions/billing-periods';
import { Invoice } from '../billing/invoices/invoice.model';
import { recurringCents } from '../billing/prices/price-change';
import { Subscription } from '../billing/subscriptions/subscription.model';

const monthsShown = 12;

interface Month {
  readonly key: string;
  readonly start: Date;
  /** Its last moment; of the running month: now. */
  readonly until: Date;
}

function monthsUntil(now: Date): Month[] {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1));
  return Array.from({ length: monthsShown }, (_, index) => {
    const start = addMonths(first, index);
    const last = new Date(addMonths(first, index + 1).getTime() - 1);
    return { key: start.toISOString().slice(0, 7), start, until: last > now ? now : last };
  });
}

const isIn = (moment: Date | null, { start, until }: Month): boolean =>
  moment !== null && moment >= start && moment <= until;

type PaidInvoice = Pick<
  Invoice,
  | 'subscriptionId'
  | 'status'
  | 'lines'
  | 'totalCents'
  | 'refundedCents'
  | 'periodStart'
  | 'periodEnd'
  | 'issuedAt'
  | 'paidAt'
>;

/** Groups paid invoices by subscription, the newest last. */
function bySubscription(invoices: readonly PaidInvoice[]): Map<number, PaidInvoice[]> {
  const found = new Map<number, PaidInvoice[]>();
  for (const invoice of invoices) {
    if (invoice.subscriptionId === null) continue;
    const paid = found.get(invoice.subscriptionId);
    if (paid) paid.push(invoice);
    else found.set(invoice.subscriptionId, [invoice]);
  }
  return found;
}

/** Returns the monthly US cents of a subscription at a point in time; null when it was not paid then. */
function monthlyAt(paid: readonly PaidInvoice[], { endedAt }: Subscription, moment: Date): number | null {
  if (endedAt && endedAt <= moment) return null;
  const current = paid.findLast(
    ({ issuedAt, periodStart, periodEnd }) => issuedAt <= moment && periodStart <= moment && moment < periodEnd,
  );
  return current ? recurringCents(current.lines) : null;
}

/**
 * Revenue of the last twelve months in UTC. What is recurring at a moment follows from the newest paid invoice of each
 * subscription whose period covers it: by the month, a year counts a twelfth, at the present prices less
 * its coupon.
 */
export async function readRevenue(now: Date): Promise<AdminRevenue> {
  const months = monthsUntil(now);
  const since = months[0]?.start ?? now;
  const [invoices, subscriptions] = await Promise.all([
    Invoice.query()
      .whereIn('status', ['paid', 'refunded'])
      .whereNotNull('paidAt')
      .where('periodEnd', '>=', addMonths(since, -12))
      .orderBy('number')
      .select(
        'subscriptionId',
        'status',
        'lines',
        'totalCents',
        'refundedCents',
        'periodStart',
        'periodEnd',
        'issuedAt',
        'paidAt',
      ),
    Subscription.query(),
  ]);
  const paidBy = bySubscription(invoices);
  const paidOf = ({ id }: Subscription) => paidBy.get(id) ?? [];
  const live = subscriptions.filter(({ status }) => status !== 'ended');
  return {
    months: months.map((month) => {
      const paidNow = invoices.filter(({ paidAt }) => isIn(paidAt, month));
      const trials = subscriptions.filter(({ trialEndsAt }) => isIn(trialEndsAt, month));
      const at = (moment: Date) => subscriptions.map((one) => monthlyAt(paidOf(one), one, moment));
      return {
        month: month.key,
        paidCents: paidNow.reduce((sum, { totalCents }) => sum + totalCents, 0),
        refundedCents: paidNow.reduce((sum, invoice) => sum + invoice.refundedCents, 0),
        mrrCents: at(month.until).reduce<number>((total, cents) => total + (cents ?? 0), 0),
        started: subscriptions.filter((one) => isIn(paidOf(one)[0]?.paidAt ?? null, month)).length,
        churned: subscriptions.filter((one) => isIn(one.endedAt, month) && paidOf(one).length > 0).length,
        paying: at(month.start).filter((cents) => cents !== null).length,
        trialsEnded: trials.length,
        trialsConverted: trials.filter((one) => paidOf(one).length > 0).length,
      };
    }),
    now: {
      paying: live.filter(({ status }) => status !== 'trialing' && status !== 'past_due').length,
      trialing: live.filter(({ status }) => status === 'trialing').length,
      pastDue: live.filter(({ status }) => status === 'past_due').length,
    },
  };
}

/** The months as a file, amounts in dollars. */
export function revenueCsv({ months }: AdminRevenue): string {
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const heading = [
    ...[
      'Month (UTC)',
      'Paid (USD)',
      'Refunded (USD)',
      'Paid less refunds (USD)',
      'Recurring at month’s end (USD)',
      'Started',
      'Churned',
    ],
    ...['Paying at month’s start', 'Trials ended', 'Trials converted'],
  ];
  const lines = months.map((month) => [
    ...[month.month, dollars(month.paidCents), dollars(month.refundedCents)],
    ...[dollars(month.paidCents - month.refundedCents), dollars(month.mrrCents)],
    ...[month.started, month.churned, month.paying, month.trialsEnded, month.trialsConverted],
  ]);
  return [heading, ...lines].map((cells) => csvLine(cells)).join('');
}
