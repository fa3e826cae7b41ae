import { termsOf } from '../../../../contract/plans';
import type { Transaction } from '../../../../platform/database/transaction';
import type { GatewayEvent, RefundReport, SignedEvent } from '../../../../platform/payments/payment-gateway';
import { BillingAccount } from './billing-account.model';
import { cardColumns, noCard, withAccount } from './billing-accounts';
import type { BillingDeps } from '../billing-deps';
import { BillingEvent } from './billing-event.model';
import { newsOfDispute, newsOfEnd } from '../billing-news';
import { badEventSignature } from '../billing.errors';
import { Invoice } from '../invoices/invoice.model';
import { Payment } from './payment.model';
import { settlePayment } from './payments.service';
import { nothingKnown, refundedCents, withReport, type KnownRefunds } from './refunded-amount';
import { nextStatus } from '../subscriptions/subscription-states';
import { Subscription } from '../subscriptions/subscription.model';
import { endedBecause, moveOn } from '../subscriptions/transitions';

/** Outcome of an event: `waiting` when it is about something that has not happened here yet. */
type Outcome = 'processed' | 'ignored' | 'waiting';

/** Days for which an event waits for what it is about. */
const patienceDays = 3;
const perRun = 100;

/**
 * Takes an event of the gateway: stored once under its id, then applied. One that was stored before is not applied
 * again. What cannot be applied stays stored and is retried by a job; the gateway has done its part.
 * @throws AppError 400 when the signature is not the gateway's
 */
export async function receiveEvent(signed: SignedEvent, deps: BillingDeps): Promise<void> {
  const now = deps.clock.now();
  const event = deps.payments.readEvent(signed, now);
  if (!event) throw badEventSignature();
  const identity = { gateway: deps.payments.name, eventId: event.id };
  const { type, content, happenedAt } = event;
  await BillingEvent.query()
    .insert({ ...identity, type, content, happenedAt, status: 'received', attempts: 0, receivedAt: now })
    .onConflict(['gateway', 'eventId'])
    .ignore();
  const stored = await BillingEvent.query().findOne(identity).throwIfNotFound();
  if (stored.status === 'received') await applyStored(stored, deps);
}

/** Applies events that waited for something, or failed. */
export async function retryEvents(deps: BillingDeps): Promise<void> {
  const left = await BillingEvent.query()
    .where({ gateway: deps.payments.name })
    .whereIn('status', ['received', 'waiting', 'failed'])
    .orderBy('id')
    .limit(perRun);
  for (const event of left) await applyStored(event, deps);
}

/** Applies a stored event and notes what came of it; applied before, it finds nothing to do. Never rejects. */
export async function applyStored(event: BillingEvent, deps: BillingDeps): Promise<void> {
  const now = deps.clock.now();
  const attempts = event.attempts + 1;
  try {
    const outcome = await apply(event, deps);
    const isTooOld = now.getTime() - event.receivedAt.getTime() > patienceDays * 86_400_000;
    const status = outcome === 'waiting' && isTooOld ? 'ignored' : outcome;
    const problem = outcome === 'waiting' ? 'What this event is about is not known here.' : null;
    await event.$query().patch({ status, attempts, problem, processedAt: status === 'waiting' ? null : now });
  } catch (error) {
    await event.$query().patch({ status: 'failed', attempts, problem: String(error).slice(0, 500) });
  }
}

function apply({ content, happenedAt }: BillingEvent, deps: BillingDeps): Promise<Outcome> {
  switch (content.kind) {
    case 'payment':
      return applyPayment(content, deps);
    case 'refunded':
    case 'refund_failed':
      return onPayment(content.gatewayId, deps, (payment, transaction) =>
        applyRefund(payment, content, happenedAt, transaction),
      );
    case 'dispute_opened':
      return onPayment(content.gatewayId, deps, (payment, transaction) =>
        openDispute(payment, happenedAt, transaction),
      );
    case 'dispute_closed':
      return onPayment(content.gatewayId, deps, (payment, transaction) =>
        closeDispute(payment, content, happenedAt, deps.clock.now(), transaction),
      );
    case 'card_saved':
      return saveCard(content, happenedAt, deps);
    case 'card_removed':
      return removeCard(content, deps);
    case 'other':
      return Promise.resolve('ignored');
  }
}

type Content<Kind> = Extract<GatewayEvent['content'], { readonly kind: Kind }>;

async function applyPayment({ paymentId, outcome }: Content<'payment'>, deps: BillingDeps): Promise<Outcome> {
  const payment = await Payment.query().findOne({ id: paymentId, gateway: deps.payments.name });
  if (!payment) return 'waiting';
  // The payment has another of the gateway's ids by now: an old failure says nothing of that one.
  if (outcome.status === 'failed' && payment.gatewayId && outcome.gatewayId !== payment.gatewayId) return 'ignored';
  const { status } = payment;
  const settled = await settlePayment(payment, outcome, deps);
  return settled.status === status ? 'ignored' : 'processed';
}

async function onPayment(
  gatewayId: string,
  deps: BillingDeps,
  work: (payment: Payment, transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const known = await Payment.query().findOne({ gatewayId, gateway: deps.payments.name }).select('id', 'userId');
  if (!known) return 'waiting';
  return withAccount(known.userId, async (_account, transaction) =>
    work(await Payment.query(transaction).findById(known.id).throwIfNotFound(), transaction),
  );
}

const undecided = new Set<Payment['status']>(['pending', 'requires_action', 'failed']);

/** Applies a refund report; reports come in any order. */
async function applyRefund(
  payment: Payment,
  report: RefundReport,
  happenedAt: Date,
  transaction: Transaction,
): Promise<Outcome> {
  if (undecided.has(payment.status)) return 'waiting';
  const refunds = withReport(payment.refunds ?? nothingKnown, report, happenedAt);
  const isWhole = refundedCents(refunds, payment.amountCents) >= payment.amountCents;
  if (payment.status === 'charged_back') return noteRefunds(payment, refunds, 'charged_back', transaction);
  if (isWhole) return noteRefunds(payment, refunds, 'refunded', transaction);
  if (payment.status !== 'refund_due')
    return noteRefunds(payment, refunds, payment.status === 'refunded' ? 'succeeded' : payment.status, transaction);
  // What an administrator decided to give back counts already, and is still on its way.
  await payment.$query(transaction).patch({ refunds });
  return 'processed';
}

/** Brings a payment and its invoice to what is known of the money that left again. */
async function noteRefunds(
  payment: Payment,
  refunds: KnownRefunds,
  status: Payment['status'],
  transaction: Transaction,
): Promise<Outcome> {
  const { invoiceId, amountCents, refundedCents: before, status: statusBefore } = payment;
  const cents = refundedCents(refunds, amountCents);
  await payment.$query(transaction).patch({ refunds, status, refundedCents: cents });
  const emptied = status === 'charged_back' ? 'uncollectible' : 'refunded';
  if (invoiceId)
    await Invoice.query(transaction)
      .findById(invoiceId)
      .whereNot({ status: 'open' })
      .patch({ refundedCents: cents, status: cents < amountCents ? 'paid' : emptied });
  return cents === before && status === statusBefore ? 'ignored' : 'processed';
}

async function openDispute(payment: Payment, disputedAt: Date, transaction: Transaction): Promise<Outcome> {
  if (undecided.has(payment.status)) return 'waiting';
  // Decided before it was heard of.
  if (payment.disputedAt || payment.status !== 'succeeded') return 'ignored';
  await payment.$query(transaction).patch({ status: 'disputed', disputedAt });
  await newsOfDispute(payment.userId, payment.amountCents, transaction);
  return 'processed';
}

async function closeDispute(
  payment: Payment,
  { won, amount }: Content<'dispute_closed'>,
  happenedAt: Date,
  now: Date,
  transaction: Transaction,
): Promise<Outcome> {
  if (undecided.has(payment.status)) return 'waiting';
  // Lost after all was given back, it counts as well: a refund may fail yet.
  const isOpen = payment.status === 'succeeded' || payment.status === 'disputed';
  if (!isOpen && (won || payment.status !== 'refunded')) return 'ignored';
  const disputedAt = payment.disputedAt ?? happenedAt;
  await payment.$query(transaction).patch({ status: won ? 'succeeded' : 'charged_back', disputedAt });
  if (won) return 'processed';
  const known = payment.refunds ?? nothingKnown;
  const lost = amount ?? known.sum?.of ?? payment.amountCents;
  await noteRefunds(payment, { ...known, lost }, 'charged_back', transaction);
  const subscription = await Subscription.query(transaction).findById(payment.subscriptionId ?? 0);
  if (!subscription || !nextStatus(subscription.status, 'dispute_lost')) return 'processed';
  const { plan, userId } = subscription;
  await moveOn(subscription, 'dispute_lost', endedBecause('disputed', now), transaction);
  await newsOfEnd(userId, termsOf(plan).name, 'disputed', transaction);
  return 'processed';
}

async function saveCard({ card }: Content<'card_saved'>, happenedAt: Date, deps: BillingDeps): Promise<Outcome> {
  const { name: gateway } = deps.payments;
  const found = await BillingAccount.query().findOne({ gateway, customerId: card.customerId }).select('userId');
  if (!found) return 'waiting';
  return withAccount(found.userId, async (account, transaction) => {
    if (account.cardSavedAt && account.cardSavedAt > happenedAt) return 'ignored';
    await account.$query(transaction).patch(cardColumns(gateway, card, happenedAt));
    // What is owed is asked for with the new card, by the job.
    await Subscription.query(transaction)
      .where({ liveKey: found.userId, status: 'past_due' })
      .patch({ nextAttemptAt: deps.clock.now() });
    return 'processed';
  });
}

async function removeCard({ token }: Content<'card_removed'>, { payments }: BillingDeps): Promise<Outcome> {
  const found = await BillingAccount.query().findOne({ gateway: payments.name, cardToken: token }).select('userId');
  if (!found) return 'ignored';
  return withAccount(found.userId, async (account, transaction) => {
    if (account.cardToken !== token) return 'ignored';
    await account.$query(transaction).patch(noCard);
    return 'processed';
  });
}
