import { database } from '../../platform/database/transaction';
import { readProfessionals } from '../professionals/professional-rows';
import type { WrittenReview } from './own-reviews.presenter';
import { Review } from './review.model';

const mostListed = 200;

/** Lists a client's reviews of professionals, newest first, at most 200. Professionals who left are no longer named. */
export async function listOwnReviews(clientId: number): Promise<WrittenReview[]> {
  const reviews = await Review.query()
    .where({ clientId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostListed);
  const records = await readProfessionals(database(), [...new Set(reviews.map(({ accountantId }) => accountantId))]);
  const byId = new Map(records.map((record) => [record.user.id, record]));
  return reviews.flatMap((review) => {
    const professional = byId.get(review.accountantId);
    return professional ? [{ review, professional }] : [];
  });
}
