import type { PaymentGateway } from '../../../platform/payments/payment-gateway';
import { BillingAccount } from './payments/billing-account.model';
import { usableCard } from './payments/billing-accounts';
import type { BillingDeps } from './billing-deps';
import { nextDiscount } from './prices/coupons.service';
import type { Discount } from './prices/price-change';
import { Invoice } from './invoices/invoice.model';
import { Payment } from './payments/payment.model';
import { liveSubscription } from './subscriptions/plan-of';
import type { Subscription } from './subscriptions/subscription.model';

/** Everything that is said of a professional's plan. */
export interface BillingState {
  readonly gateway: PaymentGateway['name'];
  readonly account: BillingAccount | null;
  /** True when the gateway can charge a card of theirs. */
  readonly hasCard: boolean;
  readonly subscription: Subscription | null;
  /** The open invoice of a subscription that is past due, and why it could not be paid. */
  readonly invoice: Invoice | null;
  readonly failureCode: string | null;
  /** A payment that waits for the customer's bank. */
  readonly waitingPayment: Payment | null;
  /** Coupon discount on the next period. */
  readonly discount: Discount | null;
}

/** Reads the state of a professional's plan. */
export async function readBilling(userId: number, { payments }: BillingDeps): Promise<BillingState> {
  const [account, subscription, payment] = await Promise.all([
    BillingAccount.query().findById(userId),
    liveSubscription(userId),
    Payment.query().findOne({ openKey: userId, status: 'requires_action' }),
  ]);
  const invoice =
    subscription?.status === 'past_due'
      ? await Invoice.query().findOne({ subscriptionId: subscription.id, status: 'open' })
      : undefined;
  const failed = invoice ? await lastFailure(invoice.id) : undefined;
  const hasCard = account ? usableCard(account, payments.name) !== null : false;
  return {
    gateway: payments.name,
    account: account ?? null,
    hasCard,
    subscription: subscription ?? null,
    invoice: invoice ?? null,
    failureCode: failed?.failureCode ?? (hasCard ? null : 'no_card'),
    waitingPayment: payment ?? null,
    discount: subscription ? await nextDiscount(subscription) : null,
  };
}

const lastFailure = (invoiceId: number) =>
  Payment.query().where({ invoiceId, status: 'failed' }).orderBy('id', 'desc').first();
