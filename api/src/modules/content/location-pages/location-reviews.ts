import { database } from '../../../platform/database/transaction';
import type { HomeReviewRow } from '../../directory/home/home.presenter';
import { isVerifiedClient } from '../../reviews/reviews/review-rank';

const shown = 3;
/** Newest reviews of each professional that are looked at, so that what is read does not grow with the table. */
const looked = 5;

/** A review as `newestVerified` reads it. */
export interface LocationReviewRow extends HomeReviewRow {
  readonly accountantId: number;
  readonly createdAt: unknown;
}

/** The newest published reviews of some professionals by verified clients who are still here. */
export async function newestVerified(professionalIds: readonly number[]): Promise<LocationReviewRow[]> {
  if (professionalIds.length === 0) return [];
  const db = database();
  const newest = professionalIds.map((accountantId) =>
    db
      .select('newest.id')
      .from(
        db('reviews')
          .where({ accountantId })
          .whereNull('hiddenAt')
          .orderBy('createdAt', 'desc')
          .limit(looked)
          .select('id')
          .as('newest'),
      ),
  );
  const rows = (await db.unionAll(newest)) as readonly { readonly id: number }[];
  return db('reviews as r')
    .join('users as c', 'c.id', 'r.clientId')
    .join('users as u', 'u.id', 'r.accountantId')
    .whereIn(
      'r.id',
      rows.map(({ id }) => id),
    )
    .whereNull('c.suspendedAt')
    .whereNull('c.deletedAt')
    .where(isVerifiedClient(db, 'r'))
    .orderBy([
      { column: 'r.createdAt', order: 'desc' },
      { column: 'r.id', order: 'desc' },
    ])
    .limit(shown)
    .select<LocationReviewRow[]>(
      ...(['r.id', 'r.clientId', 'r.accountantId', 'r.rating', 'r.comment', 'r.createdAt'] as const),
      { clientFirst: 'c.firstName', clientLast: 'c.lastName' },
      ...(['u.firstName', 'u.lastName'] as const),
    );
}
