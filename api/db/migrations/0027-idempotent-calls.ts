import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Writes that came with an `Idempotency-Key`, each with its first answer, for a day. */
export const idempotentCalls: Migration = {
  name: '0027-idempotent-calls',
  async up(knex) {
    await createTable(knex, 'idempotent_calls', (table) => {
      keyColumn(knex, table, 'keyHash', 64).primary();
      keyColumn(knex, table, 'fingerprint', 64).notNullable();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('CASCADE');
      moment(table, 'startedAt').notNullable();
      // Null while the first call still runs.
      moment(table, 'finishedAt').nullable();
      table.text('headers').nullable();
      table.text('body', 'mediumtext').nullable();
      moment(table, 'expiresAt').notNullable().index('idempotent_calls_by_expiry');
    });
  },
  async down(knex) {
    await dropTables(knex, 'idempotent_calls');
  },
};
