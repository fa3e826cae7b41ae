import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Releases that are activated in steps, and those that were found bad. */
export const releaseRollouts: Migration = {
  name: '0101-release-rollouts',
  async up(knex) {
    await addColumns(knex, 'release_activations', {
      // Since when it counts as bad: rolled back, stopped, or replaced before everyone had it.
      withdrawnAt: (table) => moment(table, 'withdrawnAt').nullable(),
      activatedBy: (table) => table.string('activatedBy', 200).nullable(),
    });
    await createTable(knex, 'release_rollouts', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      table.integer('releaseId').unsigned().notNullable().references('releases.id').onDelete('CASCADE');
      table.integer('stableId').unsigned().notNullable().references('releases.id').onDelete('CASCADE');
      // running, finished, stopped (by the product), rolledBack or replaced (by a user or pipeline)
      keyColumn(knex, table, 'state', 12).notNullable();
      table.json('steps').notNullable();
      // Null: a user or pipeline takes the next step.
      table.integer('waitSeconds').unsigned().nullable();
      table.integer('minVisitors').unsigned().notNullable();
      table.integer('share').unsigned().notNullable();
      moment(table, 'stepAt').notNullable();
      keyColumn(knex, table, 'salt', 32).nullable();
      table.string('startedBy', 200).notNullable();
      moment(table, 'startedAt').notNullable();
      moment(table, 'endedAt').nullable();
      table.string('endedBecause', 500).nullable();
      table.json('numbers').nullable();
      table.index(['area', 'state']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'release_rollouts');
    for (const column of ['withdrawnAt', 'activatedBy'])
      if (await knex.schema.hasColumn('release_activations', column))
        await knex.schema.alterTable('release_activations', (table) => table.dropColumn(column));
  },
};
