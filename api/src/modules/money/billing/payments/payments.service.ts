import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../../platform/database/transaction';
import type { ChargeOutcome } from '../../../../platform/payments/payment-gateway';
import { usableCard, withAccount } from './billing-accounts';
import type { BillingAccount } from './billing-account.model';
import { billingPath, type BillingDeps } from '../billing-deps';
import { cardNeeded, gatewaySilent, paymentRunning } from '../billing.errors';
import { Payment, type PaymentDetails } from './payment.model';
import { paidPlanLabel } from '../prices/price-change';
import { applyFailure, applySuccess } from './payment-effects';

interface NewPayment {
  readonly account: BillingAccount;
  readonly purpose: Payment['purpose'];
  readonly subscriptionId: number | null;
  readonly invoiceId: number | null;
  readonly details: PaymentDetails;
}

/**
 * Notes a payment before money is asked for, so that whatever happens next it is known. The account is locked.
 * @throws AppError 409 without a card, or while another payment of the user is not decided
 */
export async function beginPayment(
  { account, purpose, subscriptionId, invoiceId, details }: NewPayment,
  { payments, clock }: BillingDeps,
  transaction: Transaction,
): Promise<Payment> {
  const card = usableCard(account, payments.name);
  if (!card) throw cardNeeded();
  const { userId } = account;
  if (await Payment.query(transaction).findOne({ openKey: userId }).select('id')) throw paymentRunning();
  return Payment.query(transaction).insertAndFetch({
    userId,
    purpose,
    subscriptionId,
    invoiceId,
    details,
    paymentKey: randomUUID(),
    openKey: userId,
    amountCents: details.bill.totalCents,
    status: 'pending',
    gateway: payments.name,
    ...card,
    createdAt: clock.now(),
  });
}

/**
 * Takes the money of a noted payment and applies the outcome. Safe to repeat: its key takes money once.
 * @throws AppError 503 when the gateway does not respond; the payment stays noted, and a job goes on with it
 */
export async function runPayment(payment: Payment, deps: BillingDeps): Promise<Payment> {
  const { id, paymentKey, customerId, cardToken, amountCents, details } = payment;
  const outcome = await deps.payments
    .charge(
      {
        paymentId: id,
        key: paymentKey,
        customerId,
        cardToken,
        amountCents,
        description: paidPlanLabel(details.to),
        isPresent: details.isPresent,
        returnUrl: `${deps.settings.publicUrl}${billingPath}`,
      },
      deps.clock.now(),
    )
    .catch((error: unknown) => {
      throw Object.assign(gatewaySilent(), { cause: error });
    });
  return settlePayment(payment, outcome, deps);
}

/**
 * Applies what the gateway says of a payment, by whatever way and however often: a success counts once, a failure
 * only while nothing else is known.
 */
export function settlePayment(
  { id, userId }: Pick<Payment, 'id' | 'userId'>,
  outcome: ChargeOutcome,
  deps: BillingDeps,
): Promise<Payment> {
  return withAccount(userId, async (_account, transaction) => {
    const payment = await Payment.query(transaction).findById(id).throwIfNotFound();
    const now = deps.clock.now();
    const isOpen = payment.status === 'pending' || payment.status === 'requires_action';
    const gatewayId = outcome.gatewayId ?? payment.gatewayId;
    if (outcome.status === 'requires_action') {
      if (payment.status === 'pending')
        await payment.$query(transaction).patch({ status: 'requires_action', gatewayId, actionUrl: outcome.actionUrl });
    } else if (outcome.status === 'succeeded') {
      // Also after a failure: events come in any order, and the money was taken.
      if (isOpen || payment.status === 'failed') {
        const settled = { gatewayId, openKey: null, actionUrl: null, failureCode: null, settledAt: now };
        await payment.$query(transaction).patch({ ...settled, status: 'succeeded' });
        await applySuccess(payment, now, transaction);
      }
    } else if (isOpen) {
      const settled = { gatewayId, openKey: null, actionUrl: null, failureCode: outcome.code, settledAt: now };
      await payment.$query(transaction).patch({ ...settled, status: 'failed' });
      await applyFailure(payment, now, transaction);
    }
    return payment;
  });
}
