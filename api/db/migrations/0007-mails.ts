import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** The outbox: mails are stored in the transaction of their cause and sent afterwards. */
export const mails: Migration = {
  name: '0007-mails',
  async up(knex) {
    await createTable(knex, 'mails', (table) => {
      table.increments('id');
      table.string('kind', 60).notNullable();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.string('toEmail', 254).notNullable();
      table.string('toName', 201).notNullable().defaultTo('');
      table.string('replyTo', 254).nullable();
      table.string('subject', 200).notNullable();
      table.json('content').nullable();
      table.string('status', 20).notNullable().defaultTo('waiting');
      table.integer('attempts').notNullable().defaultTo(0);
      moment(table, 'notBefore').notNullable();
      // The process that sends it now, and when its lease ends.
      keyColumn(knex, table, 'claim', 36).nullable();
      moment(table, 'claimedUntil').nullable();
      // A mail that is still waiting under this name is added to instead of sending another.
      keyColumn(knex, table, 'waitingKey', 120).nullable().unique();
      table.string('lastError', 300).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'sentAt').nullable();
      table.index(['status', 'notBefore']);
      table.index(['userId', 'id']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'mails');
  },
};
