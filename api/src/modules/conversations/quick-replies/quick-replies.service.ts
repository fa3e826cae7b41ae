import { quickReplyLimits } from '../../../contract/limits/messaging';
import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import {
  quickRepliesChanged,
  quickRepliesNotInPlan,
  quickReplyNotFound,
  tooManyQuickReplies,
} from './quick-replies.errors';
import type { QuickReplyDraft } from './quick-replies.schema';
import { QuickReply } from './quick-reply.model';

/** A user's quick replies in their order. */
export async function listQuickReplies(userId: number, transaction?: Transaction): Promise<QuickReply[]> {
  return QuickReply.query(transaction).where({ userId }).orderBy(['position', 'id']);
}

/**
 * Adds one at the end. Those that were added on a larger plan stay when it ends.
 * @throws AppError 403 when the plan has basic messaging and as many as that includes, 409 when there are enough
 */
export async function addQuickReply(
  { id: userId }: User,
  { title, body }: QuickReplyDraft,
  transaction: Transaction,
): Promise<QuickReply> {
  const known = await lockedList(userId, transaction);
  const isBasic = (await planOf(userId, transaction)) === 'starter';
  if (known.length >= quickReplyLimits.max) throw tooManyQuickReplies();
  if (isBasic && known.length >= quickReplyLimits.basicMax) throw quickRepliesNotInPlan();
  const now = new Date();
  const position = (known.at(-1)?.position ?? 0) + 1;
  return QuickReply.query(transaction).insertAndFetch({
    ...{ userId, title, body, position },
    ...{ createdAt: now, updatedAt: now },
  });
}

/** Gives one another name and text. @throws AppError 404 */
export async function changeQuickReply(
  { id: userId }: User,
  id: number,
  { title, body }: QuickReplyDraft,
  transaction: Transaction,
): Promise<QuickReply> {
  const stored = await QuickReply.query(transaction).findOne({ id, userId });
  if (!stored) throw quickReplyNotFound();
  return stored.$query(transaction).patchAndFetch({ title, body, updatedAt: new Date() });
}

/** Takes one away. @throws AppError 404 */
export async function removeQuickReply({ id: userId }: User, id: number, transaction: Transaction): Promise<void> {
  if ((await QuickReply.query(transaction).delete().where({ id, userId })) === 0) throw quickReplyNotFound();
}

/**
 * Puts the whole list into another order.
 * @throws AppError 409 when the ids are not exactly those that are stored, as after a change in another tab
 */
export async function orderQuickReplies(
  { id: userId }: User,
  ids: readonly number[],
  transaction: Transaction,
): Promise<QuickReply[]> {
  const known = await lockedList(userId, transaction);
  const isSame = known.length === ids.length && known.every(({ id }) => ids.includes(id));
  if (!isSame) throw quickRepliesChanged();
  for (const [index, id] of ids.entries())
    await QuickReply.query(transaction)
      .patch({ position: index + 1 })
      .where({ id, userId });
  return listQuickReplies(userId, transaction);
}

/** Two tabs that change the list concurrently wait for each other here. */
async function lockedList(userId: number, transaction: Transaction): Promise<QuickReply[]> {
  await User.query(transaction).findById(userId).forUpdate();
  return listQuickReplies(userId, transaction);
}
