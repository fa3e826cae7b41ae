import type { Review as PresentedReview } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/**
 * Only clients write reviews, and never about themselves.
 * @throws AppError 403
 */
export function mayReview(viewer: User, professionalId: number): void {
  if (viewer.id === professionalId) throw forbidden('You cannot review your own profile.', 'own_profile');
  if (viewer.userType !== 'client') throw forbidden('Only clients can leave reviews for accountants.', 'clients_only');
}

/** Returns what the viewer may do with a review: edit their own, reply to one about them, report another user's. */
export const reviewPermissions = (
  viewer: User | null,
  { clientId, accountantId }: { readonly clientId: number; readonly accountantId: number },
): PresentedReview['permissions'] => ({
  edit: viewer?.id === clientId,
  reply: viewer?.id === accountantId,
  report: viewer !== null && viewer.id !== clientId,
});

type Party = Parameters<typeof reviewPermissions>[1];

/** Only the author changes or deletes a review. @throws AppError 403 */
export function mayEdit(viewer: User, review: Party): void {
  if (!reviewPermissions(viewer, review).edit)
    throw forbidden('Only the author of a review can change it.', 'not_the_author');
}

/** Only the reviewed professional answers. @throws AppError 403 */
export function mayReply(viewer: User, review: Party): void {
  if (!reviewPermissions(viewer, review).reply)
    throw forbidden('Only the professional who was reviewed can reply.', 'not_the_reviewed');
}

/** Users cannot report their own texts. @throws AppError 403 */
export function mayReport(viewer: User, review: Party): void {
  if (!reviewPermissions(viewer, review).report)
    throw forbidden('This is your own review: you can edit or delete it.', 'own_review');
}
