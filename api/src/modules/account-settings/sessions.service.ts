import type { AccountSession } from '../../contract/named-types';
import { Session } from '../../platform/auth/session.model';
import { notFound } from '../../platform/errors/app-error';
import { describeBrowser } from './describe-browser';

export const sessionNotFound = () => notFound('This session has ended already.', 'session_not_found');

/** Where a person is signed in, the latest use first. */
export async function listSessions(userId: number, currentHash: string | undefined, now = new Date()): Promise<AccountSession[]> {
  const sessions = await Session.query().where({ userId }).where('expiresAt', '>', now).orderBy('lastSeenAt', 'desc').limit(100);
  return sessions.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
    id: idHash,
    browser: describeBrowser(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: idHash === currentHash,
  }));
}

/** Ends one of a person's own sessions. @throws AppError 404 when it is somebody else's or gone */
export async function endOwnSession(userId: number, id: string): Promise<void> {
  const ended = await Session.query().delete().where({ userId, idHash: id });
  if (ended === 0) throw sessionNotFound();
}
