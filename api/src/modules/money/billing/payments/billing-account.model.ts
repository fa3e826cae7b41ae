import { BaseModel } from '../../../../platform/database/base-model';

/**
 * Payment account of a professional. Its row is the lock for a user's subscription and payments: each change of these
 * holds it.
 */
export class BillingAccount extends BaseModel {
  static override tableName = 'billing_accounts';
  static override idColumn = 'userId';
  static override dateAttributes = ['trialUsedAt', 'cardSavedAt', 'createdAt'];

  declare userId: number;
  declare trialUsedAt: Date | null;
  /** The gateway that knows the customer and the card. */
  declare gateway: string | null;
  declare customerId: string | null;
  declare cardToken: string | null;
  declare cardBrand: string | null;
  declare cardLast4: string | null;
  declare cardExpMonth: number | null;
  declare cardExpYear: number | null;
  declare cardSavedAt: Date | null;
  declare createdAt: Date;
}
