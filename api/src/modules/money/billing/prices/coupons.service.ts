import type { Transaction } from '../../../../platform/database/transaction';
import { couponNotValid } from '../billing.errors';
import { Coupon } from './coupon.model';
import { CouponUse } from './coupon-use.model';
import type { Discount } from './price-change';
import type { Subscription } from '../subscriptions/subscription.model';

/** Discount of a coupon on one period. */
export const discountBy = ({ code, percent, amountCents }: Coupon): Discount => ({ code, percent, amountCents });

/**
 * The coupon with a code that a user can use now; a lock on it makes concurrent users count each other.
 * @throws AppError 409
 */
export async function usableCoupon(
  code: string,
  userId: number,
  now: Date,
  transaction?: Transaction,
): Promise<Coupon> {
  const query = Coupon.query(transaction).findOne({ code: code.toUpperCase() });
  const coupon = await (transaction ? query.forUpdate() : query);
  if (!coupon || coupon.retiredAt) throw couponNotValid('There is no coupon with this code.');
  if (coupon.endsAt && coupon.endsAt <= now) throw couponNotValid('This coupon has expired.');
  // A locking read: another one would see what was stored when the transaction began.
  const used = CouponUse.query(transaction).where({ couponId: coupon.id }).select('userId');
  const uses = await (transaction ? used.forUpdate() : used);
  if (uses.some((use) => use.userId === userId)) throw couponNotValid('You have already used this coupon.');
  if (coupon.usesMax !== null && uses.length >= coupon.usesMax)
    throw couponNotValid('This coupon has been used as often as it can be.');
  return coupon;
}

/** Notes that a user uses a coupon, which `usableCoupon` has locked. */
export async function noteUse({ id: couponId }: Coupon, userId: number, now: Date, transaction: Transaction) {
  await CouponUse.query(transaction).insert({ couponId, userId, usedAt: now });
}

/** Gives a coupon back that a payment was to use which failed. */
export async function giveUseBack(couponId: number, userId: number, transaction: Transaction): Promise<void> {
  await CouponUse.query(transaction).delete().where({ couponId, userId });
}

type Discounted = Pick<Subscription, 'couponId' | 'couponPeriodsLeft'>;

/** Finds the discount on a subscription's next period. */
export async function nextDiscount(
  { couponId, couponPeriodsLeft }: Discounted,
  transaction?: Transaction,
): Promise<Discount | null> {
  if (!couponId || couponPeriodsLeft === 0) return null;
  const coupon = await Coupon.query(transaction).findById(couponId);
  return coupon ? discountBy(coupon) : null;
}
