import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/** Only professionals have a license checked. @throws AppError 403 */
export function mayBeVerified(viewer: User): void {
  if (viewer.userType !== 'accountant')
    throw forbidden('Only financial professionals can ask for verification.', 'accountants_only');
}

/** Documents are for their sender and administrators. */
export const mayReadDocument = (viewer: User, ownerId: number): boolean =>
  viewer.id === ownerId || viewer.userType === 'admin';
