import type { ReviewReportDecision } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { notify } from '../../identity/notifications/notifications.service';
import { recordDecision } from '../../../platform/queues/record-decision';
import { updateRating } from './review-rank';
import { ReviewReport } from './review-report.model';
import { reportNotFound, reviewNotFound } from './reviews.errors';
import type { ReportDraft, ReportQuery } from './review-reports.schema';
import { Review } from './review.model';
import { reviewsPath } from './reviews.service';

/** Puts a review into the moderation queue. @throws AppError 409 when this person has reported it before */
export async function reportReview(
  reviewId: number,
  reporterId: number,
  draft: ReportDraft,
  transaction: Transaction,
): Promise<void> {
  try {
    await ReviewReport.query(transaction).insert({
      ...draft,
      reviewId,
      reporterId,
      status: 'open',
      createdAt: new Date(),
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('You have already reported this review.', 'already_reported');
    throw error;
  }
}

/** Reports with the people and texts they are about. */
const withTexts = '[reporter(nameOnly), review.[client(nameOnly), professional(nameOnly), versions(oldestFirst)]]';

/** Reports of a status, oldest first, each with what the review says and has said. */
export async function listReports({ status, after, limit }: ReportQuery): Promise<ReviewReport[]> {
  const waiting = ReviewReport.query().where({ status }).where('id', '>', after);
  return waiting.orderBy('id').limit(limit).withGraphFetched(withTexts);
}

/** One report as the list has it. */
export function readReport(id: number): Promise<ReviewReport> {
  return ReviewReport.query().findById(id).withGraphFetched(withTexts).throwIfNotFound().execute();
}

/** A report by id. @throws AppError 404 */
export async function findReport(id: number): Promise<ReviewReport> {
  const report = await ReviewReport.query().findById(id);
  if (!report) throw reportNotFound();
  return report;
}

/**
 * Decides a report; hiding a review decides every open report about it. The reporters and, when hidden, the author are
 * notified; the author learns nothing about the reporters.
 * @throws AppError 409 when it was decided before
 */
export async function decideReport(
  { id, reviewId }: ReviewReport,
  by: AuditActor,
  { decision, note }: ReviewReportDecision,
  transaction: Transaction,
): Promise<void> {
  const isHidden = decision === 'hide';
  const open = await ReviewReport.query(transaction).where({ reviewId, status: 'open' }).orderBy('id').forUpdate();
  if (!open.some((report) => report.id === id))
    throw conflict('This report has already been decided.', 'already_decided');
  const decided = isHidden ? open : open.filter((report) => report.id === id);
  await ReviewReport.query(transaction)
    .patch({ status: isHidden ? 'upheld' : 'dismissed', note, decidedById: by.userId, decidedAt: new Date() })
    .whereIn(
      'id',
      decided.map((report) => report.id),
    );
  const aboutUserId = (await Review.query(transaction).findById(reviewId).select('clientId'))?.clientId ?? null;
  if (isHidden) await setVisibility(reviewId, true, note, by, transaction);
  const title = isHidden ? 'We removed the review you reported' : 'We kept the review you reported';
  const href = await pathOf(reviewId, transaction);
  const outcome = isHidden ? 'removed' : 'kept';
  for (const report of decided) {
    await recordDecision({ queue: 'reviews', itemId: report.id, outcome, reason: note, by, aboutUserId }, transaction);
    await notify({ userId: report.reporterId, kind: 'moderation', title, body: note, href }, transaction);
  }
}

/** Ends the reports about reviews of a professional who leaves with them. */
export async function withdrawReportsAbout(accountantId: number, transaction: Transaction): Promise<void> {
  const reviews = await Review.query(transaction).where({ accountantId }).select('id');
  await ReviewReport.query(transaction)
    .patch({ status: 'withdrawn', decidedAt: new Date() })
    .where({ status: 'open' })
    .whereIn(
      'reviewId',
      reviews.map(({ id }) => id),
    );
}

async function pathOf(reviewId: number, transaction: Transaction): Promise<string> {
  const review = await Review.query(transaction).findById(reviewId);
  return review ? reviewsPath(review.accountantId, transaction) : '/dashboard';
}

/**
 * Hides a review from other users or shows it again, counts it accordingly, and notifies its author with the reason.
 * @throws AppError 404 when it is gone
 */
export async function setVisibility(
  reviewId: number,
  hidden: boolean,
  reason: string,
  by: AuditActor,
  transaction: Transaction,
): Promise<void> {
  const review = await Review.query(transaction).findById(reviewId).forUpdate();
  if (!review) throw reviewNotFound();
  if ((review.hiddenAt !== null) === hidden) return;
  await review
    .$query(transaction)
    .patch({ hiddenAt: hidden ? new Date() : null, hiddenReason: hidden ? reason : null });
  await updateRating(transaction, review.accountantId);
  await recordAudit(
    {
      by,
      action: 'review.visibilityChanged',
      subject: { type: 'review', id: reviewId },
      userId: review.clientId,
      reason,
      before: { hidden: !hidden },
      after: { hidden },
    },
    transaction,
  );
  const title = hidden ? 'Your review was removed by a moderator' : 'Your review is shown again';
  await notify(
    { userId: review.clientId, kind: 'moderation', title, body: reason, href: '/dashboard?tab=reviews' },
    transaction,
  );
}
