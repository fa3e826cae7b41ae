import { sessionNotFound } from './sessions.errors';
import type { AccountSession } from '../../contract/named-types';
import { endSessionOf } from '../../platform/auth/session-store';
import { Session } from '../../platform/auth/session.model';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { describeBrowser } from './describe-browser';

/** Where a person is signed in, the latest use first. */
export async function listSessions(
  userId: number,
  currentHash: string | undefined,
  now = new Date(),
): Promise<AccountSession[]> {
  const sessions = await Session.query()
    .where({ userId })
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100);
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
  if (!(await inRetriedTransaction((transaction) => endSessionOf(userId, id, transaction)))) throw sessionNotFound();
}
