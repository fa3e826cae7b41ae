import type { CouponDraft } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { endOfSiteDay, siteDayOf } from '../../../platform/counts/site-day';
import type { Transaction } from '../../../platform/database/transaction';
import type { ListPart } from '../../../platform/paging/offset-query';
import { Coupon } from '../billing/prices/coupon.model';
import { CouponUse } from '../billing/prices/coupon-use.model';
import { couponCodeTaken, couponNotFound } from './admin-billing.errors';

/** A coupon with how often it was used. */
export interface CountedCoupon {
  readonly coupon: Coupon;
  readonly uses: number;
}

/** A part of the coupons, the newest first, with how often they were used. */
export async function listCoupons({ offset, limit }: ListPart): Promise<CountedCoupon[]> {
  const coupons = await Coupon.query().orderBy('id', 'desc').offset(offset).limit(limit);
  const uses = await CouponUse.query()
    .select('couponId')
    .whereIn(
      'couponId',
      coupons.map(({ id }) => id),
    );
  return coupons.map((coupon) => ({ coupon, uses: uses.filter(({ couponId }) => couponId === coupon.id).length }));
}

/** Makes a coupon; its terms are final. @throws AppError 409 when another one has the code */
export function createCoupon(draft: CouponDraft, by: AuditActor, now: Date): Promise<Coupon> {
  return inRetriedTransaction(async (transaction) => {
    const stored = await insertOnce(draft, now, transaction);
    const { code, percent, amountCents, periods, usesMax } = stored;
    const after = { code, percent, amountCents, periods, usesMax, lastDay: lastDayOf(stored) };
    const subject = { type: 'coupon', id: stored.id };
    await recordAudit({ by, action: 'coupon.created', subject, label: code, after }, transaction);
    return stored;
  });
}

/** The day on which a coupon ends, on the site's clock; null for one that does not. */
export const lastDayOf = ({ endsAt }: Pick<Coupon, 'endsAt'>): string | null =>
  endsAt && siteDayOf(new Date(endsAt.getTime() - 1));

async function insertOnce(
  { lastDay, ...terms }: CouponDraft,
  createdAt: Date,
  transaction: Transaction,
): Promise<Coupon> {
  try {
    const endsAt = lastDay === null ? null : endOfSiteDay(lastDay);
    return await Coupon.query(transaction).insertAndFetch({ ...terms, endsAt, createdAt });
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
