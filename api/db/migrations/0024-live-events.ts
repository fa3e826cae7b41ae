import type { Migration } from './table-helpers';
import { createTable, dropTables, isMysql, moment } from './table-helpers';

/**
 * The log of live events: what every API process sends to its open streams, and what a tab that was away catches up
 * from.
 */
export const liveEvents: Migration = {
  name: '0024-live-events',
  async up(knex) {
    await createTable(knex, 'live_events', (table) => {
      table.increments('id');
      // No reference: checking one would lock the row of the person that other transactions write to.
      table.integer('userId').unsigned().notNullable();
      table.string('name', 40).notNullable();
      table.text('payload', isMysql(knex) ? 'mediumtext' : undefined).notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'id']);
      table.index(['createdAt']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'live_events');
  },
};
