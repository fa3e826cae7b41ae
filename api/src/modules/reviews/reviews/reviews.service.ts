import type { ReviewDraft } from '../../../contract/named-types';
import { reviewLimits } from '../../../contract/limits/reviews';
import { fullName } from '../../../contract/full-name';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { runner, type Transaction } from '../../../platform/database/transaction';
import { User } from '../../../platform/auth/user.model';
import { conflict } from '../../../platform/errors/app-error';
import { notify } from '../../identity/notifications/notifications.service';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { professionalPath } from '../../directory/professionals/professional-path';
import { isVerifiedClient, updateRating } from './review-rank';
import { ReviewReport } from './review-report.model';
import { ReviewVersion } from './review-version.model';
import { Review } from './review.model';
import type { ReviewRow } from './reviews.presenter';
import { reviewNotFound } from './reviews.errors';

function reviewsWithAuthors(transaction?: Transaction): Knex.QueryBuilder {
  const db = runner(transaction);
  return db('reviews as r')
    .leftJoin('users as u', (on) => on.on('u.id', 'r.clientId').onNull('u.deletedAt'))
    .select(
      'r.id',
      'r.accountantId',
      'r.clientId',
      'r.rating',
      'r.comment',
      'r.reply',
      'r.repliedAt',
      'r.editedAt',
      'r.createdAt',
      'u.firstName',
      'u.lastName',
      'u.profilePicture',
    )
    .select(db.raw('? as ??', [isVerifiedClient(db, 'r'), 'verifiedClient']));
}

/** The published reviews of a professional, newest first, at most 200 from an offset on. */
export async function listReviews(accountantId: number, offset: number): Promise<ReviewRow[]> {
  return (await reviewsWithAuthors()
    .where('r.accountantId', accountantId)
    .whereNull('r.hiddenAt')
    .orderBy([
      { column: 'r.createdAt', order: 'desc' },
      { column: 'r.id', order: 'desc' },
    ])
    .offset(offset)
    .limit(reviewLimits.listMax)) as ReviewRow[];
}

/** One review with its author, as the transaction that changed it left it: it may be deleted right afterwards. */
export async function readReview(id: number, transaction: Transaction): Promise<ReviewRow> {
  return (await reviewsWithAuthors(transaction).where('r.id', id).first()) as ReviewRow;
}

/**
 * A review by id. A hidden one is there for its author and administrators only.
 * @throws AppError 404
 */
export async function findReview(id: number, viewer: User): Promise<Review> {
  const review = await Review.query().findById(id);
  if (!review || (review.hiddenAt && viewer.id !== review.clientId && viewer.userType !== 'admin'))
    throw reviewNotFound();
  return review;
}

/** Returns the path of a professional's reviews in the web app. */
export async function reviewsPath(accountantId: number, transaction: Transaction): Promise<string> {
  const profile = await AccountantProfile.query(transaction).findOne({ userId: accountantId }).select('professions');
  return `${professionalPath(accountantId, profile?.professions ?? [])}?tab=reviews`;
}

/** Reviews of one professional wait for each other here, so that the average always counts every one of them. */
async function lockReviewsOf(accountantId: number, transaction: Transaction): Promise<void> {
  await User.query(transaction).findById(accountantId).forUpdate();
}

/**
 * Stores a review, brings the professional's rating up to date and notifies the professional, all or nothing.
 * @throws AppError 409 when this client has reviewed this professional before
 */
export async function writeReview(
  client: User,
  accountantId: number,
  draft: ReviewDraft,
  transaction: Transaction,
): Promise<Review> {
  await lockReviewsOf(accountantId, transaction);
  const review = await insertOnce({ ...draft, accountantId, clientId: client.id }, transaction);
  await updateRating(transaction, accountantId);
  await notify(
    {
      userId: accountantId,
      fromId: client.id,
      kind: 'review',
      title: `New review from ${fullName(client)}`,
      body: `${draft.rating} out of 5: ${draft.comment}`,
      href: await reviewsPath(accountantId, transaction),
    },
    transaction,
  );
  return review;
}

async function insertOnce(
  row: Pick<Review, 'accountantId' | 'clientId' | 'rating' | 'comment'>,
  transaction: Transaction,
): Promise<Review> {
  try {
    return await Review.query(transaction).insertAndFetch({ ...row, createdAt: new Date() });
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('You have already submitted a review for this accountant.', 'already_reviewed');
    throw error;
  }
}

/**
 * Changes what a review says and keeps what it said before. Saving the same again changes nothing. @throws AppError 404
 * when it was deleted meanwhile
 */
export async function editReview(
  { id, accountantId }: Review,
  draft: ReviewDraft,
  transaction: Transaction,
): Promise<void> {
  await lockReviewsOf(accountantId, transaction);
  const stored = await storedReview(id, transaction);
  if (stored.rating === draft.rating && stored.comment === draft.comment) return;
  const now = new Date();
  await storeVersion(stored, 'edited', now, transaction);
  await stored.$query(transaction).patch({ ...draft, editedAt: now });
  await updateRating(transaction, accountantId);
}

/**
 * Takes a review away for good; what it said stays in its history. Its client may write another one. @throws AppError
 * 404 when it is gone already
 */
export async function deleteReview({ id, accountantId }: Review, transaction: Transaction): Promise<void> {
  await lockReviewsOf(accountantId, transaction);
  const stored = await storedReview(id, transaction);
  const now = new Date();
  await storeVersion(stored, 'deleted', now, transaction);
  await stored.$query(transaction).delete();
  await ReviewReport.query(transaction)
    .patch({ status: 'withdrawn', decidedAt: now })
    .where({ reviewId: id, status: 'open' });
  await updateRating(transaction, accountantId);
}

async function storedReview(id: number, transaction: Transaction): Promise<Review> {
  const review = await Review.query(transaction).findById(id).forUpdate();
  if (!review) throw reviewNotFound();
  return review;
}

async function storeVersion(
  { id, accountantId, clientId, rating, comment, editedAt, createdAt }: Review,
  change: ReviewVersion['change'],
  replacedAt: Date,
  transaction: Transaction,
): Promise<void> {
  await ReviewVersion.query(transaction).insert({
    reviewId: id,
    accountantId,
    clientId,
    rating,
    comment,
    change,
    writtenAt: editedAt ?? createdAt,
    replacedAt,
  });
}

/**
 * Stores the professional's one public reply, new or edited. The client is notified of the first. @throws AppError 404
 * when the review is gone
 */
export async function replyTo(
  { id }: Review,
  professional: User,
  reply: string,
  transaction: Transaction,
): Promise<void> {
  const stored = await storedReview(id, transaction);
  const isFirst = stored.reply === null;
  await stored.$query(transaction).patch({ reply, repliedAt: new Date() });
  if (!isFirst) return;
  const title = `${fullName(professional)} replied to your review`;
  await notify(
    {
      userId: stored.clientId,
      fromId: professional.id,
      kind: 'review_reply',
      title,
      body: reply,
      href: await reviewsPath(professional.id, transaction),
    },
    transaction,
  );
}

/** Takes the reply to a review away. */
export async function removeReply(id: number, transaction: Transaction): Promise<void> {
  await Review.query(transaction).findById(id).patch({ reply: null, repliedAt: null });
}

/** After a client has confirmed their email address: what they wrote before counts towards the ranks from now on. */
export async function weighReviewsBy(clientId: number, transaction: Transaction): Promise<void> {
  for (const { accountantId } of await Review.query(transaction).where({ clientId }).select('accountantId'))
    await updateRating(transaction, accountantId);
}

/**
 * After a professional has written to a client: a review that becomes a verified client's counts towards the rank from
 * now on.
 */
export async function weighReviewOf(accountantId: number, clientId: number, transaction: Transaction): Promise<void> {
  if (await Review.query(transaction).findOne({ accountantId, clientId }).select('id'))
    await updateRating(transaction, accountantId);
}
