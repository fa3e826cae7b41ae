import type { UserType } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import { forbidden } from '../../platform/errors/app-error';

/**
 * An administrator may change anybody, but not take their own role away.
 * @throws AppError 403
 */
export function mayChangeRole(viewer: User, userId: number, userType: UserType): void {
  if (viewer.id === userId && userType !== 'admin')
    throw forbidden('You cannot change your own user type.', 'cannot_change_own_role');
}
