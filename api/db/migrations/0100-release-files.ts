import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Files of releases in a store, what the live shells provide, and deploy tokens of one area each. */
export const releaseFiles: Migration = {
  name: '0100-release-files',
  async up(knex) {
    await addColumns(knex, 'releases', {
      // Null for releases from before this step: their files are beside the shell.
      storedAs: (table) => table.string('storedAs', 200).nullable(),
      // Paths of files that were compressed ahead.
      compressed: (table) => table.json('compressed').nullable(),
      bytes: (table) => table.integer('bytes').unsigned().nullable(),
      downloadBytes: (table) => table.integer('downloadBytes').unsigned().nullable(),
      publishedBy: (table) => table.string('publishedBy', 200).nullable(),
    });
    await createTable(knex, 'live_shells', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'build', 80).notNullable().unique();
      table.string('sdk', 80).notNullable();
      table.json('provides').notNullable();
      table.json('slots').notNullable();
      moment(table, 'since').notNullable();
    });
    await createTable(knex, 'deploy_tokens', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      table.string('label', 100).notNullable();
      keyColumn(knex, table, 'digest', 64).notNullable().unique();
      keyColumn(knex, table, 'hint', 4).notNullable();
      table.integer('createdById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastUsedAt').nullable();
      moment(table, 'revokedAt').nullable();
    });
  },
  async down(knex) {
    await dropTables(knex, 'deploy_tokens', 'live_shells');
    for (const column of ['storedAs', 'compressed', 'bytes', 'downloadBytes', 'publishedBy'])
      if (await knex.schema.hasColumn('releases', column))
        await knex.schema.alterTable('releases', (table) => table.dropColumn(column));
  },
};
