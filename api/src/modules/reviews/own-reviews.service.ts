import type { OwnReview } from '../../contract/named-types';
import { database } from '../../platform/database/transaction';
import { readProfessionals } from '../professionals/professional-rows';
import { Review } from './review.model';

const mostListed = 200;

/** What a client wrote about professionals, newest first, at most 200. Professionals who left are not named any more. */
export async function listOwnReviews(clientId: number): Promise<OwnReview[]> {
  const reviews = await Review.query()
    .where({ clientId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostListed);
  const records = await readProfessionals(database(), [...new Set(reviews.map(({ accountantId }) => accountantId))]);
  const byId = new Map(records.map((record) => [record.user.id, record]));
  return reviews.flatMap(({ id, accountantId, rating, comment, createdAt, editedAt, reply, hiddenReason }) => {
    const record = byId.get(accountantId);
    if (!record) return [];
    const { firstName, lastName, profilePicture } = record.user;
    const professional = {
      id: accountantId,
      firstName,
      lastName,
      profilePicture,
      professions: record.profile?.professions ?? [],
    };
    return [
      {
        id,
        rating,
        comment,
        createdAt: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
        reply,
        hiddenReason,
        professional,
      },
    ];
  });
}
