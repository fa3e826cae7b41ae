import { BaseModel } from '../../../../platform/database/base-model';

/** That a user has used a coupon, which each can once. */
export class CouponUse extends BaseModel {
  static override tableName = 'billing_coupon_uses';
  static override dateAttributes = ['usedAt'];

  declare id: number;
  declare couponId: number;
  declare userId: number;
  declare usedAt: Date;
}
