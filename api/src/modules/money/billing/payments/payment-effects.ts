import type { Transaction } from '../../../../platform/database/transaction';
import { addDays, periodOf, type Period } from '../subscriptions/billing-periods';
import { newsOfChange, newsOfEnd, newsOfFailure, newsOfReceipt, newsOfRefund } from '../billing-news';
import { Coupon } from '../prices/coupon.model';
import { discountBy, giveUseBack } from '../prices/coupons.service';
import { Invoice } from '../invoices/invoice.model';
import { issueInvoice } from '../invoices/invoices.service';
import type { Payment } from './payment.model';
import { announcePlan, liveSubscription } from '../subscriptions/plan-of';
import { termsOf } from '../../../../contract/plans';
import { discountCents } from '../prices/price-change';
import { nextStatus } from '../subscriptions/subscription-states';
import { Subscription } from '../subscriptions/subscription.model';
import { endedBecause, moveOn, nothingScheduled } from '../subscriptions/transitions';

/** Days after an invoice was issued on which its payment is retried; then the plan ends. */
const retryDays = [3, 7, 14] as const;

/** Applies a successful payment. If what it paid for has ended by then, it is refunded. */
export async function applySuccess(payment: Payment, now: Date, transaction: Transaction): Promise<void> {
  const invoice = await bought[payment.purpose](payment, now, transaction);
  if (!invoice) {
    await releaseCoupon(payment, transaction);
    await payment.$query(transaction).patch({ status: 'refund_due' });
    await newsOfRefund(payment.userId, payment.amountCents, transaction);
    return;
  }
  await payment.$query(transaction).patch({ invoiceId: invoice.id, subscriptionId: invoice.subscriptionId });
  await newsOfReceipt(invoice, transaction);
}

type Effect = (payment: Payment, now: Date, transaction: Transaction) => Promise<Invoice | null>;

const bought: Readonly<Record<Payment['purpose'], Effect>> = {
  start: async ({ id, userId, details: { to, bill, couponId } }, now, transaction) => {
    if (await liveSubscription(userId, transaction)) return null;
    const period = periodOf(now, to.interval, 0);
    const coupon = couponId ? await Coupon.query(transaction).findById(couponId) : undefined;
    const subscription = await Subscription.query(transaction).insertAndFetch({
      userId,
      liveKey: userId,
      plan: to.plan,
      billingInterval: to.interval,
      status: 'active',
      anchorAt: now,
      ...periodColumns(period, 0),
      couponId: coupon?.id ?? null,
      couponPeriodsLeft: coupon?.periods ? coupon.periods - 1 : null,
      periodDiscountCents: coupon ? discountCents(to, discountBy(coupon)) : 0,
      createdAt: now,
    });
    await announcePlan(userId, transaction);
    await newsOfChange(subscription, transaction);
    const about = { userId, subscriptionId: subscription.id, bill, period, paidAt: now };
    return issueInvoice({ ...about, invoiceKey: `start:${id}` }, now, transaction);
  },
  upgrade: async ({ id, userId, subscriptionId, details: { to, from, bill } }, now, transaction) => {
    const subscription = await liveSubscription(userId, transaction);
    if (!subscription || !from || subscription.id !== subscriptionId) return null;
    const isAsSeen =
      subscription.plan === from.plan &&
      subscription.billingInterval === from.interval &&
      subscription.periodStart.toISOString() === from.periodStart;
    if (!isAsSeen || !nextStatus(subscription.status, 'plan_changed')) return null;
    const at = new Date(from.at);
    const isNewPeriod = from.interval !== to.interval;
    const period = isNewPeriod ? periodOf(at, to.interval, 0) : { start: at, end: subscription.periodEnd };
    const changes = {
      plan: to.plan,
      billingInterval: to.interval,
      ...nothingScheduled,
      periodDiscountCents: 0,
      ...(isNewPeriod && { anchorAt: at, ...periodColumns(period, 0) }),
    };
    await moveOn(subscription, 'plan_changed', changes, transaction);
    await newsOfChange(subscription, transaction);
    const about = { userId, subscriptionId: subscription.id, bill, period, paidAt: now };
    return issueInvoice({ ...about, invoiceKey: `upgrade:${id}` }, now, transaction);
  },
  renewal: async ({ invoiceId }, now, transaction) => {
    const invoice = await Invoice.query(transaction)
      .findById(invoiceId ?? 0)
      .throwIfNotFound();
    if (invoice.status !== 'open') return null;
    await invoice.$query(transaction).patch({ status: 'paid', paidAt: now });
    const subscription = await subscriptionOf(invoice, transaction);
    if (subscription.status === 'past_due')
      await moveOn(subscription, 'payment_recovered', { failedAttempts: 0, nextAttemptAt: null }, transaction);
    return invoice;
  },
};

const periodColumns = ({ start, end }: Period, periodIndex: number) => ({
  periodStart: start,
  periodEnd: end,
  periodIndex,
});

const subscriptionOf = (invoice: Invoice, transaction: Transaction): Promise<Subscription> =>
  Subscription.query(transaction)
    .findById(invoice.subscriptionId ?? 0)
    .throwIfNotFound()
    .execute();

/** Applies a failed payment: only a renewal was owed. Payments by users themselves do not count as attempts. */
export async function applyFailure(payment: Payment, now: Date, transaction: Transaction): Promise<void> {
  await releaseCoupon(payment, transaction);
  if (payment.purpose !== 'renewal' || payment.details.isPresent) return;
  const invoice = await Invoice.query(transaction)
    .findById(payment.invoiceId ?? 0)
    .throwIfNotFound();
  if (invoice.status === 'open') await renewalFailed(invoice, payment.failureCode, now, transaction);
}

/** Releases the coupon of a payment that started no plan: its user can use it again. */
async function releaseCoupon({ userId, details: { couponId } }: Payment, transaction: Transaction): Promise<void> {
  if (couponId) await giveUseBack(couponId, userId, transaction);
}

/** Notes that an open invoice could not be paid: it is retried on fixed days, and after the last the plan ends. */
export async function renewalFailed(
  invoice: Invoice,
  code: string | null,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const subscription = await subscriptionOf(invoice, transaction);
  if (subscription.status === 'ended') return;
  const retryAfter = retryDays[subscription.failedAttempts];
  if (retryAfter === undefined) {
    const { plan } = subscription;
    await invoice.$query(transaction).patch({ status: 'uncollectible' });
    await moveOn(subscription, 'retries_exhausted', endedBecause('unpaid', now), transaction);
    await newsOfEnd(subscription.userId, termsOf(plan).name, 'unpaid', transaction);
    return;
  }
  await moveOn(
    subscription,
    'payment_failed',
    { failedAttempts: subscription.failedAttempts + 1, nextAttemptAt: addDays(invoice.issuedAt, retryAfter) },
    transaction,
  );
  await newsOfFailure(subscription, invoice, code, transaction);
}
