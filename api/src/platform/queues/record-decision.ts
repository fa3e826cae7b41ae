import type { QueueName } from '../../contract/named-types';
import { recordAudit, type AuditActor } from '../audit/record-audit';
import type { Transaction } from '../database/transaction';
import { queueAudit } from './queue-audit';

/** Administrator's decision on an item of a queue. */
export interface QueueDecision {
  readonly queue: QueueName;
  readonly itemId: number;
  /** Decision, as one of `queueAudit`'s outcomes. */
  readonly outcome: string;
  /** Empty where none is asked for. */
  readonly reason: string;
  readonly by: AuditActor;
  /** User whose review, profile or account it is about; null for people without an account. */
  readonly aboutUserId: number | null;
  /** Change that the entry of the audit log shows; the outcome unless given. */
  readonly changes?: { readonly before: object; readonly after: object };
}

/**
 * Records a decision in the transaction that carries it out: for the queue, which shows it under 'Decided', and in the
 * audit log. The item is no longer assigned.
 */
export async function recordDecision(
  { queue, itemId, outcome, reason, by, aboutUserId, changes }: QueueDecision,
  transaction: Transaction,
): Promise<void> {
  await transaction('queue_decisions').insert({
    queue,
    itemId,
    outcome,
    reason,
    decidedById: by.userId,
    decidedAt: new Date(),
  });
  await transaction('queue_assignments').where({ queue, itemId }).delete();
  const { action, subject } = queueAudit[queue];
  await recordAudit(
    {
      by,
      action: action(outcome),
      subject: { type: subject, id: itemId },
      userId: aboutUserId,
      ...(reason && { reason }),
      ...(changes ?? { after: { outcome } }),
    },
    transaction,
  );
}
