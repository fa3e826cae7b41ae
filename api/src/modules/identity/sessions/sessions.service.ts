import { sessionNotFound } from './sessions.errors';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { endSessionOf, endSessionsOf } from '../../../platform/auth/session-store';
import { Session } from '../../../platform/auth/session.model';
import type { ListPart } from '../../../platform/paging/offset-query';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';

/** A part of a person's sessions, most recently used first. */
export async function listSessions(userId: number, { offset, limit }: ListPart): Promise<Session[]> {
  const open = Session.query().where({ userId }).where('expiresAt', '>', new Date());
  return open.orderBy('lastSeenAt', 'desc').orderBy('idHash').offset(offset).limit(limit);
}

/** Ends one of a person's own sessions. @throws AppError 404 when it belongs to another user or is gone */
export function endOwnSession(userId: number, id: string, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    if (!(await endSessionOf(userId, id, transaction))) throw sessionNotFound();
    await recordAudit({ by, action: 'session.ended', subject: { type: 'user', id: userId } }, transaction);
  });
}

/** Ends every session of a person but the one that asked. */
export function endOtherSessions(userId: number, sessionHash: string | undefined, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await endSessionsOf(userId, sessionHash, transaction);
    const subject = { type: 'user', id: userId };
    await recordAudit({ by, action: 'session.ended', subject, reason: 'All others' }, transaction);
  });
}
