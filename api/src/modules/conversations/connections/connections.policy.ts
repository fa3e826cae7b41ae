import type { User } from '../../../platform/auth/user.model';
import { invalid } from '../../../platform/errors/app-error';

/** Tells whether a first message requests a connection: one to a professional does, except from an administrator. */
export const asksForConnection = (sender: Pick<User, 'userType'>, receiver: Pick<User, 'userType'>): boolean =>
  receiver.userType === 'accountant' && sender.userType !== 'admin';

/**
 * Users cannot block themselves.
 * @throws AppError 400
 */
export function mayBlock(viewer: User, blockedId: number): void {
  if (viewer.id === blockedId) throw invalid('You cannot block yourself.', 'cannot_block_yourself');
}
