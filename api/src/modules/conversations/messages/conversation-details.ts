import type { ConversationDetails } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { presentUserCard } from '../../../platform/auth/user.presenter';
import { maySendFiles } from '../attachments/attachments.policy';
import { hasBlocked } from '../../identity/blocks/has-blocked';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { Conversation, pairOf } from '../threads/conversation.model';

/** Reads what a listed professional offers first, as a taxonomy id, and how soon they reply. */
async function offerOf({ id }: User): Promise<Pick<ConversationDetails, 'service' | 'responseTimeHours'>> {
  const profile = await AccountantProfile.query()
    .findOne({ userId: id, listed: true })
    .select('services', 'responseTimeHours');
  return { service: profile?.services[0] ?? null, responseTimeHours: profile?.responseTimeHours ?? null };
}

/** Reads what the head of a thread shows of the other person, and whether the two may write to each other. */
export async function readDetails(viewer: User, other: User): Promise<ConversationDetails> {
  const [conversation, blocked, offer, mayAttach] = await Promise.all([
    Conversation.query().findOne(pairOf(viewer.id, other.id)),
    hasBlocked(viewer.id, other.id),
    offerOf(other),
    maySendFiles(viewer.id, other.id),
  ]);
  return {
    otherUser: presentUserCard(other),
    // Professionals do not see who waits for room in their plan.
    connection:
      conversation && !(conversation.connection === 'waiting' && conversation.requestedById === other.id)
        ? {
            status: conversation.connection,
            requestedById: conversation.requestedById,
            declineReason: conversation.declineReason,
          }
        : null,
    blocked,
    maySendFiles: mayAttach,
    ...offer,
  };
}
