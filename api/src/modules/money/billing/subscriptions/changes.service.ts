import type { Transaction } from '../../../../platform/database/transaction';
import { termsOf, trialDays } from '../../../../contract/plans';
import { addDays } from './billing-periods';
import { withAccount } from '../payments/billing-accounts';
import type { BillingDeps } from '../billing-deps';
import type { Coupon } from '../prices/coupon.model';
import { discountBy, nextDiscount, noteUse, usableCoupon } from '../prices/coupons.service';
import { newsOfCancelling, newsOfChange, newsOfEnd, newsOfSchedule, newsOfTrial } from '../billing-news';
import { couponNotForChange, noSubscription } from '../billing.errors';
import { Invoice } from '../invoices/invoice.model';
import type { Payment } from '../payments/payment.model';
import { beginPayment, runPayment } from '../payments/payments.service';
import { announcePlan, liveSubscription } from './plan-of';
import { confirmedQuote, paidPlanOf, quoteChange, type Discounts, type Quote, type SeenQuote } from '../prices/quotes';
import { paidPlanLabel, type PaidPlan } from '../prices/price-change';
import { Subscription } from './subscription.model';
import { endedBecause, moveOn, nothingScheduled } from './transitions';
import { BillingAccount as Accounts, type BillingAccount } from '../payments/billing-account.model';

/** Quotes a change to a plan now. @throws AppError 409 */
export async function readQuote(
  userId: number,
  { plan, interval, coupon: code }: PaidPlan & { readonly coupon: string },
  { clock }: BillingDeps,
): Promise<Quote> {
  const [account, subscription] = await Promise.all([Accounts.query().findById(userId), liveSubscription(userId)]);
  const { discounts } = await couponFor(userId, subscription, code, clock.now());
  return quoteChange(account ?? null, subscription ?? null, { plan, interval }, clock.now(), discounts);
}

/** The coupon of a code for a new subscription; without one, what a subscription has left of its own. */
async function couponFor(
  userId: number,
  subscription: Subscription | undefined,
  code: string,
  now: Date,
  transaction?: Transaction,
): Promise<{ coupon: Coupon | null; discounts: Discounts }> {
  if (subscription && code) throw couponNotForChange();
  const periods = subscription?.couponPeriodsLeft ?? null;
  if (subscription)
    return { coupon: null, discounts: { discount: await nextDiscount(subscription, transaction), periods } };
  const coupon = code ? await usableCoupon(code, userId, now, transaction) : null;
  return { coupon, discounts: { discount: coupon && discountBy(coupon), periods: coupon?.periods ?? null } };
}

/**
 * Makes the change that was shown and confirmed. What is free of charge holds when this returns; a payment may have
 * failed, or wait for the customer's bank.
 * @returns the payment, if one was made
 * @throws AppError 409 when the amount differs from what was shown, without a card, or while another payment runs; 503
 */
export async function changePlan(userId: number, seen: SeenQuote, deps: BillingDeps): Promise<Payment | null> {
  const payment = await withAccount(userId, async (account, transaction) => {
    const now = deps.clock.now();
    const subscription = (await liveSubscription(userId, transaction)) ?? null;
    const { coupon, discounts } = await couponFor(userId, subscription ?? undefined, seen.coupon, now, transaction);
    const quote = confirmedQuote(account, subscription, seen, now, discounts);
    const payment = quote.bill
      ? await beginPayment(paymentFor(account, subscription, quote, coupon), deps, transaction)
      : null;
    if (coupon) await noteUse(coupon, userId, now, transaction);
    if (!payment) await changeFreely(account, subscription, quote, coupon, now, transaction);
    return payment;
  });
  return payment && runPayment(payment, deps);
}

function paymentFor(
  account: BillingAccount,
  subscription: Subscription | null,
  { to, bill, at }: Quote,
  coupon: Coupon | null,
) {
  if (!bill) throw new TypeError('Nothing is to be paid.');
  const from = subscription && {
    ...paidPlanOf(subscription),
    periodStart: subscription.periodStart.toISOString(),
    at: at.toISOString(),
  };
  return {
    account,
    purpose: subscription ? ('upgrade' as const) : ('start' as const),
    subscriptionId: subscription?.id ?? null,
    invoiceId: null,
    details: { to, bill, isPresent: true, ...(coupon && { couponId: coupon.id }), ...(from && { from }) },
  };
}

async function changeFreely(
  account: BillingAccount,
  subscription: Subscription | null,
  { kind, to }: Quote,
  coupon: Coupon | null,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  if (!subscription) {
    await startTrial(account, to, coupon, now, transaction);
  } else if (kind === 'trial_change' || kind === 'upgrade') {
    const changes = { plan: to.plan, billingInterval: to.interval, ...nothingScheduled };
    await moveOn(subscription, 'plan_changed', changes, transaction);
    await newsOfChange(subscription, transaction);
  } else {
    const changes = { scheduledPlan: to.plan, scheduledInterval: to.interval };
    await moveOn(subscription, 'downgrade_scheduled', changes, transaction);
    await newsOfSchedule(subscription, paidPlanLabel(to), transaction);
  }
}

async function startTrial(
  account: BillingAccount,
  { plan, interval }: PaidPlan,
  coupon: Coupon | null,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const { userId } = account;
  await account.$query(transaction).patch({ trialUsedAt: now });
  const periodEnd = addDays(now, trialDays);
  const subscription = await Subscription.query(transaction).insertAndFetch({
    userId,
    liveKey: userId,
    plan,
    billingInterval: interval,
    status: 'trialing',
    anchorAt: now,
    periodIndex: 0,
    periodStart: now,
    periodEnd,
    trialEndsAt: periodEnd,
    couponId: coupon?.id ?? null,
    couponPeriodsLeft: coupon?.periods ?? null,
    createdAt: now,
  });
  await announcePlan(userId, transaction);
  await newsOfTrial(subscription, transaction);
}

/**
 * Cancels to the end of what is paid or tried; while an invoice is open, immediately, and nothing of it is owed.
 * @throws AppError 409
 */
export function cancelPlan(userId: number, { clock }: BillingDeps): Promise<void> {
  return withAccount(userId, async (_account, transaction) => {
    const subscription = await liveSubscription(userId, transaction);
    if (!subscription) throw noSubscription();
    const now = clock.now();
    if (subscription.status === 'past_due') {
      await Invoice.query(transaction)
        .where({ subscriptionId: subscription.id, status: 'open' })
        .patch({ status: 'uncollectible' });
      await moveOn(subscription, 'cancelled', endedBecause('cancelled', now), transaction);
      await newsOfEnd(userId, termsOf(subscription.plan).name, 'cancelled', transaction);
      return;
    }
    await moveOn(subscription, 'cancelled', nothingScheduled, transaction);
    await newsOfCancelling(subscription, transaction);
  });
}

/** Takes a cancellation, or a scheduled downgrade, back. @throws AppError 409 */
export function resumePlan(userId: number, { clock }: BillingDeps): Promise<void> {
  return withAccount(userId, async (_account, transaction) => {
    const subscription = await liveSubscription(userId, transaction);
    if (!subscription) throw noSubscription();
    const { trialEndsAt } = subscription;
    const isTrial = trialEndsAt !== null && clock.now() < trialEndsAt;
    await moveOn(subscription, isTrial ? 'trial_resumed' : 'resumed', nothingScheduled, transaction);
  });
}

/**
 * Ends whatever a user has, without another payment, as their account is deleted, and takes their name off invoices.
 * The transaction is the deletion's.
 */
export async function closeBilling(userId: number, now: Date, transaction: Transaction): Promise<void> {
  await Invoice.query(transaction)
    .where({ userId })
    .patch({ billedName: 'Deleted user', billedEmail: `deleted-${userId}@deleted.invalid` });
  const subscription = await Subscription.query(transaction).findOne({ liveKey: userId }).forUpdate();
  if (!subscription) return;
  await Invoice.query(transaction)
    .where({ subscriptionId: subscription.id, status: 'open' })
    .patch({ status: 'uncollectible' });
  await moveOn(subscription, 'account_closed', endedBecause('account_closed', now), transaction);
}
