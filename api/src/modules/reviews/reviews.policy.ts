import type { User } from '../../platform/auth/user.model';
import { forbidden } from '../../platform/errors/app-error';

/**
 * Only clients write reviews, and never about themselves.
 * @throws AppError 403
 */
export function mayReview(viewer: User, professionalId: number): void {
  if (viewer.id === professionalId) throw forbidden('You cannot review your own profile.', 'own_profile');
  if (viewer.userType !== 'client') throw forbidden('Only clients can leave reviews for accountants.', 'clients_only');
}
