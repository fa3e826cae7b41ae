import { reviewInvitationLimits } from '../../../contract/limits/reviews';
import type { PastClient as Presented } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { Block } from '../../identity/blocks/block.model';
import { Conversation } from '../../conversations/threads/conversation.model';
import { Message } from '../../conversations/threads/message.model';
import { NotificationPreference } from '../../identity/notifications/notification-preference.model';
import { Review } from '../reviews/review.model';
import { ReviewInvitation } from './review-invitation.model';

/** A client with whom a professional has exchanged messages, and where an invitation to review stands. */
export interface PastClient {
  readonly user: User;
  readonly lastMessageAt: Date;
  readonly invitation: ReviewInvitation | undefined;
  readonly reviewedAt: Date | null;
  readonly status: Presented['status'];
}

interface Which {
  /** Only this one. */
  readonly clientId?: number;
  /** Only conversations whose last message is of this time. */
  readonly lastMessage?: readonly [from: Date, to: Date];
  /** The number of those that come before. */
  readonly offset?: number;
}

/** Clients in whose conversation with a professional both sides have written, who wrote last first. */
export async function pastClients(
  professionalId: number,
  { clientId, lastMessage, offset = 0 }: Which = {},
  transaction?: Transaction,
): Promise<PastClient[]> {
  const wrote = (from: 'user1Id' | 'user2Id') =>
    Message.query(transaction)
      .whereColumn('messages.conversationId', 'conversations.id')
      .whereColumn('messages.senderId', `conversations.${from}`)
      .where({ withheld: false });
  const clients = User.query(transaction).where({ userType: 'client' }).whereNull('deletedAt');
  const conversations = await Conversation.query(transaction)
    .where((side) => void side.where('user1Id', professionalId).orWhere('user2Id', professionalId))
    .where((only) => {
      if (clientId !== undefined) void only.where('user1Id', clientId).orWhere('user2Id', clientId);
    })
    .where((time) => {
      if (lastMessage) void time.whereBetween('lastMessageAt', [...lastMessage]);
    })
    .whereExists(
      clients.where((other) => void other.whereColumn('users.id', 'user1Id').orWhereColumn('users.id', 'user2Id')),
    )
    .whereExists(wrote('user1Id'))
    .whereExists(wrote('user2Id'))
    .orderBy('lastMessageAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(reviewInvitationLimits.listMax);
  const idOf = ({ user1Id, user2Id }: Conversation) => (user1Id === professionalId ? user2Id : user1Id);
  const ids = conversations.map(idOf);
  const [users, reviews, invitations, refusals, blocks] = await Promise.all([
    User.query(transaction).whereIn('id', ids),
    Review.query(transaction).where({ accountantId: professionalId }).whereIn('clientId', ids),
    ReviewInvitation.query(transaction).where({ professionalId }).whereIn('clientId', ids),
    NotificationPreference.query(transaction)
      .where({ kind: 'review_invitation', byMail: false })
      .whereIn('userId', ids),
    Block.query(transaction).where((side) => {
      void side
        .where((own) => void own.where({ blockerId: professionalId }).whereIn('blockedId', ids))
        .orWhere((other) => void other.where({ blockedId: professionalId }).whereIn('blockerId', ids));
    }),
  ]);
  const isClosed = (user: User): boolean =>
    !user.emailConfirmedAt ||
    user.suspendedAt !== null ||
    refusals.some(({ userId }) => userId === user.id) ||
    blocks.some(({ blockerId, blockedId }) => blockerId === user.id || blockedId === user.id);
  return conversations.flatMap((conversation) => {
    const user = users.find(({ id }) => id === idOf(conversation));
    if (!user) return [];
    const invitation = invitations.find((sent) => sent.clientId === user.id);
    const review = reviews.find((written) => written.clientId === user.id);
    const status = review ? 'reviewed' : invitation ? 'invited' : isClosed(user) ? 'unavailable' : 'open';
    const { lastMessageAt } = conversation;
    return [{ user, lastMessageAt, invitation, reviewedAt: review?.createdAt ?? null, status } as const];
  });
}
