import type { User } from '../../../platform/auth/user.model';
import { accountChanged } from '../../../platform/auth/page-account-plugin';
import { invalid } from '../../../platform/errors/app-error';

/**
 * Signed-in users may write to any user but themselves.
 * @throws AppError 400
 */
export function mayMessage(viewer: User, otherUserId: number): void {
  if (viewer.id === otherUserId) throw invalid('You cannot send messages to yourself.', 'cannot_message_yourself');
}

/**
 * Older releases of the messaging area name a message's writer in its body.
 * @throws AppError 409
 */
export function mustBeSender(viewer: User, writtenById: number | undefined): void {
  if (writtenById !== undefined && writtenById !== viewer.id) throw accountChanged();
}

/**
 * Users cannot report themselves.
 * @throws AppError 400
 */
export function mayReportPerson(viewer: User, reportedId: number): void {
  if (viewer.id === reportedId) throw invalid('You cannot report yourself.', 'cannot_report_yourself');
}
