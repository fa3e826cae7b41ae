import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../database/transaction';
import { Session } from './session.model';
import { expiry, sessionTimes } from './session-times';
import { User } from './user.model';

/** A session that holds, with its person. `refreshed` says that its end was moved on just now. */
export interface ActiveSession {
  readonly session: Session;
  readonly user: User;
  readonly refreshed: boolean;
}

/** How the table knows a session id. */
function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Starts a session and answers its id, 256 random bits, for the cookie alone. */
export async function startSession(
  userId: number,
  options: { readonly remember: boolean; readonly userAgent?: string | undefined },
  transaction?: Transaction,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const now = new Date();
  await Session.query(transaction).insert({
    idHash: hashSessionId(id),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiry(options.remember, now, now),
    remember: options.remember,
    userAgent: options.userAgent?.slice(0, 300) ?? null,
  });
  await Session.query(transaction).delete().where('userId', userId).where('expiresAt', '<=', now);
  return id;
}

/** Finds the session of an id; null when it ended, never was, or its person is suspended. Moves its end on when it is in use. */
export async function findSession(id: string, now = new Date()): Promise<ActiveSession | null> {
  const session = await Session.query().findById(hashSessionId(id));
  if (!session || session.expiresAt <= now) return null;
  const user = await User.query().findById(session.userId);
  if (!user || user.suspendedAt) return null;
  const refreshed = now.getTime() - session.lastSeenAt.getTime() > sessionTimes.refreshAfter;
  if (refreshed) {
    await Session.query()
      .findById(session.idHash)
      .patch({ lastSeenAt: now, expiresAt: expiry(session.remember, session.createdAt, now) });
  }
  return { session, user, refreshed };
}

/** Ends one session. */
export async function endSession(id: string): Promise<void> {
  await Session.query().deleteById(hashSessionId(id));
}

/** Ends every session of a person, as after a password change or a suspension; `exceptHash` spares the one that asked. */
export async function endSessionsOf(userId: number, exceptHash?: string, transaction?: Transaction): Promise<void> {
  const query = Session.query(transaction).delete().where('userId', userId);
  await (exceptHash ? query.whereNot('idHash', exceptHash) : query);
}
