import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Reports from tabs while a release is on trial. Rows last as long as the trial and name no one. */
export const trialReports: Migration = {
  name: '0102-trial-reports',
  async up(knex) {
    await createTable(knex, 'release_trial_reports', (table) => {
      table.increments('id');
      table.integer('rolloutId').unsigned().notNullable().references('release_rollouts.id').onDelete('CASCADE');
      table.boolean('isTrial').notNullable();
      // Keyed digests: the key is erased with the rows. A network has five seats, which is as often as it counts.
      keyColumn(knex, table, 'network', 32).notNullable();
      table.integer('seat').unsigned().notNullable();
      keyColumn(knex, table, 'visitor', 32).notNullable();
      table.boolean('loadFailed').notNullable();
      table.boolean('renderFailed').notNullable();
      table.boolean('apiFailed').notNullable();
      table.boolean('poorPaint').nullable();
      table.boolean('poorInput').nullable();
      table.boolean('poorShift').nullable();
      moment(table, 'reportedAt').notNullable();
      table.unique(['rolloutId', 'isTrial', 'network', 'seat'], { indexName: 'release_trial_reports_seat' });
    });
  },
  down: (knex) => dropTables(knex, 'release_trial_reports'),
};
