import { newConversationLimits } from '../../../contract/limits/messaging';
import { runner, type Transaction } from '../../../platform/database/transaction';
import { AppError } from '../../../platform/errors/app-error';

const day = 24 * 60 * 60 * 1000;

/**
 * Until an email is confirmed its person may begin five conversations a day. Replies are not counted. The caller holds
 * the lock on the user's row.
 * @throws AppError 429 for the next one
 */
export async function refuseTooManyConversations(
  senderId: number,
  transaction: Transaction,
  now = new Date(),
): Promise<void> {
  const { unconfirmedPerDay } = newConversationLimits;
  const db = runner(transaction);
  const earlier = db('messages as e')
    .select(db.raw('1'))
    .whereRaw('?? = ??', ['e.conversationId', 'm.conversationId'])
    .whereRaw('?? < ??', ['e.id', 'm.id']);
  const begun = await db('messages as m')
    .where('m.senderId', senderId)
    .where('m.createdAt', '>', new Date(now.getTime() - day))
    .whereNotExists(earlier)
    .count({ found: '*' })
    .first();
  if (Number(begun?.['found']) < unconfirmedPerDay) return;
  throw new AppError(
    429,
    'too_many_conversations',
    `Please confirm your email address first: until then you can begin ${unconfirmedPerDay} conversations a day.`,
  );
}
