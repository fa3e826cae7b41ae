import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueSource } from '../../../platform/queues/queue-source';
import { reportReasons } from './review-reports.schema';

/** Reports by the professional whose review they are about. One whose review is gone was withdrawn with it. */
const rows = (): Knex.QueryBuilder =>
  database()('review_reports as r')
    .leftJoin('reviews as v', 'v.id', 'r.reviewId')
    .leftJoin('users as u', 'u.id', 'v.accountantId')
    .select({
      itemId: 'r.id',
      openedAt: 'r.createdAt',
      kind: 'r.reason',
      firstName: 'u.firstName',
      lastName: 'u.lastName',
      about: 'v.comment',
    });

/** Reviews that people reported. */
export const reviewReportQueue: QueueSource = {
  name: 'reviews',
  kinds: reportReasons,
  rows,
  openRows: () => rows().where('r.status', 'open'),
};
