import type { Knex } from 'knex';
import type { QueueName } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { User } from '../../../platform/auth/user.model';
import { database, type Transaction } from '../../../platform/database/transaction';
import { conflict, invalid } from '../../../platform/errors/app-error';
import { pageWindow } from '../../../platform/paging/capped-page';
import { whereContains } from '../../../platform/text/where-contains';
import { queueAudit } from '../../../platform/queues/queue-audit';
import type { QueueRow, QueueSource } from '../../../platform/queues/queue-source';
import { queueSources } from './queue-sources';
import { queueItemNotFound } from './queues.errors';
import type { QueueQuery } from './queues.schema';

/** Items a page. */
export const queuePageSize = 25;

/** An item with who deals with it and what became of it. */
export interface QueueItemRow extends QueueRow {
  readonly assigneeId: number | null;
  readonly assigneeFirstName: string | null;
  readonly assigneeLastName: string | null;
  readonly outcome?: string | null;
  readonly reason?: string | null;
  readonly decidedAt?: unknown;
  readonly decidedById?: number | null;
  readonly decidedByFirstName?: string | null;
  readonly decidedByLastName?: string | null;
}

const assigneeColumns = {
  assigneeId: 'a.assigneeId',
  assigneeFirstName: 'au.firstName',
  assigneeLastName: 'au.lastName',
} as const;

/** Rows with who deals with them. */
function withAssignees(queue: QueueName, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  return database()
    .from(rows.as('i'))
    .leftJoin('queue_assignments as a', (on) => on.on('a.itemId', 'i.itemId').onVal('a.queue', queue))
    .leftJoin('users as au', 'au.id', 'a.assigneeId');
}

/** The items about which something was decided last, with that decision. One that was opened again is none of them. */
function decidedRows({ name, rows }: QueueSource): Knex.QueryBuilder {
  const db = database();
  const newest = db('queue_decisions').where({ queue: name }).groupBy('itemId').max({ id: 'id' });
  return withAssignees(name, rows())
    .join('queue_decisions as d', (on) => on.on('d.itemId', 'i.itemId').onVal('d.queue', name))
    .join(newest.as('n'), 'n.id', 'd.id')
    .leftJoin('users as du', 'du.id', 'd.decidedById')
    .whereNot('d.outcome', 'reopened');
}

const decisionColumns = {
  outcome: 'd.outcome',
  reason: 'd.reason',
  decidedAt: 'd.decidedAt',
  decidedById: 'd.decidedById',
  decidedByFirstName: 'du.firstName',
  decidedByLastName: 'du.lastName',
} as const;

function filtered(query: Knex.QueryBuilder, { q, kind, state }: QueueQuery, viewer: User): Knex.QueryBuilder {
  if (kind) query.where('i.kind', kind);
  if (state === 'mine') query.where('a.assigneeId', viewer.id);
  if (state === 'unassigned') query.whereNull('a.assigneeId');
  whereContains(query, ['i.firstName', 'i.lastName', 'i.about'], q);
  return query;
}

/**
 * A page of a queue: what waits, what has priority first and then the longest waiting; what was decided, the newest
 * decision first.
 */
export async function listQueue(
  source: QueueSource,
  query: QueueQuery,
  viewer: User,
): Promise<{ items: QueueItemRow[]; total: number }> {
  const isDecided = query.state === 'decided';
  const base = (): Knex.QueryBuilder =>
    filtered(isDecided ? decidedRows(source) : withAssignees(source.name, source.openRows()), query, viewer);
  const { offset, limit } = pageWindow(query.page, queuePageSize);
  const page = base().select('i.*', assigneeColumns).offset(offset).limit(limit);
  if (isDecided)
    page.select(decisionColumns).orderBy([
      { column: 'd.decidedAt', order: 'desc' },
      { column: 'd.id', order: 'desc' },
    ]);
  else
    page.orderBy([...(source.hasPriority ? [{ column: 'i.priority', order: 'desc' }] : []), 'i.openedAt', 'i.itemId']);
  const [items, [counted]] = (await Promise.all([page, base().count({ total: '*' })])) as [
    QueueItemRow[],
    [{ total: number | string }],
  ];
  return { items, total: Number(counted.total) };
}

/** Counts of the items that wait in one queue, are assigned, and are the viewer's, as the database returns them. */
export interface QueueCounts {
  readonly queue: QueueName;
  readonly open: number | string;
  readonly assigned: number | string;
  readonly mine: number | string | null;
  readonly oldest: unknown;
}

/** Counts what waits in each queue, and how much of it is the viewer's. */
export async function summarizeQueues(viewer: User): Promise<QueueCounts[]> {
  return Promise.all(
    Object.values(queueSources).map(async (source) => {
      const [row] = (await withAssignees(source.name, source.openRows())
        .count({ open: '*', assigned: 'a.assigneeId' })
        .min({ oldest: 'i.openedAt' })
        .select(
          database().raw('sum(case when ?? = ? then 1 else 0 end) as ??', ['a.assigneeId', viewer.id, 'mine']),
        )) as [Omit<QueueCounts, 'queue'>];
      return { queue: source.name, ...row };
    }),
  );
}

/** Counts the waiting items of all queues. */
export async function countOpenItems(): Promise<number> {
  const counts = await Promise.all(
    Object.values(queueSources).map(async (source) => {
      const [row] = (await database().from(source.openRows().as('i')).count({ open: '*' })) as [
        { open: number | string },
      ];
      return Number(row.open);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Administrators to whom something can be assigned. */
export function listAssignees(): Promise<User[]> {
  return User.query()
    .where({ userType: 'admin' })
    .whereNull('suspendedAt')
    .whereNull('deletedAt')
    .orderBy(['lastName', 'firstName', 'id'])
    .execute();
}

/**
 * Assigns an open item to an administrator, or to none.
 * @param seen the assignee whom the viewer saw
 * @throws AppError 404 when it is no longer open, 400 for an assignee who is no administrator, 409 when another
 * administrator was faster
 */
export async function assignItem(
  source: QueueSource,
  itemId: number,
  { assigneeId, seen }: { readonly assigneeId: number | null; readonly seen: number | null },
  by: AuditActor,
  transaction: Transaction,
): Promise<void> {
  const open: unknown = await transaction.from(source.openRows().as('i')).where('i.itemId', itemId).first('i.itemId');
  if (!open) throw queueItemNotFound();
  const item = { queue: source.name, itemId };
  const now = new Date();
  // The row is there before it is locked: two who take the same item wait for each other on it.
  if (assigneeId !== null && seen === null)
    await transaction('queue_assignments')
      .insert({ ...item, assigneeId, assignedAt: now })
      .onConflict(['queue', 'itemId'])
      .ignore();
  const [held] = (await transaction('queue_assignments').where(item).select('assigneeId').forUpdate()) as {
    assigneeId: number;
  }[];
  const holder = held?.assigneeId ?? null;
  if (holder === assigneeId && seen === assigneeId) return;
  // The administrator who has just inserted the row is its holder.
  if (holder !== seen && holder !== assigneeId)
    throw conflict('Someone else has already taken this.', 'already_assigned');
  if (assigneeId === null) await transaction('queue_assignments').where(item).delete();
  else await transaction('queue_assignments').where(item).update({ assigneeId, assignedAt: now });
  await recordAudit(
    {
      by,
      action: 'queue.assigned',
      subject: { type: queueAudit[source.name].subject, id: itemId },
      before: { assigneeId: seen },
      after: { assigneeId },
    },
    transaction,
  );
}

/** An administrator who can be given something. @throws AppError 400 */
export async function checkAssignee(assigneeId: number | null): Promise<void> {
  if (assigneeId === null) return;
  if (!(await listAssignees()).some(({ id }) => id === assigneeId))
    throw invalid('Please choose an administrator.', 'invalid_request');
}
