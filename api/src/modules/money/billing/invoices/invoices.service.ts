import { fullName } from '../../../../contract/full-name';
import { User } from '../../../../platform/auth/user.model';
import { runner, type Transaction } from '../../../../platform/database/transaction';
import type { ListPart } from '../../../../platform/paging/offset-query';
import type { Period } from '../subscriptions/billing-periods';
import { invoiceNotFound } from '../billing.errors';
import { Invoice } from './invoice.model';
import type { Bill } from '../prices/price-change';

interface NewInvoice {
  readonly userId: number;
  readonly subscriptionId: number;
  /** Names what is billed. */
  readonly invoiceKey: string;
  readonly bill: Bill;
  readonly period: Period;
  /** Null leaves it open. */
  readonly paidAt: Date | null;
}

/**
 * Issues an invoice under the next number. The counter's row stays locked until the transaction ends, and a
 * transaction that fails takes its number back: there is no gap.
 */
export async function issueInvoice(
  { userId, subscriptionId, invoiceKey, bill, period, paidAt }: NewInvoice,
  now: Date,
  transaction: Transaction,
): Promise<Invoice> {
  const { firstName, lastName, email } = await User.query(transaction).findById(userId).throwIfNotFound();
  return Invoice.query(transaction).insertAndFetch({
    number: await nextNumber(transaction),
    userId,
    subscriptionId,
    invoiceKey,
    status: paidAt ? 'paid' : 'open',
    billedName: fullName({ firstName, lastName }),
    billedEmail: email,
    lines: [...bill.lines],
    subtotalCents: bill.subtotalCents,
    taxCents: bill.taxCents,
    totalCents: bill.totalCents,
    currency: 'USD',
    periodStart: period.start,
    periodEnd: period.end,
    issuedAt: now,
    paidAt,
  });
}

async function nextNumber(transaction: Transaction): Promise<number> {
  const counters = () => runner(transaction)('billing_counters').where({ name: 'invoice' });
  await counters().increment('value', 1);
  const row: { value: number } | undefined = await counters().first('value');
  if (!row) throw new Error('The counter of invoices is missing.');
  return row.value;
}

/** 'CP-000042'. */
export const invoiceNumber = (number: number): string => `CP-${String(number).padStart(6, '0')}`;

/** A part of the invoices of a user, newest first. */
export const listInvoices = (userId: number, { offset, limit }: ListPart): Promise<Invoice[]> =>
  Invoice.query().where({ userId }).orderBy('number', 'desc').offset(offset).limit(limit).execute();

/** One invoice of a user. @throws AppError 404 */
export async function findInvoice(userId: number, number: number): Promise<Invoice> {
  const invoice = await Invoice.query().findOne({ userId, number });
  if (!invoice) throw invoiceNotFound();
  return invoice;
}
