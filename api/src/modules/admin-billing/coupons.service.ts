import type { AdminCoupon } from '../../contract/named-types';
import { recordAudit, type AuditActor } from '../../platform/audit/record-audit';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { Coupon } from '../billing/coupon.model';
import { CouponUse } from '../billing/coupon-use.model';
import { couponCodeTaken, couponNotFound } from './admin-billing.errors';
import type { CouponDraft } from './coupons.schema';

/** Coupons that are listed, the newest first. */
const mostListed = 200;

function present(coupon: Coupon, uses: number, now: Date): AdminCoupon {
  const { id, code, percent, amountCents, periods, usesMax, endsAt, createdAt, retiredAt } = coupon;
  const isUsedUp = usesMax !== null && uses >= usesMax;
  const state = retiredAt ? 'retired' : endsAt && endsAt <= now ? 'ended' : isUsedUp ? 'used_up' : 'active';
  const moments = { endsAt: endsAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  return { id, code, percent, amountCents, periods, usesMax, uses, ...moments, state };
}

/** All coupons with how often they were used. */
export async function listCoupons(now: Date): Promise<AdminCoupon[]> {
  const coupons = await Coupon.query().orderBy('id', 'desc').limit(mostListed);
  const uses = await CouponUse.query()
    .select('couponId')
    .whereIn(
      'couponId',
      coupons.map(({ id }) => id),
    );
  return coupons.map((coupon) => present(coupon, uses.filter(({ couponId }) => couponId === coupon.id).length, now));
}

/** Makes a coupon; its terms are final. @throws AppError 409 when another one has the code */
export async function createCoupon(draft: CouponDraft, by: AuditActor, now: Date): Promise<AdminCoupon> {
  const coupon = await inRetriedTransaction(async (transaction) => {
    const stored = await insertOnce(draft, now, transaction);
    const { code, percent, amountCents, periods, usesMax, endsAt } = stored;
    const after = { code, percent, amountCents, periods, usesMax, endsAt: endsAt?.toISOString() ?? null };
    const subject = { type: 'coupon', id: stored.id };
    await recordAudit({ by, action: 'coupon.created', subject, label: code, after }, transaction);
    return stored;
  });
  return present(coupon, 0, now);
}

async function insertOnce(draft: CouponDraft, createdAt: Date, transaction: Transaction): Promise<Coupon> {
  try {
    return await Coupon.query(transaction).insertAndFetch({ ...draft, createdAt });
  } catch (error) {
    if (isUniqueViolation(error)) throw couponCodeTaken();
    throw error;
  }
}

/** Ends a coupon for new subscriptions; those that have it keep it. Again changes nothing. @throws AppError 404 */
export function retireCoupon(id: number, by: AuditActor, now: Date): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const coupon = await Coupon.query(transaction).findById(id).forUpdate();
    if (!coupon) throw couponNotFound();
    if (coupon.retiredAt) return;
    await coupon.$query(transaction).patch({ retiredAt: now });
    const change = { before: { retired: false }, after: { retired: true } };
    const subject = { type: 'coupon', id };
    await recordAudit({ by, action: 'coupon.retired', subject, label: coupon.code, ...change }, transaction);
  });
}
