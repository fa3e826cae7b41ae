import { termsOf } from '../../../../contract/plans';
import type { BillingAccount } from '../payments/billing-account.model';
import { usableCard, withAccount } from '../payments/billing-accounts';
import type { BillingDeps } from '../billing-deps';
import { newsOfEnd, newsOfTrialEnding } from '../billing-news';
import { addDays, periodOf } from './billing-periods';
import { Invoice } from '../invoices/invoice.model';
import { issueInvoice } from '../invoices/invoices.service';
import { Payment } from '../payments/payment.model';
import { beginPayment, runPayment, settlePayment } from '../payments/payments.service';
import { renewalFailed } from '../payments/payment-effects';
import { nextDiscount } from '../prices/coupons.service';
import { discountCents, periodBill } from '../prices/price-change';
import { renewsAs } from '../prices/quotes';
import { Subscription } from './subscription.model';
import { endedBecause, moveOn, nothingScheduled } from './transitions';
import type { Transaction } from '../../../../platform/database/transaction';

/** Rows per run and step: what is left comes with the next run. */
const perRun = 200;
/** Days before its end on which a trial is announced to end. */
const reminderDays = 2;
/** Milliseconds after which a payment that was not decided is requested again under its key. */
const staleAfter = 2 * 60_000;
/** Milliseconds for which a payment waits for the customer's bank. */
const actionLife = 24 * 60 * 60_000;

/**
 * Everything that time brings: periods that end, payments that are retried, payments left undecided, what is to be
 * given back, and trials that end soon. One that fails leaves the others alone.
 * @throws AggregateError with what failed, once all was tried
 */
export async function runBilling(deps: BillingDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [finishPayments, endPeriods, retryPayments, giveBack, announceTrialEnds])
    for (const work of await step(deps)) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the billing run failed`);
}

type Step = (deps: BillingDeps) => Promise<readonly (() => Promise<unknown>)[]>;

const endPeriods: Step = async (deps) => {
  const due = await Subscription.query()
    .whereNotIn('status', ['ended', 'past_due'])
    .where('periodEnd', '<=', deps.clock.now())
    .orderBy('periodEnd')
    .limit(perRun);
  return due.map(({ id, userId }) => async () => {
    const payment = await withAccount(userId, (account, transaction) => endPeriod(account, id, deps, transaction));
    if (payment) await runPayment(payment, deps);
  });
};

/** Ends a period: the plan ends with it, or the next begins with an invoice. Gives the payment to make. */
async function endPeriod(
  account: BillingAccount,
  id: number,
  deps: BillingDeps,
  transaction: Transaction,
): Promise<Payment | null> {
  const now = deps.clock.now();
  const subscription = await Subscription.query(transaction).findById(id).throwIfNotFound();
  const { userId, status, periodEnd } = subscription;
  if (status === 'ended' || status === 'past_due' || periodEnd > now) return null;
  const hasCard = usableCard(account, deps.payments.name) !== null;
  if (status === 'cancelling' || (status === 'trialing' && !hasCard)) {
    const reason = status === 'cancelling' ? 'cancelled' : 'trial_ended';
    await moveOn(subscription, 'period_ended', endedBecause(reason, now), transaction);
    await newsOfEnd(userId, termsOf(subscription.plan).name, reason, transaction);
    return null;
  }
  const paid = renewsAs(subscription);
  // Periods keep the day they began on, unless the trial ends or another kind of period begins.
  const goesOn = status !== 'trialing' && paid.interval === subscription.billingInterval;
  const anchorAt = goesOn ? subscription.anchorAt : periodEnd;
  const periodIndex = goesOn ? subscription.periodIndex + 1 : 0;
  const period = periodOf(anchorAt, paid.interval, periodIndex);
  const discount = await nextDiscount(subscription, transaction);
  const changes = {
    plan: paid.plan,
    billingInterval: paid.interval,
    ...nothingScheduled,
    ...{ anchorAt, periodIndex, periodStart: period.start, periodEnd: period.end },
    failedAttempts: 0,
    periodDiscountCents: discount ? discountCents(paid, discount) : 0,
    ...(discount && subscription.couponPeriodsLeft && { couponPeriodsLeft: subscription.couponPeriodsLeft - 1 }),
  };
  await moveOn(subscription, 'renewed', changes, transaction);
  const bill = periodBill(paid, discount);
  const invoiceKey = `period:${id}:${period.start.toISOString()}`;
  const about = { userId, subscriptionId: id, invoiceKey, bill, period, paidAt: null };
  const invoice = await issueInvoice(about, now, transaction);
  return renewalPayment(account, invoice, subscription, deps, transaction);
}

/** The payment of an open invoice; null when there is no card to ask, which counts as a failure. */
async function renewalPayment(
  account: BillingAccount,
  invoice: Invoice,
  subscription: Subscription,
  deps: BillingDeps,
  transaction: Transaction,
): Promise<Payment | null> {
  const { lines, subtotalCents, taxCents, totalCents } = invoice;
  const { id: subscriptionId, plan, billingInterval: interval } = subscription;
  const bill = { lines, subtotalCents, taxCents, totalCents };
  const details = { to: { plan, interval }, bill, isPresent: false };
  // A payment of the user that their bank has not confirmed is decided first.
  const isPaying = await Payment.query(transaction).findOne({ openKey: account.userId }).select('id');
  if (!isPaying && usableCard(account, deps.payments.name))
    return beginPayment(
      { account, purpose: 'renewal', subscriptionId, invoiceId: invoice.id, details },
      deps,
      transaction,
    );
  await renewalFailed(invoice, isPaying ? 'authentication_required' : 'no_card', deps.clock.now(), transaction);
  return null;
}

const retryPayments: Step = async (deps) => {
  const due = await Subscription.query()
    .where({ status: 'past_due' })
    .where('nextAttemptAt', '<=', deps.clock.now())
    .orderBy('nextAttemptAt')
    .limit(perRun);
  return due.map(({ id, userId }) => async () => {
    const payment = await withAccount(userId, async (account, transaction) => {
      const subscription = await Subscription.query(transaction).findById(id).throwIfNotFound();
      const { status, nextAttemptAt } = subscription;
      if (status !== 'past_due' || !nextAttemptAt || nextAttemptAt > deps.clock.now()) return null;
      const invoice = await Invoice.query(transaction).findOne({ subscriptionId: id, status: 'open' });
      return invoice ? renewalPayment(account, invoice, subscription, deps, transaction) : null;
    });
    if (payment) await runPayment(payment, deps);
  });
};

/** Payments whose process ended or whose gateway was silent, and those that a bank never confirmed. */
const finishPayments: Step = async (deps) => {
  const before = (age: number) => new Date(deps.clock.now().getTime() - age);
  const open = await Payment.query()
    .where({ gateway: deps.payments.name })
    .where(
      (left) =>
        void left
          .where((one) => void one.where({ status: 'pending' }).where('createdAt', '<=', before(staleAfter)))
          .orWhere((one) => void one.where({ status: 'requires_action' }).where('createdAt', '<=', before(actionLife))),
    )
    .orderBy('id')
    .limit(perRun);
  return open.map((payment) => async () => {
    if (payment.status === 'pending') return runPayment(payment, deps);
    return settlePayment(payment, await deps.payments.cancel(payment.gatewayId ?? ''), deps);
  });
};

const giveBack: Step = async (deps) => {
  const due = await Payment.query()
    .where({ gateway: deps.payments.name, status: 'refund_due' })
    .orderBy('id')
    .limit(perRun);
  return due.map((payment) => () => giveBackPayment(payment, deps));
};

/** Has the gateway give a payment back that is due for it; again changes nothing. */
export async function giveBackPayment(
  { id, gatewayId, amountCents, refunds }: Pick<Payment, 'id' | 'gatewayId' | 'amountCents' | 'refunds'>,
  { payments }: BillingDeps,
): Promise<void> {
  await payments.refund(gatewayId ?? '', Object.keys(refunds?.failed ?? {}).length);
  await Payment.query()
    .findById(id)
    .where({ status: 'refund_due' })
    .patch({ status: 'refunded', refundedCents: amountCents });
}

const announceTrialEnds: Step = async (deps) => {
  const now = deps.clock.now();
  const soon = await Subscription.query()
    .where({ status: 'trialing', reminderSentAt: null })
    .whereBetween('periodEnd', [now, addDays(now, reminderDays)])
    .limit(perRun);
  return soon.map(
    ({ id, userId }) =>
      () =>
        withAccount(userId, async (account, transaction) => {
          const subscription = await Subscription.query(transaction).findById(id).throwIfNotFound();
          if (subscription.status !== 'trialing' || subscription.reminderSentAt) return;
          await subscription.$query(transaction).patch({ reminderSentAt: now });
          await newsOfTrialEnding(subscription, usableCard(account, deps.payments.name) !== null, transaction);
        }),
  );
};
