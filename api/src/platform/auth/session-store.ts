import { createHash, randomBytes } from 'node:crypto';
import { inRetriedTransaction } from '../database/retried-transaction';
import type { Transaction } from '../database/transaction';
import { publishSessionsChanged } from '../events/live-log';
import { shortened } from '../text/shortened';
import { Session } from './session.model';
import { expiry, sessionTimes } from './session-times';
import { User } from './user.model';

/** A session that holds, with its person. `refreshed` says that its end was moved on just now. */
export interface ActiveSession {
  readonly session: Session;
  readonly user: User;
  readonly refreshed: boolean;
}

/** Hashes a session id, as the table stores it. */
function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Starts a session and answers its id, 256 random bits, for the cookie alone. */
export async function startSession(
  userId: number,
  options: Pick<Session, 'remember' | 'confirmedAt'> & {
    readonly userAgent?: string | undefined;
    readonly device?: string | null;
  },
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
    userAgent: options.userAgent ? shortened(options.userAgent, 300) : null,
    confirmedAt: options.confirmedAt,
    device: options.device ?? null,
  });
  await Session.query(transaction).delete().where('userId', userId).where('expiresAt', '<=', now);
  return id;
}

/**
 * Finds the session of an id; null when it ended, never was, or its person is suspended. Moves its end on when it is in
 * use.
 */
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

/** Ends one session, with the live connections that were opened in it. */
export async function endSession(id: string): Promise<void> {
  const session = await Session.query().findById(hashSessionId(id)).select('idHash', 'userId');
  if (!session) return;
  await inRetriedTransaction((transaction) => endSessionOf(session.userId, session.idHash, transaction));
}

/** Ends one session of a person by its hash. @returns false when they have no such session */
export async function endSessionOf(userId: number, idHash: string, transaction: Transaction): Promise<boolean> {
  const ended = await Session.query(transaction).delete().where({ userId, idHash });
  if (ended > 0) await publishSessionsChanged(userId, transaction);
  return ended > 0;
}

/**
 * Ends every session of a person, as after a password change or a suspension; `exceptHash` spares the one that asked.
 */
export async function endSessionsOf(
  userId: number,
  exceptHash: string | undefined,
  transaction: Transaction,
): Promise<void> {
  const query = Session.query(transaction).delete().where('userId', userId);
  await (exceptHash ? query.whereNot('idHash', exceptHash) : query);
  await publishSessionsChanged(userId, transaction);
}

/** Ends the sessions of a person on one device. */
export async function endSessionsOn(userId: number, device: string, transaction: Transaction): Promise<void> {
  const ended = await Session.query(transaction).delete().where({ userId, device });
  if (ended > 0) await publishSessionsChanged(userId, transaction);
}

/** A session that took the place of another one: its id, for the cookie alone, and whether the browser keeps it. */
export interface RenewedSession {
  readonly id: string;
  readonly remember: boolean;
}

/**
 * Ends every session of a person and starts one for the browser that asked, which is remembered when the one before
 * was.
 */
export async function renewSession(
  userId: number,
  hash: string | undefined,
  transaction: Transaction,
): Promise<RenewedSession> {
  const before = hash ? await Session.query(transaction).findById(hash) : undefined;
  const remember = before?.remember ?? false;
  await endSessionsOf(userId, undefined, transaction);
  const confirmedAt = before?.confirmedAt ?? null;
  const userAgent = before?.userAgent ?? undefined;
  const device = before?.device ?? null;
  const id = await startSession(userId, { remember, confirmedAt, userAgent, device }, transaction);
  return { id, remember };
}
