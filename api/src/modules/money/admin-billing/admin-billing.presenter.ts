import type {
  AdminBillingEventPage,
  AdminCoupon,
  AdminInvoice,
  AdminPayment,
  AdminSubscription,
  AdminSubscriptionHistory,
} from '../../../contract/named-types';
import type { BillingEvent } from '../billing/payments/billing-event.model';
import { failureSentence } from '../billing/billing.errors';
import type { Invoice } from '../billing/invoices/invoice.model';
import { invoiceNumber } from '../billing/invoices/invoices.service';
import type { Payment } from '../billing/payments/payment.model';
import { periodBill } from '../billing/prices/price-change';
import { lastDayOf, type CountedCoupon } from './coupons.service';
import { isRefundable } from './refunds.service';
import type { OwnedSubscription, SubscriptionHistory } from './subscriptions.service';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A coupon as administrators see it at `now`: whether it can be used, and why not. */
export function presentCoupon({ coupon, uses }: CountedCoupon, now: Date): AdminCoupon {
  const { id, code, percent, amountCents, periods, usesMax, endsAt, createdAt, retiredAt } = coupon;
  const isUsedUp = usesMax !== null && uses >= usesMax;
  const state = retiredAt ? 'retired' : endsAt && endsAt <= now ? 'ended' : isUsedUp ? 'used_up' : 'active';
  const days = { lastDay: lastDayOf(coupon), createdAt: createdAt.toISOString() };
  return { id, code, percent, amountCents, periods, usesMax, uses, ...days, state };
}

/** A subscription as administrators see it. */
export function presentSubscription({ subscription, user }: OwnedSubscription): AdminSubscription {
  const { id, plan, billingInterval: interval, status, endReason } = subscription;
  return {
    id,
    user: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
    plan: plan === 'premium' ? plan : 'professional',
    interval,
    status,
    amountCents: periodBill({ plan, interval }).totalCents,
    periodEnd: subscription.periodEnd.toISOString(),
    trialEndsAt: isoOf(subscription.trialEndsAt),
    createdAt: subscription.createdAt.toISOString(),
    endedAt: isoOf(subscription.endedAt),
    endReason,
  };
}

const presentPayment = (payment: Payment, invoice: Invoice | undefined): AdminPayment => ({
  id: payment.id,
  purpose: payment.purpose,
  amountCents: payment.amountCents,
  refundedCents: payment.refundedCents,
  status: payment.status,
  failure: payment.status === 'failed' ? failureSentence(payment.failureCode) : null,
  invoice: invoice ? invoiceNumber(invoice.number) : null,
  createdAt: payment.createdAt.toISOString(),
  settledAt: isoOf(payment.settledAt),
  refundable: isRefundable(payment),
});

const presentInvoice = (invoice: Invoice): AdminInvoice => ({
  number: invoice.number,
  label: invoiceNumber(invoice.number),
  status: invoice.status,
  lines: invoice.lines,
  totalCents: invoice.totalCents,
  refundedCents: invoice.refundedCents,
  issuedAt: invoice.issuedAt.toISOString(),
  paidAt: isoOf(invoice.paidAt),
});

/** A subscription with everything that happened to it. */
export const presentHistory = (history: SubscriptionHistory): AdminSubscriptionHistory => ({
  subscription: presentSubscription(history),
  others: history.others.map(presentSubscription),
  payments: history.payments.map((payment) =>
    presentPayment(
      payment,
      history.invoices.find(({ id }) => id === payment.invoiceId),
    ),
  ),
  invoices: history.invoices.map(presentInvoice),
});

/** An event of the gateway; what it says of cards and customers stays here. */
export const presentEvent = (event: BillingEvent): AdminBillingEventPage['items'][number] => ({
  id: event.id,
  gateway: event.gateway,
  eventId: event.eventId,
  type: event.type,
  status: event.status,
  attempts: event.attempts,
  problem: event.problem,
  happenedAt: event.happenedAt.toISOString(),
  receivedAt: event.receivedAt.toISOString(),
  processedAt: isoOf(event.processedAt),
});
