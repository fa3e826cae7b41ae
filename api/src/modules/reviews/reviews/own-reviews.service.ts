import { reviewLimits } from '../../../contract/limits/reviews';
import { User } from '../../../platform/auth/user.model';
import { database } from '../../../platform/database/transaction';
import { readProfessionals } from '../../directory/professionals/professional-rows';
import type { WrittenReview } from './own-reviews.presenter';
import { Review } from './review.model';

const ofClient = (clientId: number) =>
  Review.query()
    .where({ clientId })
    .whereIn('accountantId', User.query().select('id').where({ userType: 'accountant' }).whereNull('deletedAt'));

/**
 * Lists a client's reviews of professionals, newest first, at most 200 from an offset on. Professionals who left are no
 * longer named.
 */
export async function listOwnReviews(clientId: number, offset: number): Promise<WrittenReview[]> {
  const reviews = await ofClient(clientId)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offset)
    .limit(reviewLimits.listMax);
  const records = await readProfessionals(database(), [...new Set(reviews.map(({ accountantId }) => accountantId))]);
  const byId = new Map(records.map((record) => [record.user.id, record]));
  return reviews.flatMap((review) => {
    const professional = byId.get(review.accountantId);
    return professional ? [{ review, professional }] : [];
  });
}

/** Counts what `listOwnReviews` lists, all parts together. */
export const countOwnReviews = (clientId: number): Promise<number> => ofClient(clientId).resultSize();
