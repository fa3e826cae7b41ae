import { isMysql, keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/** Support tickets, queues of administrators, and figures of reports. Figures identify no one. */
export const operations: Baseline = {
  room: 'operations',
  tables: {
    contact_tickets: (table) => {
      table.increments('id');
      table.string('name', 100).notNullable();
      table.string('email', 254).notNullable();
      table.string('phone', 40).nullable();
      table.string('subject', 20).notNullable();
      table.text('message').notNullable();
      moment(table, 'createdAt').notNullable();
      table.string('status', 20).notNullable().defaultTo('open');
      moment(table, 'closedAt').nullable();
      table.string('channel', 20).notNullable().defaultTo('email');
      table.boolean('priority').notNullable().defaultTo(false);
      table.integer('userId').unsigned().nullable();
      moment(table, 'callAt').nullable();
      table.index(['status', 'createdAt']);
      table.foreign('userId').references('users.id');
    },
    ticket_replies: (table) => {
      table.increments('id');
      table.integer('ticketId').unsigned().notNullable().references('contact_tickets.id').onDelete('CASCADE');
      userReference(table, 'authorId');
      table.text('body').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['ticketId', 'id']);
    },
    canned_answers: (table) => {
      table.increments('id');
      table.string('title', 100).notNullable();
      table.text('body').notNullable();
    },
    queue_assignments: (table, knex) => {
      keyColumn(knex, table, 'queue', 20).notNullable();
      table.integer('itemId').unsigned().notNullable();
      userReference(table, 'assigneeId').onDelete('CASCADE');
      moment(table, 'assignedAt').notNullable();
      table.primary(['queue', 'itemId']);
    },
    queue_decisions: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'queue', 20).notNullable();
      table.integer('itemId').unsigned().notNullable();
      table.string('outcome', 20).notNullable();
      table.string('reason', 500).notNullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').notNullable();
      table.index(['queue', 'itemId', 'id']);
      table.index(['queue', 'decidedAt']);
    },
    report_figures: (table, knex) => {
      keyColumn(knex, table, 'figure', 30).notNullable();
      keyColumn(knex, table, 'day', 10).notNullable();
      keyColumn(knex, table, 'part', 60).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['figure', 'day', 'part']);
      if (!isMysql(knex)) table.index(['figure', 'day', 'part', 'amount'], 'report_figures_whole');
    },
    report_days: (table, knex) => {
      keyColumn(knex, table, 'day', 10).primary();
      // When the figures of the directory were last taken within the day, and those of what happened on it after its
      // end.
      moment(table, 'takenAt').nullable();
      moment(table, 'rolledUpAt').nullable();
      table.boolean('settled').notNullable().defaultTo(false);
    },
    professional_counts: (table, knex) => {
      userReference(table, 'professionalId');
      // A day on the site's clock: 'YYYY-MM-DD'.
      keyColumn(knex, table, 'day', 10).notNullable();
      keyColumn(knex, table, 'counter', 20).notNullable();
      // The search that found the professional, in one spelling; '' where there is one count a day.
      keyColumn(knex, table, 'subject', 190).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['professionalId', 'counter', 'day', 'subject']);
      table.index(['day']);
    },
  },
};
