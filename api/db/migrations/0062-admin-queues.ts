import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Assignments of queue items to administrators, their decisions, reports of people, and answers to tickets. */
export const adminQueues: Migration = {
  name: '0062-admin-queues',
  async up(knex) {
    await createTable(knex, 'queue_assignments', (table) => {
      keyColumn(knex, table, 'queue', 20).notNullable();
      table.integer('itemId').unsigned().notNullable();
      userReference(table, 'assigneeId').onDelete('CASCADE');
      moment(table, 'assignedAt').notNullable();
      table.primary(['queue', 'itemId']);
    });
    await createTable(knex, 'queue_decisions', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'queue', 20).notNullable();
      table.integer('itemId').unsigned().notNullable();
      table.string('outcome', 20).notNullable();
      table.string('reason', 500).notNullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').notNullable();
      table.index(['queue', 'itemId', 'id']);
      table.index(['queue', 'decidedAt']);
    });
    await createTable(knex, 'person_reports', (table) => {
      table.increments('id');
      userReference(table, 'reporterId');
      userReference(table, 'reportedId');
      // Without a reference: the report outlives the message.
      table.integer('messageId').unsigned().nullable();
      table.string('excerpt', 500).nullable();
      table.string('reason', 40).notNullable();
      table.string('details', 500).notNullable();
      table.string('status', 20).notNullable();
      table.string('note', 500).nullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['status', 'id']);
      table.index(['reportedId', 'status']);
      table.index(['reporterId', 'reportedId', 'status']);
    });
    await createTable(knex, 'ticket_replies', (table) => {
      table.increments('id');
      table.integer('ticketId').unsigned().notNullable().references('contact_tickets.id').onDelete('CASCADE');
      userReference(table, 'authorId');
      table.text('body').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['ticketId', 'id']);
    });
    await createTable(knex, 'canned_answers', (table) => {
      table.increments('id');
      table.string('title', 100).notNullable();
      table.text('body').notNullable();
    });
    await addColumns(knex, 'contact_tickets', {
      closedAt: (table) => moment(table, 'closedAt').nullable(),
    });
    await copyDecisions(knex);
  },
  // The added column goes with its table, further back.
  async down(knex) {
    await dropTables(
      knex,
      'canned_answers',
      'ticket_replies',
      'person_reports',
      'queue_decisions',
      'queue_assignments',
    );
  },
};

const decisionColumns = ['queue', 'itemId', 'outcome', 'reason', 'decidedById', 'decidedAt'];

/** Copies decisions from before there was one list of them. Runs once, even when this step is repeated. */
async function copyDecisions(knex: Knex): Promise<void> {
  if (await knex('queue_decisions').first('id')) return;
  const copy = async (queue: string, table: string, reason: string, outcomes: Readonly<Record<string, string>>) => {
    const cases = Object.entries(outcomes);
    const outcome = `case ?? ${cases.map(() => 'when ? then ?').join(' ')} end`;
    const decided = knex(table)
      .whereIn('status', Object.keys(outcomes))
      .whereNotNull('decidedAt')
      .select(knex.raw('?', [queue]), 'id', knex.raw(outcome, ['status', ...cases.flat()]))
      .select(knex.raw("coalesce(??, '')", [reason]), 'decidedById', 'decidedAt');
    await knex(knex.raw('queue_decisions (??, ??, ??, ??, ??, ??)', decisionColumns)).insert(decided);
  };
  await copy('reviews', 'review_reports', 'note', { upheld: 'removed', dismissed: 'kept' });
  await copy('verification', 'verification_requests', 'reason', { approved: 'approved', rejected: 'rejected' });
}
