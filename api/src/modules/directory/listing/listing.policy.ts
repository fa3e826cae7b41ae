import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/**
 * Only professionals are listed.
 * @throws AppError 403
 */
export function mayBeListed(viewer: User): void {
  if (viewer.userType !== 'accountant')
    throw forbidden('Only financial professionals have a profile in the directory.', 'accountants_only');
}
