import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { withAccount } from '../billing/payments/billing-accounts';
import type { BillingDeps } from '../billing/billing-deps';
import { newsOfGoodwillRefund } from '../billing/billing-news';
import { paymentNotFound } from '../billing/billing.errors';
import { Invoice } from '../billing/invoices/invoice.model';
import { Payment } from '../billing/payments/payment.model';
import { giveBackPayment } from '../billing/subscriptions/renewals.service';
import { notRefundable } from './admin-billing.errors';

/** True when a payment's money is here and can be refunded. Disputes are for the bank to decide. */
export const isRefundable = ({ status }: Pick<Payment, 'status'>): boolean => status === 'succeeded';

/**
 * Gives back what is left of a payment. What is noted and audited first holds: while the gateway is silent the money
 * follows with the billing job, once. The plan stays as it is.
 * @throws AppError 404; 409 when it was not received, is disputed, or was given back already
 */
export async function refundPayment(id: number, reason: string, by: AuditActor, deps: BillingDeps): Promise<void> {
  const known = await Payment.query().findById(id).select('userId');
  if (!known) throw paymentNotFound();
  await withAccount(known.userId, async (_account, transaction) => {
    const payment = await Payment.query(transaction).findById(id).throwIfNotFound();
    if (!isRefundable(payment) || payment.gateway !== deps.payments.name) throw notRefundable();
    const { userId, invoiceId } = payment;
    const amountCents = payment.amountCents - payment.refundedCents;
    await payment.$query(transaction).patch({ status: 'refund_due' });
    if (invoiceId)
      await Invoice.query(transaction)
        .findById(invoiceId)
        .patch({ status: 'refunded', refundedCents: payment.amountCents });
    await newsOfGoodwillRefund(userId, amountCents, transaction);
    await recordAudit(
      {
        ...{ by, action: 'payment.refunded', subject: { type: 'payment', id }, userId, reason },
        ...{ before: { status: 'succeeded' }, after: { status: 'refunded', amountCents } },
      },
      transaction,
    );
  });
  await giveBackPayment(await Payment.query().findById(id).throwIfNotFound(), deps).catch(() => undefined);
}
