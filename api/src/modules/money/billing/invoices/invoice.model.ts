import { BaseModel } from '../../../../platform/database/base-model';
import type { BillLine } from '../prices/price-change';

export type InvoiceStatus = 'open' | 'paid' | 'uncollectible' | 'refunded';

/** A numbered invoice; paid, it is the receipt. Amounts are cents of its currency. */
export class Invoice extends BaseModel {
  static override tableName = 'billing_invoices';
  static override jsonAttributes = ['lines'];
  static override dateAttributes = ['periodStart', 'periodEnd', 'issuedAt', 'paidAt'];

  declare id: number;
  /** 1, 2, 3 and so on over all users, without gaps. */
  declare number: number;
  declare userId: number;
  declare subscriptionId: number | null;
  /** Names what is billed: the same is never billed twice. */
  declare invoiceKey: string;
  declare status: InvoiceStatus;
  declare billedName: string;
  declare billedEmail: string;
  declare lines: BillLine[];
  declare subtotalCents: number;
  declare taxCents: number;
  declare totalCents: number;
  /** US cents refunded of what was paid. */
  declare refundedCents: number;
  declare currency: 'USD';
  declare periodStart: Date;
  declare periodEnd: Date;
  declare issuedAt: Date;
  declare paidAt: Date | null;
}
