import type { User } from '../../platform/auth/user.model';
import { invalid } from '../../platform/errors/app-error';
import { notTheSender } from './messages.errors';

/**
 * Signed-in users may write to any user but themselves.
 * @throws AppError 400
 */
export function mayMessage(viewer: User, otherUserId: number): void {
  if (viewer.id === otherUserId) throw invalid('You cannot send messages to yourself.', 'cannot_message_yourself');
}

/**
 * A message that waited in a browser is sent by who has written it, or not at all.
 * @throws AppError 409
 */
export function mustBeSender(viewer: User, writtenById: number | undefined): void {
  if (writtenById !== undefined && writtenById !== viewer.id) throw notTheSender();
}

/**
 * Users cannot report themselves.
 * @throws AppError 400
 */
export function mayReportPerson(viewer: User, reportedId: number): void {
  if (viewer.id === reportedId) throw invalid('You cannot report yourself.', 'cannot_report_yourself');
}
