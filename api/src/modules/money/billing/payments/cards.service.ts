import { fullName } from '../../../../contract/full-name';
import type { User } from '../../../../platform/auth/user.model';
import { BillingAccount } from './billing-account.model';
import { cardColumns, ensureAccount, withAccount } from './billing-accounts';
import { billingPath, type BillingDeps } from '../billing-deps';
import { noTestCard, nothingToPay, paymentNotFound } from '../billing.errors';
import { Invoice } from '../invoices/invoice.model';
import { Payment } from './payment.model';
import { beginPayment, runPayment, settlePayment } from './payments.service';
import { liveSubscription } from '../subscriptions/plan-of';
import { paidPlanOf } from '../prices/quotes';

async function customerOf(user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>, gateway: string) {
  const account = await BillingAccount.query().findById(user.id);
  return {
    userId: user.id,
    customerId: account?.gateway === gateway ? account.customerId : null,
    email: user.email,
    name: fullName(user),
  };
}

/**
 * Takes one of the published test cards as the payment method. What is open is paid with it.
 * @returns the payment of the open invoice, if there was one
 * @throws AppError 400 when there is no such card, or cards are entered at the gateway's own page
 */
export async function chooseTestCard(user: User, token: string, deps: BillingDeps): Promise<Payment | null> {
  const now = deps.clock.now();
  const card = await deps.payments.saveTestCard(await customerOf(user, deps.payments.name), token, now);
  if (!card) throw noTestCard();
  const isOwed = await withAccount(user.id, async (account, transaction) => {
    await account.$query(transaction).patch(cardColumns(deps.payments.name, card, now));
    return (await liveSubscription(user.id, transaction))?.status === 'past_due';
  });
  return isOwed ? payOpenInvoice(user.id, deps) : null;
}

/** Opens the gateway's own page where a card is entered; null where test cards are chosen. */
export async function openCardPage(user: User, { payments, settings }: BillingDeps): Promise<string | null> {
  const returnUrl = `${settings.publicUrl}${billingPath}`;
  const page = await payments.openCardPage(await customerOf(user, payments.name), returnUrl);
  if (!page) return null;
  await ensureAccount(user.id);
  await BillingAccount.query().findById(user.id).patch({ gateway: payments.name, customerId: page.customerId });
  return page.url;
}

/** Opens the gateway's page of the user's cards and payments; null when there is none. */
export async function openPortal(user: User, { payments, settings }: BillingDeps): Promise<string | null> {
  const { customerId } = await customerOf(user, payments.name);
  return customerId ? payments.openPortal(customerId, `${settings.publicUrl}${billingPath}`) : null;
}

/** Pays the open invoice, with the user there to confirm. @throws AppError 409 */
export async function payOpenInvoice(userId: number, deps: BillingDeps): Promise<Payment> {
  const payment = await withAccount(userId, async (account, transaction) => {
    const subscription = await liveSubscription(userId, transaction);
    const invoice =
      subscription?.status === 'past_due' &&
      (await Invoice.query(transaction).findOne({ subscriptionId: subscription.id, status: 'open' }));
    if (!subscription || !invoice) throw nothingToPay();
    const { lines, subtotalCents, taxCents, totalCents } = invoice;
    const bill = { lines, subtotalCents, taxCents, totalCents };
    return beginPayment(
      {
        account,
        purpose: 'renewal',
        subscriptionId: subscription.id,
        invoiceId: invoice.id,
        details: { to: paidPlanOf(subscription), bill, isPresent: true },
      },
      deps,
      transaction,
    );
  });
  return runPayment(payment, deps);
}

async function waitingPayment(userId: number, id: number): Promise<Payment & { gatewayId: string }> {
  const payment = await Payment.query().findOne({ id, userId, status: 'requires_action' });
  if (!payment?.gatewayId) throw paymentNotFound();
  return payment as Payment & { gatewayId: string };
}

/** The customer's answer to the embedded gateway's bank. @throws AppError 404 */
export async function answerTestBank(
  userId: number,
  id: number,
  approves: boolean,
  deps: BillingDeps,
): Promise<Payment> {
  const payment = await waitingPayment(userId, id);
  const outcome = await deps.payments.answerTestBank(payment.gatewayId, approves);
  if (!outcome) throw paymentNotFound();
  return settlePayment(payment, outcome, deps);
}

/** Gives up a payment that waits for the customer's bank. @throws AppError 404 */
export async function giveUpPayment(userId: number, id: number, deps: BillingDeps): Promise<Payment> {
  const payment = await waitingPayment(userId, id);
  return settlePayment(payment, await deps.payments.cancel(payment.gatewayId), deps);
}
