import type { Knex } from 'knex';
import { database } from '../../../../platform/database/transaction';
import type { QueueRow, QueueSource } from '../../../../platform/queues/queue-source';
import { feedbackReasons } from './feedback.schema';

/** Feedback by the question that was answered. Who gave it is not stored. */
const rows = (): Knex.QueryBuilder => {
  const db = database();
  return db('assistant_feedback').select({
    itemId: 'assistant_feedback.id',
    openedAt: 'assistant_feedback.createdAt',
    kind: db.raw("coalesce(??, 'other')", ['assistant_feedback.reason']),
    firstName: db.raw('null'),
    lastName: db.raw('null'),
    about: 'assistant_feedback.question',
  });
};

/** Answers that did not help and that no administrator has dealt with. */
export const feedbackQueue: QueueSource = {
  name: 'feedback',
  kinds: feedbackReasons,
  // New feedback on an answer that was dealt with puts it back into the queue.
  rows: () => rows().whereNotNull('assistant_feedback.resolvedAt'),
  openRows: () => rows().whereNull('assistant_feedback.resolvedAt').where('assistant_feedback.helpful', false),
  describe: ({ about }: QueueRow) => ({ title: about ?? '', summary: '' }),
};
