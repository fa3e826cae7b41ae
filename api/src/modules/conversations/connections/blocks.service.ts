import { blockLimits } from '../../../contract/limits/messaging';
import { lockUsers } from '../../../platform/auth/lock-users';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { emit } from '../../../platform/events/room-events';
import { Message } from '../threads/message.model';
import { threadPath } from '../../../platform/site/thread-path';
import { markAllRead, publishRead } from '../../identity/notifications/notifications.service';
import { publishApart } from '../../identity/presence/presence.service';
import { Block } from '../../identity/blocks/block.model';
import { blockNotFound, tooManyBlocks } from './connections.errors';

/** Lists the people a person has blocked, newest first. */
export async function listBlocks(blockerId: number): Promise<Block[]> {
  return Block.query().where({ blockerId }).orderBy('createdAt', 'desc').withGraphJoined('blocked');
}

/**
 * Blocks a person; again changes nothing. From now on nothing they write arrives, and they are not told. What of theirs
 * was unread counts as read, and work of the two ends.
 * @throws AppError 409 when there are enough
 */
export async function blockPerson(viewer: User, blockedId: number, transaction: Transaction): Promise<void> {
  // Two tabs that block at the same moment wait for each other here, and so does work that the two begin or change.
  await lockUsers([viewer.id, blockedId], transaction);
  const blocked = await Block.query(transaction).where({ blockerId: viewer.id }).select('blockedId');
  if (blocked.some((block) => block.blockedId === blockedId)) return;
  if (blocked.length >= blockLimits.max) throw tooManyBlocks(blockLimits.max);
  const createdAt = new Date();
  await Block.query(transaction).insert({ blockerId: viewer.id, blockedId, createdAt });
  await Message.query(transaction)
    .patch({ read: true, readAt: createdAt })
    .where({ receiverId: viewer.id, senderId: blockedId, read: false });
  await markAllRead(viewer.id, threadPath(blockedId), transaction);
  await emit('person.blocked', { blocker: viewer, blockedId, now: createdAt }, transaction);
  await publishRead([viewer.id], transaction);
  await publishLive([viewer.id], 'connection.changed', { conversationWith: blockedId }, transaction);
  await publishApart(viewer.id, blockedId, transaction);
}

/** Lets a person write again; what they wrote meanwhile stays withheld. @throws AppError 404 */
export async function unblockPerson(viewer: User, blockedId: number, transaction: Transaction): Promise<void> {
  const removed = await Block.query(transaction).delete().where({ blockerId: viewer.id, blockedId });
  if (removed === 0) throw blockNotFound();
  await publishLive([viewer.id], 'connection.changed', { conversationWith: blockedId }, transaction);
}
