import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Newsletter subscribers, and how far each post has been sent. */
export const newsletter: Migration = {
  name: '0048-newsletter',
  async up(knex) {
    await createTable(knex, 'newsletter_subscribers', (table) => {
      table.increments('id');
      table.string('email', 254).notNullable();
      keyColumn(knex, table, 'emailKey', 254).notNullable().unique();
      table.string('status', 20).notNullable();
      // Of the link that confirms the address; null when none is out.
      keyColumn(knex, table, 'confirmHash', 64).nullable().unique();
      moment(table, 'confirmBefore').nullable();
      // Ends the subscription, in every mail: it is worth nothing else.
      keyColumn(knex, table, 'unsubscribeKey', 64).notNullable().unique();
      moment(table, 'createdAt').notNullable();
      moment(table, 'confirmedAt').nullable();
      moment(table, 'unsubscribedAt').nullable();
      table.index(['status', 'id'], 'newsletter_subscribers_by_status');
    });
    await createTable(knex, 'newsletter_issues', (table) => {
      table.integer('postId').unsigned().primary();
      // Subscribers up to this id have their mail in the outbox.
      table.integer('lastSubscriberId').unsigned().notNullable().defaultTo(0);
      moment(table, 'createdAt').notNullable();
      moment(table, 'finishedAt').nullable();
    });
  },
  async down(knex) {
    await dropTables(knex, 'newsletter_issues', 'newsletter_subscribers');
  },
};
