import type { UserType } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/**
 * An administrator may change any user, but not give up their own role.
 * @throws AppError 403
 */
export function mayChangeRole(viewer: User, userId: number, userType: UserType): void {
  if (viewer.id === userId && userType !== 'admin')
    throw forbidden('You cannot change your own user type.', 'cannot_change_own_role');
}

/**
 * A person's own address is changed in their settings, where it takes the password.
 * @throws AppError 403
 */
export function mayChangeEmail(viewer: User, userId: number, email: string): void {
  if (viewer.id === userId && email !== viewer.email)
    throw forbidden('Change your own email address in your profile settings.', 'cannot_change_own_email');
}
