import type { Knex } from 'knex';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { database } from '../../platform/database/transaction';
import type { Transaction } from '../../platform/database/transaction';
import { User } from '../../platform/auth/user.model';
import { conflict } from '../../platform/errors/app-error';
import type { Notification } from '../notifications/notification.model';
import { notify } from '../notifications/notifications.service';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { professionalPath } from '../professionals/professional-path';
import { Review } from './review.model';
import type { ReviewRow } from './reviews.presenter';
import type { ReviewDraft } from './reviews.schema';

const mostListed = 200;

function reviewsWithAuthors(): Knex.QueryBuilder {
  const db = database();
  const wrote = (alias: string, from: string, to: string): Knex.QueryBuilder =>
    db(`messages as ${alias}`).select(db.raw('1')).whereRaw('?? = ??', [`${alias}.senderId`, from]).whereRaw('?? = ??', [`${alias}.receiverId`, to]);
  // Both sides have written to each other: the professional answered somebody who really asked.
  const verified = db.raw('(exists ? and exists ?) as ??', [wrote('asked', 'r.clientId', 'r.accountantId'), wrote('answered', 'r.accountantId', 'r.clientId'), 'verifiedClient']);
  return db('reviews as r')
    .leftJoin('users as u', 'u.id', 'r.clientId')
    .select('r.id', 'r.clientId', 'r.rating', 'r.comment', 'r.reply', 'r.createdAt', 'u.firstName', 'u.lastName', 'u.profilePicture', verified);
}

/** The reviews of a professional, newest first, at most 200. */
export async function listReviews(accountantId: number): Promise<ReviewRow[]> {
  return reviewsWithAuthors().where('r.accountantId', accountantId).orderBy([{ column: 'r.createdAt', order: 'desc' }, { column: 'r.id', order: 'desc' }]).limit(mostListed);
}

/** One review with its author. */
export async function readReview(id: number): Promise<ReviewRow> {
  return reviewsWithAuthors().where('r.id', id).first();
}

/**
 * Stores a review, brings the professional's rating up to date and tells the professional, all or nothing.
 * @throws AppError 409 when this client has reviewed this professional before
 */
export async function writeReview(client: User, accountantId: number, draft: ReviewDraft, transaction: Transaction): Promise<{ review: Review; notification: Notification }> {
  // Reviews of one professional wait for each other here, so that the average always counts every one of them.
  await User.query(transaction).findById(accountantId).forUpdate();
  const review = await insertOnce({ ...draft, accountantId, clientId: client.id }, transaction);
  const profile = await updateRating(accountantId, transaction);
  const notification = await notify(
    {
      userId: accountantId,
      kind: 'review',
      title: `New review from ${client.firstName} ${client.lastName}`,
      body: `${draft.rating} out of 5: ${draft.comment}`,
      href: professionalPath(accountantId, profile?.professions ?? []),
    },
    transaction,
  );
  return { review, notification };
}

async function insertOnce(row: Pick<Review, 'accountantId' | 'clientId' | 'rating' | 'comment'>, transaction: Transaction): Promise<Review> {
  try {
    return await Review.query(transaction).insertAndFetch({ ...row, createdAt: new Date() });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('You have already submitted a review for this accountant.', 'already_reviewed');
    throw error;
  }
}

/** Brings the rating that is stored with a profile up to what its reviews say; there may be neither. */
export async function updateRating(accountantId: number, transaction: Transaction): Promise<AccountantProfile | undefined> {
  const [figures] = await transaction('reviews').where({ accountantId }).avg({ average: 'rating' }).count({ found: '*' });
  const profile = await AccountantProfile.query(transaction).findOne({ userId: accountantId });
  const average = figures?.['average'] ?? null;
  return profile?.$query(transaction).patchAndFetch({ avgRating: average === null ? null : Number(average), reviewCount: Number(figures?.['found']) });
}
