import { sessionNotFound } from './sessions.errors';
import { endSessionOf } from '../../platform/auth/session-store';
import { Session } from '../../platform/auth/session.model';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';

/** Where a person is signed in, the latest use first, at most 100. */
export async function listSessions(userId: number, now = new Date()): Promise<Session[]> {
  return Session.query().where({ userId }).where('expiresAt', '>', now).orderBy('lastSeenAt', 'desc').limit(100);
}

/** Ends one of a person's own sessions. @throws AppError 404 when it is somebody else's or gone */
export async function endOwnSession(userId: number, id: string): Promise<void> {
  if (!(await inRetriedTransaction((transaction) => endSessionOf(userId, id, transaction)))) throw sessionNotFound();
}
