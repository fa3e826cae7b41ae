import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/**
 * Quick replies are for professionals, who write the same to many clients.
 * @throws AppError 403
 */
export function mayHaveQuickReplies(viewer: User): void {
  if (viewer.userType !== 'accountant')
    throw forbidden('Only financial professionals have quick replies.', 'accountants_only');
}
