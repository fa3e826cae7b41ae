import type { PastClient as Presented, ReviewInvitations } from '../../../contract/named-types';
import type { PastClient } from './past-clients';
import type { OwnInvitations } from './review-invitations.service';

/** A past client as the professional sees them. Why a client takes no invitations is not said. */
export const presentPastClient = ({ user, lastMessageAt, invitation, reviewedAt, status }: PastClient): Presented => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  profilePicture: user.profilePicture,
  lastMessageAt: lastMessageAt.toISOString(),
  status,
  invitedAt: invitation?.createdAt.toISOString() ?? null,
  automatic: invitation?.automatic ?? false,
  reviewedAt: reviewedAt?.toISOString() ?? null,
});

export const presentInvitations = ({ plan, isListed, settings, clients }: OwnInvitations): ReviewInvitations => ({
  plan,
  isListed,
  settings,
  clients: clients.map(presentPastClient),
});
