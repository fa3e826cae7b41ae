import { messageLimits } from '../../../contract/limits/messaging';
import { blockedSince } from '../../identity/blocks/has-blocked';
import { Conversation, pairOf } from '../threads/conversation.model';
import { Message } from '../threads/message.model';

/**
 * Reads a thread, oldest message first: the newest 200, or the 200 before a message. Read only by one of its two
 * people, without what was withheld from them; a viewer whom the other side has blocked sees nothing as read or
 * delivered since.
 */
export async function readThread(viewerId: number, otherUserId: number, before?: number): Promise<Message[]> {
  const conversation = await Conversation.query().findOne(pairOf(viewerId, otherUserId));
  if (!conversation) return [];
  const query = Message.query()
    .where('conversationId', conversation.id)
    .where((shown) => void shown.where('senderId', viewerId).orWhere('withheld', false))
    .orderBy('id', 'desc')
    .limit(messageLimits.threadPage)
    .withGraphFetched('attachments');
  if (before !== undefined) query.where('id', '<', before);
  const [messages, hiddenSince] = await Promise.all([query, blockedSince(otherUserId, viewerId)]);
  if (hiddenSince) messages.forEach((message) => hideReceipts(message, viewerId, hiddenSince));
  return messages.reverse();
}

/** Takes back what a message of the viewer says of the other side since they blocked the viewer. */
function hideReceipts(message: Message, viewerId: number, since: Date): void {
  if (message.senderId !== viewerId) return;
  if (message.readAt && message.readAt >= since) Object.assign(message, { read: false, readAt: null });
  if (message.deliveredAt && message.deliveredAt >= since) message.deliveredAt = null;
}
