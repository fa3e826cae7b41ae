import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueSource } from '../../../platform/queues/queue-source';
import { personReportReasons } from './person-reports.schema';

/** Reports by the person whom they are about. */
const rows = (): Knex.QueryBuilder =>
  database()('person_reports as r')
    .leftJoin('users as u', 'u.id', 'r.reportedId')
    .select({
      itemId: 'r.id',
      openedAt: 'r.createdAt',
      kind: 'r.reason',
      firstName: 'u.firstName',
      lastName: 'u.lastName',
      about: database().raw('coalesce(??, ??)', ['r.excerpt', 'r.details']),
    });

/** People and messages that were reported from a conversation. */
export const personReportQueue: QueueSource = {
  name: 'people',
  kinds: personReportReasons,
  rows,
  openRows: () => rows().where('r.status', 'open'),
};
