import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Published releases of each area, and which of them is served. */
export const releases: Migration = {
  name: '0005-releases',
  async up(knex) {
    await createTable(knex, 'releases', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'name', 80).notNullable();
      keyColumn(knex, table, 'version', 80).notNullable();
      table.string('url', 500).notNullable();
      table.string('integrity', 200).notNullable();
      table.json('manifest').notNullable();
      table.json('files').notNullable();
      table.json('preload').notNullable();
      moment(table, 'publishedAt').notNullable();
      table.unique(['name', 'version']);
    });
    await createTable(knex, 'release_activations', (table) => {
      table.increments('id');
      table.integer('releaseId').unsigned().notNullable().unique().references('releases.id').onDelete('CASCADE');
      keyColumn(knex, table, 'name', 80).notNullable();
      table.boolean('active').notNullable().defaultTo(true);
      // Whole percent of visitors; the traffic of a remote's active releases adds up to 100.
      table.integer('traffic').notNullable().defaultTo(100);
      table.boolean('isDefault').notNullable().defaultTo(true);
      moment(table, 'activatedAt').notNullable();
      table.index(['name', 'active']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'release_activations', 'releases');
  },
};
