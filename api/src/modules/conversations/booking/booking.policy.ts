import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';
import { bookingForClients, bookingForProfessionals } from './booking.errors';

/** Professionals offer meetings. @throws AppError 403 */
export function mayOfferMeetings({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw bookingForProfessionals();
}

/** Clients book them, not with themselves. @throws AppError 403 */
export function mayBook(viewer: User, professionalId: number): void {
  if (viewer.id === professionalId) throw forbidden('You cannot book a meeting with yourself.', 'own_profile');
  if (viewer.userType !== 'client') throw bookingForClients();
}
