import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { Conversation, pairOf } from '../threads/conversation.model';
import { threadPath } from '../../../platform/site/thread-path';
import { notify } from '../../identity/notifications/notifications.service';
import { connectionDeclined, connectionNotFound, personBlocked } from './connections.errors';
import { asksForConnection } from './connections.policy';
import { hasBlocked } from '../../identity/blocks/has-blocked';
import { deliverRequest } from './waiting-requests';

/** Returns how a conversation begins: as a request to a professional, or accepted. */
export function newConnection(
  sender: Pick<User, 'id' | 'userType'>,
  receiver: Pick<User, 'userType'>,
): Pick<Conversation, 'connection' | 'requestedById'> {
  return asksForConnection(sender, receiver)
    ? { connection: 'pending', requestedById: sender.id }
    : { connection: 'accepted', requestedById: null };
}

/** Pushes to both sides that their connection has changed. */
async function publishConnection(one: number, other: number, transaction: Transaction): Promise<void> {
  await publishLive([one], 'connection.changed', { conversationWith: other }, transaction);
  await publishLive([other], 'connection.changed', { conversationWith: one }, transaction);
}

/**
 * Refuses a message into a conversation, which is locked: to a user whom the sender has blocked, and to a professional
 * who has declined.
 * @throws AppError 409
 */
export async function refuseUnconnected(
  conversation: Conversation,
  sender: Pick<User, 'id'>,
  receiver: Pick<User, 'id' | 'firstName'>,
  transaction: Transaction,
): Promise<void> {
  if (await hasBlocked(sender.id, receiver.id, transaction)) throw personBlocked(receiver.firstName);
  if (conversation.connection === 'declined' && conversation.requestedById === sender.id)
    throw connectionDeclined(receiver.firstName);
}

/** A reply accepts what was requested, also what was declined before. The conversation is locked. */
export async function acceptByReply(
  conversation: Conversation,
  senderId: number,
  transaction: Transaction,
): Promise<void> {
  const { requestedById, connection } = conversation;
  if (connection === 'accepted' || requestedById === null || requestedById === senderId) return;
  // Who writes first does not know of the request that waits for them: it comes with their message.
  if (connection === 'waiting') await deliverRequest(conversation, new Date(), transaction);
  await conversation.$query(transaction).patch({ connection: 'accepted', declineReason: null, answeredAt: new Date() });
  await publishConnection(senderId, requestedById, transaction);
}

/** A request to the viewer, locked. @throws AppError 404 when the other person has requested nothing */
async function requestTo(viewerId: number, requestedById: number, transaction: Transaction): Promise<Conversation> {
  const conversation = await Conversation.query(transaction)
    .findOne({ ...pairOf(viewerId, requestedById), requestedById })
    .forUpdate();
  if (
    !conversation ||
    conversation.connection === 'waiting' ||
    (await hasBlocked(viewerId, requestedById, transaction))
  )
    throw connectionNotFound();
  return conversation;
}

/** Accepts a request without a reply; again changes nothing. @throws AppError 404 */
export async function acceptConnection(viewer: User, requestedById: number, transaction: Transaction): Promise<void> {
  const conversation = await requestTo(viewer.id, requestedById, transaction);
  if (conversation.connection === 'accepted') return;
  await acceptByReply(conversation, viewer.id, transaction);
  const name = fullName(viewer);
  await notify(
    {
      userId: requestedById,
      fromId: viewer.id,
      kind: 'connection',
      title: `${name} accepted your request`,
      body: 'You’re connected. They can message you anytime.',
      href: threadPath(viewer.id),
    },
    transaction,
  );
}

/**
 * Declines a request with a reason, which the other side reads. One that was accepted can be declined too.
 * @throws AppError 404
 */
export async function declineConnection(
  viewer: User,
  requestedById: number,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  const conversation = await requestTo(viewer.id, requestedById, transaction);
  if (conversation.connection === 'declined' && conversation.declineReason === reason) return;
  await conversation
    .$query(transaction)
    .patch({ connection: 'declined', declineReason: reason, answeredAt: new Date() });
  await publishConnection(viewer.id, requestedById, transaction);
  const name = fullName(viewer);
  await notify(
    {
      userId: requestedById,
      fromId: viewer.id,
      kind: 'connection',
      title: `${name} declined your request`,
      body: reason,
      href: threadPath(viewer.id),
    },
    transaction,
  );
}
