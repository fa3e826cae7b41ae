import type { ReviewInvitationSettings } from '../../../contract/named-types';
import type { PlanId } from '../../../contract/plans';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { lockUsers } from '../../../platform/auth/lock-users';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { inviteByMail } from './invitation-mail';
import { InvitationSettings } from './invitation-settings.model';
import { pastClients, type PastClient } from './past-clients';
import { ReviewInvitation } from './review-invitation.model';
import {
  advancedInvitationsNotInPlan,
  alreadyInvited,
  alreadyReviewed,
  invitationsForProfessionals,
  invitationsNotInPlan,
  listingHidden,
  notAPastClient,
  takesNoInvitations,
} from './review-invitations.errors';
import type { InvitationDraft } from './review-invitations.schema';

/** Settings that a professional starts with. */
const defaults: ReviewInvitationSettings = { automatic: false, daysAfter: 14, note: '' };

/** A professional's past clients, and what their plan lets them do. */
export interface OwnInvitations {
  readonly plan: PlanId;
  readonly isListed: boolean;
  readonly settings: ReviewInvitationSettings;
  readonly clients: readonly PastClient[];
}

/** Invitations are for professionals. @throws AppError 403 */
export function mayInvite({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw invitationsForProfessionals();
}

const settingsOf = (stored: InvitationSettings | undefined): ReviewInvitationSettings =>
  stored ? { automatic: stored.automaticSince !== null, daysAfter: stored.daysAfter, note: stored.note } : defaults;

/** Reads who can be invited, was invited when, and has reviewed. */
export async function readInvitations(userId: number, offset = 0): Promise<OwnInvitations> {
  const [plan, profile, stored, clients] = await Promise.all([
    planOf(userId),
    AccountantProfile.query().findOne({ userId }).select('listed'),
    InvitationSettings.query().findById(userId),
    pastClients(userId, { offset }),
  ]);
  return { plan, isListed: profile?.listed ?? false, settings: settingsOf(stored), clients };
}

/**
 * Invites a past client to review, once; the mail leaves with the transaction.
 * @throws AppError 403 without the plan, 404 for someone who is no past client, 409
 */
export const invite = (
  professionalId: number,
  draft: InvitationDraft,
  now: Date,
  automatic = false,
): Promise<PastClient> =>
  inRetriedTransaction((transaction) => inviteWithin(professionalId, draft, now, automatic, transaction));

/** The same in a transaction of other work. */
export async function inviteWithin(
  professionalId: number,
  { clientId, note }: InvitationDraft,
  now: Date,
  automatic: boolean,
  transaction: Transaction,
): Promise<PastClient> {
  await lockUsers([professionalId, clientId], transaction);
  const plan = await planOf(professionalId, transaction);
  if (plan === 'starter') throw invitationsNotInPlan();
  if (plan !== 'premium' && (automatic || note !== '')) throw advancedInvitationsNotInPlan();
  const profile = await AccountantProfile.query(transaction)
    .findOne({ userId: professionalId })
    .select('listed', 'professions');
  if (!profile?.listed) throw listingHidden();
  const client = await clientToInvite(professionalId, clientId, transaction);
  const row = { professionalId, clientId, note, automatic, createdAt: now };
  const invitation = await ReviewInvitation.query(transaction).insertAndFetch(row);
  const professional = await User.query(transaction).findById(professionalId).throwIfNotFound();
  await inviteByMail({ professional, professions: profile.professions, client: client.user, note }, transaction);
  return { ...client, invitation, status: 'invited' };
}

async function clientToInvite(professionalId: number, clientId: number, transaction: Transaction): Promise<PastClient> {
  const [client] = await pastClients(professionalId, { clientId }, transaction);
  if (!client) throw notAPastClient();
  if (client.status === 'reviewed') throw alreadyReviewed();
  if (client.status === 'invited') throw alreadyInvited();
  if (client.status === 'unavailable') throw takesNoInvitations();
  return client;
}

/**
 * Stores whether past clients are invited automatically; conversations that went on before it was switched on are left
 * alone.
 * @throws AppError 403 when it is to be switched on without the plan
 */
export async function saveInvitationSettings(
  userId: number,
  { automatic, daysAfter, note }: ReviewInvitationSettings,
  now: Date,
): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    await lockUsers([userId], transaction);
    if (automatic && (await planOf(userId, transaction)) !== 'premium') throw advancedInvitationsNotInPlan();
    const stored = await InvitationSettings.query(transaction).findById(userId);
    const automaticSince = automatic ? (stored?.automaticSince ?? now) : null;
    await InvitationSettings.query(transaction)
      .insert({ userId, automaticSince, daysAfter, note })
      .onConflict('userId')
      .merge(['automaticSince', 'daysAfter', 'note']);
  });
}
