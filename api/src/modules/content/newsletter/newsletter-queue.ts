import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueRow, QueueSource } from '../../../platform/queues/queue-source';
import { reviewKinds } from './subscriber.model';

const rows = (): Knex.QueryBuilder => {
  const db = database();
  return db('newsletter_subscribers').select({
    itemId: 'newsletter_subscribers.id',
    openedAt: db.raw('coalesce(??, ??)', ['newsletter_subscribers.reviewSince', 'newsletter_subscribers.createdAt']),
    kind: db.raw("coalesce(??, 'request')", ['newsletter_subscribers.reviewKind']),
    firstName: db.raw('null'),
    lastName: db.raw('null'),
    about: 'newsletter_subscribers.email',
  });
};

/** Subscribers about whom an administrator has to decide. */
export const newsletterQueue: QueueSource = {
  name: 'newsletter',
  kinds: reviewKinds,
  rows,
  openRows: () =>
    rows().whereNotNull('newsletter_subscribers.reviewKind').whereNull('newsletter_subscribers.reviewedAt'),
  describe: ({ about }: QueueRow) => ({ title: about ?? '', summary: '' }),
};
