import { fullName } from '../../../contract/full-name';
import type { AdminOverview, QueueAssignee, QueueItem, QueueSummary } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { toBoolean, toDate } from '../../../platform/database/base-model';
import { shortened } from '../../../platform/text/shortened';
import type { OverviewRows } from './overview.service';
import type { QueueSource } from '../../../platform/queues/queue-source';
import type { QueueCounts, QueueItemRow } from './queues.service';

const summaryLength = 140;

/** An administrator by name. */
export const presentAssignee = ({ id, firstName, lastName }: User): QueueAssignee => ({ id, firstName, lastName });

const person = (id?: number | null, firstName?: string | null, lastName?: string | null): QueueAssignee | null =>
  id ? { id, firstName: firstName || 'Deleted', lastName: lastName || 'user' } : null;

/** An item as the list of its queue shows it. */
export function presentQueueItem(row: QueueItemRow, { describe }: QueueSource): QueueItem {
  const assignee = person(row.assigneeId, row.assigneeFirstName, row.assigneeLastName);
  const { title, summary } = describe?.(row) ?? {
    title: [row.firstName, row.lastName].filter(Boolean).join(' '),
    summary: row.about ?? '',
  };
  return {
    id: row.itemId,
    title: title || 'Deleted user',
    summary: shortened(summary, summaryLength),
    kind: row.kind,
    priority: toBoolean(row.priority ?? false),
    openedAt: toDate(row.openedAt).toISOString(),
    state: row.outcome ? 'decided' : assignee ? 'assigned' : 'open',
    assignee,
    decision: row.outcome
      ? {
          outcome: row.outcome,
          reason: row.reason ?? '',
          decidedAt: toDate(row.decidedAt).toISOString(),
          decidedBy: person(row.decidedById, row.decidedByFirstName, row.decidedByLastName),
        }
      : null,
  };
}

/** Presents what waits in a queue. */
export const presentQueueSummary = ({ queue, open, assigned, mine, oldest }: QueueCounts): QueueSummary => ({
  queue,
  open: Number(open),
  assigned: Number(assigned),
  mine: Number(mine ?? 0),
  oldestOpenAt: oldest === null ? null : toDate(oldest).toISOString(),
});

/** Presents the activity of the last 24 hours, with names, and what is unhealthy. */
export function presentOverview({ entries, total, actors, failedMails, lateMails }: OverviewRows): AdminOverview {
  const names = new Map(actors.map((actor) => [actor.id, fullName(actor)]));
  return {
    activity: entries.map(({ id, createdAt, action, actorId, subjectType, subjectId }) => ({
      id,
      at: createdAt.toISOString(),
      action,
      actor: actorId === null ? 'System' : (names.get(actorId) ?? 'Deleted user'),
      subject: subjectId === null ? subjectType : `${subjectType} ${subjectId}`,
    })),
    activityTotal: total,
    failedMails,
    lateMails,
  };
}
