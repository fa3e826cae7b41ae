import type { User } from '../../platform/auth/user.model';
import { invalid } from '../../platform/errors/app-error';

/**
 * Whether a first message asks for a connection: it does when it is for a professional.
 * Administrators write without asking.
 */
export const asksForConnection = (sender: Pick<User, 'userType'>, receiver: Pick<User, 'userType'>): boolean =>
  receiver.userType === 'accountant' && sender.userType !== 'admin';

/**
 * Users cannot block themselves.
 * @throws AppError 400
 */
export function mayBlock(viewer: User, blockedId: number): void {
  if (viewer.id === blockedId) throw invalid('You cannot block yourself.', 'cannot_block_yourself');
}
