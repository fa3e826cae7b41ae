import { assistantFeedbackLimits } from '../../../../contract/limits/compliance';
import type { AuditActor } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { momentsOf } from '../../../../platform/counts/reader-days';
import { recordDecision } from '../../../../platform/queues/record-decision';
import { AnswerFeedback } from './answer-feedback.model';
import { feedbackDecided, feedbackNotFound } from './feedback.errors';
import type { FeedbackDraft, FeedbackQuery, FeedbackResolution } from './feedback.schema';
import { whereContains } from '../../../../platform/text/where-contains';

/** Stores what a reader says of an answer; again replaces what they said before. */
export async function storeFeedback({ reason, details, guides, ...draft }: FeedbackDraft): Promise<void> {
  await AnswerFeedback.query()
    .insert({
      ...draft,
      guides: [...guides],
      // What helped needs no reason.
      reason: draft.helpful ? null : reason,
      details,
      createdAt: new Date(),
      resolvedAt: null,
      resolution: null,
    })
    .onConflict('answerId')
    // Who says something else is to be read again.
    .merge(['helpful', 'reason', 'details', 'createdAt', 'resolvedAt', 'resolution']);
}

/** One page of feedback, the newest first, with how many there are. */
export async function listFeedback({
  helpful,
  resolved,
  guide,
  q,
  page,
  ...days
}: FeedbackQuery): Promise<{ items: AnswerFeedback[]; total: number }> {
  const query = AnswerFeedback.query()
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .page(page - 1, assistantFeedbackLimits.adminPage);
  if (helpful !== undefined) query.where({ helpful });
  if (resolved !== undefined) query[resolved ? 'whereNotNull' : 'whereNull']('resolvedAt');
  // A slug has no character that means something to LIKE or JSON.
  if (guide) query.whereRaw('?? like ?', ['guides', `%"${guide}"%`]);
  const { from, before } = momentsOf(days);
  if (from) query.where('createdAt', '>=', from);
  if (before) query.where('createdAt', '<', before);
  whereContains(query, ['question', 'answer', 'details'], q);
  const { results, total } = await query;
  return { items: results, total };
}

/** One person's feedback. @throws AppError 404 */
export async function findFeedback(id: number): Promise<AnswerFeedback> {
  const feedback = await AnswerFeedback.query().findById(id);
  if (!feedback) throw feedbackNotFound();
  return feedback;
}

/**
 * Notes that feedback was dealt with and what came of it, or that it waits again.
 * @throws AppError 404, 409 when another administrator has dealt with it
 */
export function resolveFeedback(
  id: number,
  { resolved, outcome, note }: FeedbackResolution,
  by: AuditActor,
): Promise<AnswerFeedback> {
  return inRetriedTransaction(async (transaction) => {
    const feedback = await AnswerFeedback.query(transaction).findById(id).forUpdate();
    if (!feedback) throw feedbackNotFound();
    if (resolved && feedback.resolvedAt) throw feedbackDecided();
    const before = stateOf(feedback);
    await feedback.$query(transaction).patch({
      resolvedAt: resolved ? new Date() : null,
      resolution: resolved ? note : null,
    });
    if (resolved || before.resolved)
      await recordDecision(
        {
          ...{ queue: 'feedback', itemId: id, outcome: resolved ? outcome : 'reopened', reason: note, by },
          aboutUserId: null,
          changes: { before, after: stateOf(feedback) },
        },
        transaction,
      );
    return feedback;
  });
}

const stateOf = ({ resolvedAt, resolution }: AnswerFeedback) => ({ resolved: resolvedAt !== null, resolution });
