import { lockUsers } from '../../../platform/auth/lock-users';
import { fullName } from '../../../contract/full-name';
import { termsOf } from '../../../contract/plans';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { Conversation } from '../threads/conversation.model';
import { Message } from '../threads/message.model';
import { messagePreview } from '../threads/message-preview';
import { pushMessage } from '../threads/push-message';
import { threadPath } from '../../../platform/site/thread-path';
import { notify, notifyOnce } from '../../identity/notifications/notifications.service';
import { readAllowance, requestsTo, roomOf } from './connection-allowance';
import { hasBlocked } from '../../identity/blocks/has-blocked';

/** Requests that one run delivers to one professional: what is left comes with the next. */
const perRun = 100;
const planPath = '/profile?tab=billing';

/**
 * Decides whether a new request reaches its professional now, and notes it on the conversation, which is locked, like
 * the professional. Requests that wait already go first.
 * @returns whether it waits
 */
export async function admitRequest(
  conversation: Conversation,
  professional: Pick<User, 'id'>,
  now: Date,
  transaction: Transaction,
): Promise<boolean> {
  const allowance = await readAllowance(professional.id, now, transaction);
  const waits = roomOf(allowance) <= allowance.waiting;
  await conversation.$query(transaction).patch(waits ? { connection: 'waiting' } : { requestDeliveredAt: now });
  if (waits) {
    const waiting = allowance.waiting + 1;
    const { name, connections } = termsOf(allowance.plan);
    await notifyOnce(
      {
        userId: professional.id,
        kind: 'plan',
        title: waiting === 1 ? 'A connection request is waiting' : `${waiting} connection requests are waiting`,
        body: `You have used the ${connections} new connections of your ${name} plan this month. Waiting requests reach you next month, or when you upgrade.`,
        href: planPath,
      },
      transaction,
    );
  }
  return waits;
}

/**
 * Delivers requests that wait for a professional, the oldest first, as many as their plan has room for.
 * @returns how many
 */
export async function deliverWaiting(professionalId: number, now: Date, transaction: Transaction): Promise<number> {
  await lockUsers([professionalId], transaction);
  const allowance = await readAllowance(professionalId, now, transaction);
  if (allowance.waiting === 0) return 0;
  const waiting = await requestsTo(professionalId, transaction)
    .where({ connection: 'waiting' })
    .orderBy('id')
    .limit(Math.min(perRun, roomOf(allowance)));
  for (const conversation of waiting) await deliverRequest(conversation, now, transaction);
  return waiting.length;
}

/**
 * Delivers a request that waits with all its messages. What was deleted, or is of a person blocked since, stays
 * withheld and uses nothing of the plan.
 */
export async function deliverRequest(conversation: Conversation, now: Date, transaction: Transaction): Promise<void> {
  const { id, user1Id, user2Id, requestedById } = conversation;
  if (requestedById === null) return;
  const professionalId = user1Id === requestedById ? user2Id : user1Id;
  const isBlocked = await hasBlocked(professionalId, requestedById, transaction);
  const messages = await Message.query(transaction)
    .where({ conversationId: id, waiting: true })
    .orderBy('id')
    .withGraphFetched('attachments');
  const last = isBlocked ? undefined : messages.findLast(({ deletedAt }) => !deletedAt);
  await conversation.$query(transaction).patch({ connection: 'pending', requestDeliveredAt: last ? now : null });
  for (const message of messages) {
    const isShown = !isBlocked && !message.deletedAt;
    await message.$query(transaction).patch({ waiting: false, ...(isShown && { withheld: false, read: false }) });
    if (isShown) await pushMessage(message, { userId: professionalId, conversationWith: requestedById }, transaction);
  }
  await publishLive([professionalId], 'connection.changed', { conversationWith: requestedById }, transaction);
  await publishLive([requestedById], 'connection.changed', { conversationWith: professionalId }, transaction);
  if (last) await announce(professionalId, requestedById, last, transaction);
}

async function announce(
  professionalId: number,
  requestedById: number,
  message: Message,
  transaction: Transaction,
): Promise<void> {
  const [professional, client] = await Promise.all([
    User.query(transaction).findById(professionalId).throwIfNotFound(),
    User.query(transaction).findById(requestedById).throwIfNotFound(),
  ]);
  const about = { kind: 'connection', href: threadPath(requestedById), fromId: requestedById } as const;
  const title = `Connection request from ${fullName(client)}`;
  await notify({ ...about, userId: professionalId, title, body: messagePreview(message) }, transaction);
  await notify(
    {
      kind: 'connection',
      href: threadPath(professionalId),
      fromId: professionalId,
      userId: requestedById,
      title: `${fullName(professional)} has your message`,
      body: 'Your request was waiting and has now been delivered.',
    },
    transaction,
  );
}

/** Delivers whatever waits and has room by now, for all professionals: months begin and plans change. */
export async function deliverAllWaiting(now: Date): Promise<void> {
  const waiting = await Conversation.query()
    .where({ connection: 'waiting' })
    .select('user1Id', 'user2Id', 'requestedById');
  const professionalIds = new Set(
    waiting.map(({ user1Id, user2Id, requestedById }) => (user1Id === requestedById ? user2Id : user1Id)),
  );
  const failures: unknown[] = [];
  for (const id of professionalIds)
    await inRetriedTransaction((transaction) => deliverWaiting(id, now, transaction)).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} deliveries of waiting requests failed`);
}
