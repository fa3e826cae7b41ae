import { BaseModel } from '../../../../platform/database/base-model';
import type { Bill, PaidPlan } from '../prices/price-change';
import type { KnownRefunds } from './refunded-amount';

/**
 * `pending` was sent, or is about to be; `refund_due` took money for something that had ended meanwhile, and gives it
 * back.
 */
export type PaymentStatus =
  | 'pending'
  | 'requires_action'
  | 'succeeded'
  | 'failed'
  | 'refund_due'
  | 'refunded'
  | 'disputed'
  | 'charged_back';

/** Details of a payment: what it buys, and what it replaces. */
export interface PaymentDetails {
  readonly to: PaidPlan;
  readonly bill: Bill;
  /** Asked for by the user, who can confirm it with their bank; the others are ours. */
  readonly isPresent: boolean;
  /** The coupon that a new subscription begins with. */
  readonly couponId?: number;
  /** Of an upgrade: what it was reckoned from, and when. */
  readonly from?: PaidPlan & { readonly periodStart: string; readonly at: string };
}

/** One payment as it was asked of the gateway. */
export class Payment extends BaseModel {
  static override tableName = 'billing_payments';
  static override jsonAttributes = ['details', 'refunds'];
  static override dateAttributes = ['createdAt', 'settledAt', 'disputedAt'];

  declare id: number;
  declare userId: number;
  declare subscriptionId: number | null;
  declare invoiceId: number | null;
  /** Goes to the gateway: the same key never takes money twice. */
  declare paymentKey: string;
  /** The user's id until the gateway has decided, so that there is at most one such payment. */
  declare openKey: number | null;
  declare purpose: 'start' | 'upgrade' | 'renewal';
  declare details: PaymentDetails;
  declare amountCents: number;
  /** US cents refunded of it. */
  declare refundedCents: number;
  /** Refund data from the gateway; null before it sent any. */
  declare refunds: KnownRefunds | null;
  declare status: PaymentStatus;
  declare gateway: string;
  declare gatewayId: string | null;
  declare customerId: string;
  declare cardToken: string;
  /** The bank's page, while it waits for the customer. */
  declare actionUrl: string | null;
  declare failureCode: string | null;
  declare createdAt: Date;
  declare settledAt: Date | null;
  declare disputedAt: Date | null;
}
