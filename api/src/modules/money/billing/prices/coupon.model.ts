import { BaseModel } from '../../../../platform/database/base-model';

/** A code for a discount on a new subscription. Its terms never change: a coupon that was wrong is retired. */
export class Coupon extends BaseModel {
  static override tableName = 'billing_coupons';
  static override dateAttributes = ['endsAt', 'createdAt', 'retiredAt'];

  declare id: number;
  /** In capitals. */
  declare code: string;
  /** Either this or `amountCents`. */
  declare percent: number | null;
  declare amountCents: number | null;
  /** Paid periods that it holds for; null is as long as the subscription lasts. */
  declare periods: number | null;
  /** Number of users who can use it; null is all. */
  declare usesMax: number | null;
  /** Time at which it expires. */
  declare endsAt: Date | null;
  declare createdAt: Date;
  declare retiredAt: Date | null;
}
