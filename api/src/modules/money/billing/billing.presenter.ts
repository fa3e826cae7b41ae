import type { Billing, BillingInvoice, BillingQuote, BillingResult } from '../../../contract/named-types';
import { failureSentence, paymentFailed } from './billing.errors';
import { invoiceNumber } from './invoices/invoices.service';
import type { Invoice } from './invoices/invoice.model';
import type { Payment } from './payments/payment.model';
import type { BillingAccount } from './payments/billing-account.model';
import type { BillingState } from './overview.service';
import { billOf, periodBill, type Discount } from './prices/price-change';
import { renewsAs, type Quote } from './prices/quotes';
import { nextStatus } from './subscriptions/subscription-states';
import type { Subscription } from './subscriptions/subscription.model';

/** Presents the cost and effect of a plan change; no lines when nothing is due now. */
export function presentQuote({ kind, to, bill, effectiveAt, nextPayment, at, coupon }: Quote): BillingQuote {
  const { lines, subtotalCents, taxCents, totalCents } = bill ?? billOf([]);
  return {
    kind,
    ...to,
    lines: [...lines],
    subtotalCents,
    taxCents,
    totalCents,
    effectiveAt: effectiveAt.toISOString(),
    nextPayment: { at: nextPayment.at.toISOString(), amountCents: nextPayment.amountCents },
    at: at.toISOString(),
    coupon,
  };
}

/** Presents the outcome of a change or payment. @throws AppError 402 when the bank refused it */
export function presentResult(payment: Payment | null): BillingResult {
  if (payment?.status === 'failed') throw paymentFailed(failureSentence(payment.failureCode));
  if (payment?.status === 'requires_action')
    return { status: 'confirm', payment: { id: payment.id, actionUrl: payment.actionUrl } };
  return { status: 'done', payment: null };
}

export const presentInvoice = (invoice: Invoice): BillingInvoice => ({
  number: invoice.number,
  label: invoiceNumber(invoice.number),
  status: invoice.status,
  lines: invoice.lines,
  totalCents: invoice.totalCents,
  refundedCents: invoice.refundedCents,
  issuedAt: invoice.issuedAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
});

const isoOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** A professional's plan as the billing page shows it. */
export function presentBilling(state: BillingState): Billing {
  const { account, hasCard, subscription, invoice, failureCode, waitingPayment } = state;
  return {
    plan: subscription?.plan ?? 'starter',
    status: subscription && subscription.status !== 'ended' ? subscription.status : null,
    interval: subscription?.billingInterval ?? null,
    periodEnd: isoOf(subscription?.periodEnd),
    trialEndsAt: isoOf(subscription?.trialEndsAt),
    next: subscription ? nextOf(subscription, state.discount, hasCard, invoice) : null,
    trialAvailable: !account?.trialUsedAt && !subscription,
    gateway: state.gateway,
    card: account && hasCard ? cardOf(account) : null,
    openInvoice: invoice ? { number: invoice.number, totalCents: invoice.totalCents } : null,
    failure: invoice ? failureSentence(failureCode) : null,
    waitingPayment: waitingPayment && {
      id: waitingPayment.id,
      amountCents: waitingPayment.amountCents,
      actionUrl: waitingPayment.actionUrl,
    },
    can: {
      cancel: subscription ? nextStatus(subscription.status, 'cancelled') !== null : false,
      resume: subscription?.status === 'cancelling' || subscription?.status === 'downgrading',
    },
  };
}

const cardOf = ({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: BillingAccount) => ({
  brand: cardBrand ?? 'Card',
  last4: cardLast4 ?? '',
  expMonth: cardExpMonth ?? 1,
  expYear: cardExpYear ?? 2000,
});

/** Next event of a subscription, its time and the amount charged then. */
function nextOf(
  subscription: Subscription,
  discount: Discount | null,
  hasCard: boolean,
  invoice: Invoice | null,
): NonNullable<Billing['next']> {
  const { status, periodEnd, nextAttemptAt } = subscription;
  const { plan, interval } = renewsAs(subscription);
  const to = { plan, interval, at: periodEnd.toISOString() };
  const amountCents = periodBill({ plan, interval }, discount).totalCents;
  if (status === 'cancelling' || (status === 'trialing' && !hasCard)) return { kind: 'ends', ...to, amountCents: 0 };
  if (status === 'past_due')
    return {
      kind: 'retries',
      ...to,
      at: (nextAttemptAt ?? periodEnd).toISOString(),
      amountCents: invoice?.totalCents ?? 0,
    };
  return { kind: status === 'downgrading' ? 'changes' : 'renews', ...to, amountCents };
}
