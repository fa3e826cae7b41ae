import { createTable, keyColumn, moment, type Migration } from './table-helpers';

/** Holds builds of the shell, and where releases come from and what they weigh. */
export const healthOfReleases: Migration = {
  name: '0205-health-of-releases',
  up: async (knex) => {
    await createTable(knex, 'shell_builds', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'version', 80).notNullable().unique();
      // Names of its files in the store; several builds may have a file.
      table.json('files').notNullable();
      table.integer('pageBytes').unsigned().notNullable();
      table.json('source').nullable();
      moment(table, 'storedAt').notNullable();
      moment(table, 'removedAt').nullable();
    });
    if (!(await knex.schema.hasColumn('releases', 'pageBytes')))
      await knex.schema.alterTable('releases', (table) => {
        // Of its heaviest page, as browsers get it.
        table.integer('pageBytes').unsigned().nullable();
        table.json('source').nullable();
        moment(table, 'removedAt').nullable();
      });
    if (!(await knex.schema.hasColumn('live_shells', 'version')))
      await knex.schema.alterTable('live_shells', (table) => table.string('version', 80).nullable());
  },
  down: async (knex) => {
    await knex.schema.alterTable('releases', (table) => table.dropColumns('pageBytes', 'source', 'removedAt'));
    await knex.schema.alterTable('live_shells', (table) => table.dropColumn('version'));
    await knex.schema.dropTableIfExists('shell_builds');
  },
};
