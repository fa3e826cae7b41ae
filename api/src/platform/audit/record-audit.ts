import type { Request } from '@hapi/hapi';
import type { AuditAction } from '../../contract/audit-actions';
import { viewerOf } from '../auth/session-plugin';
import type { Transaction } from '../database/transaction';
import { callerOfRequest } from '../limits/client-ip';
import { AuditEntry } from './audit-entry.model';
import { digestOf, saltedText, wordsOfDetails } from './audit-texts';
import { changedFields } from './changed-fields';

/** Account and IP behind an act; `userId` is null for visitors and for the product itself. */
export interface AuditActor {
  readonly userId: number | null;
  readonly ip: string | null;
}

/** An audited action. */
export interface AuditAct {
  readonly by: AuditActor;
  readonly action: AuditAction;
  /** Target of the act: `{ type: 'review', id: 7 }`. */
  readonly subject: { readonly type: string; readonly id: number | string | null };
  /** Owner of the subject, when it is not the account itself. */
  readonly userId?: number | null;
  /** Title of the subject at that time, never a person's name. */
  readonly label?: string;
  readonly reason?: string;
  /** The subject before and after: what differs is recorded. Leave one out for something new or gone. */
  readonly before?: object;
  readonly after?: object;
}

/** Actor of what the product does by itself. */
export const productActor: AuditActor = { userId: null, ip: null };

/** Builds the actor of a request, for services to pass to `recordAudit`. */
export const actorOf = (request: Request): AuditActor => ({
  userId: viewerOf(request)?.id ?? null,
  ip: callerOfRequest(request).ip,
});

/**
 * Writes an act into the audit log, in the transaction of the act: both are stored or neither. An act with `before` and
 * `after` that are alike changed nothing and is not written.
 *
 * @example await recordAudit({ by, action: 'user.updated', subject: { type: 'user', id }, before, after },
 * transaction);
 */
export async function recordAudit(act: AuditAct, transaction: Transaction): Promise<void> {
  const { by, action, subject, label, reason, before, after } = act;
  const changes = changedFields(before ?? {}, after ?? {});
  if (before && after && changes.length === 0) return;
  const origin = by.ip === null ? null : saltedText({ ip: by.ip });
  const said = { ...(label && { label }), ...(reason && { reason }), changes };
  const details = changes.length > 0 || label || reason ? saltedText(said) : null;
  await AuditEntry.query(transaction).insert({
    createdAt: new Date(),
    actorId: by.userId,
    userId: subject.type === 'user' ? Number(subject.id) : (act.userId ?? null),
    action,
    subjectType: subject.type,
    subjectId: subject.id === null ? null : String(subject.id),
    origin,
    details,
    searchText: details === null ? null : wordsOfDetails(said),
    originDigest: digestOf(origin),
    detailsDigest: digestOf(details),
  });
}
