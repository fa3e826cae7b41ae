import type { User } from '../../../platform/auth/user.model';
import { forbidden } from '../../../platform/errors/app-error';

/** Only clients have a list of professionals. @throws AppError 403 */
export function maySave(viewer: User): void {
  if (viewer.userType !== 'client') throw forbidden('Only clients can save professionals.', 'clients_only');
}
