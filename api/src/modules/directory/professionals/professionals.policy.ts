import type { Professional } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { ProfessionalRecord } from './professional-rows';

/** Tells whether the viewer may see a professional: if hidden, only the owner and administrators may. */
export const maySee = (viewer: User | null, { user, profile }: ProfessionalRecord): boolean =>
  profile?.listed !== false || viewer?.id === user.id || viewer?.userType === 'admin';

/** Tells whether the viewer may see the email: only the owner and administrators may. */
export const maySeeEmail = (viewer: User | null, ownerId: number): boolean =>
  viewer?.id === ownerId || viewer?.userType === 'admin';

/**
 * Tells whether the viewer may see the phone number: the owner, administrators, and those the owner chose may.
 * @param inConversation the viewer and the professional have written to each other
 */
export function maySeePhone(
  viewer: User | null,
  { user, profile }: ProfessionalRecord,
  inConversation: boolean,
): boolean {
  if (maySeeEmail(viewer, user.id)) return true;
  return profile?.phoneVisibility === 'everyone' || (profile?.phoneVisibility === 'clients' && inConversation);
}

/** Returns what the viewer may do with a professional right now; a visitor has to sign in first. */
export const permissionsFor = (
  viewer: User | null,
  professionalId: number,
  alreadyReviewed: boolean,
): Professional['permissions'] => ({
  message: viewer !== null && viewer.id !== professionalId,
  review: viewer?.userType === 'client' && viewer.id !== professionalId && !alreadyReviewed,
  alreadyReviewed,
});
