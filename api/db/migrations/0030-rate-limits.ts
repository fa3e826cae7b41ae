import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn } from './table-helpers';

/** Attempts counted for all API processes on one database server. Its columns are those of rate-limiter-flexible. */
export const rateLimits: Migration = {
  name: '0030-rate-limits',
  async up(knex) {
    await createTable(knex, 'rate_limits', (table) => {
      keyColumn(knex, table, 'key', 100).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').unsigned().nullable().index('rate_limits_by_expiry');
    });
  },
  async down(knex) {
    await dropTables(knex, 'rate_limits');
  },
};
