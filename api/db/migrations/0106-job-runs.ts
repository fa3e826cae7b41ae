import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** API process that runs each background job, when it is due again, and how its last run went. */
export const jobRuns: Migration = {
  name: '0106-job-runs',
  async up(knex) {
    await createTable(knex, 'job_runs', (table) => {
      keyColumn(knex, table, 'name', 80).notNullable().primary();
      keyColumn(knex, table, 'holder', 36).nullable();
      moment(table, 'heldUntil').nullable();
      moment(table, 'dueAt').notNullable();
      moment(table, 'lastRunAt').nullable();
      table.integer('lastMilliseconds').unsigned().nullable();
      moment(table, 'lastFailureAt').nullable();
    });
  },
  down: (knex) => dropTables(knex, 'job_runs'),
};
