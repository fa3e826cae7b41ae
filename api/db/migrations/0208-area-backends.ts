import { createTable, keyColumn, moment, type Migration } from './table-helpers';

/** Holds the services of teams that areas may call through the API. */
export const areaBackends: Migration = {
  name: '0208-area-backends',
  up: (knex) =>
    createTable(knex, 'area_backends', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable().unique();
      table.string('url', 500).notNullable();
      table.integer('timeoutSeconds').unsigned().notNullable();
      table.integer('version').unsigned().notNullable();
      table.integer('setById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'setAt').notNullable();
    }),
  down: async (knex) => {
    await knex.schema.dropTableIfExists('area_backends');
  },
};
