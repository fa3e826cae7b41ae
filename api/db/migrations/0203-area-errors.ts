import { createTable, keyColumn, moment, type Migration } from './table-helpers';

/** Holds what areas threw in browsers: a row for each message and position in the code, and how often on each day. */
export const areaErrors: Migration = {
  name: '0203-area-errors',
  up: async (knex) => {
    await createTable(knex, 'area_errors', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      // SHA-256 of the message and of the line of code that threw.
      keyColumn(knex, table, 'digest', 64).notNullable();
      table.string('phase', 10).notNullable();
      table.string('message', 500).notNullable();
      table.string('frame', 300).notNullable();
      table.string('code', 300).notNullable();
      table.text('stack').notNullable();
      // Pattern of the route, never the URL.
      table.string('page', 200).notNullable();
      table.string('firstVersion', 80).notNullable();
      keyColumn(knex, table, 'lastVersion', 80).notNullable();
      moment(table, 'firstSeenAt').notNullable();
      moment(table, 'lastSeenAt').notNullable().index();
      moment(table, 'mailedAt').nullable();
      table.unique(['area', 'digest']);
    });
    await createTable(knex, 'area_error_days', (table) => {
      table.increments('id');
      table.integer('errorId').unsigned().notNullable().references('area_errors.id').onDelete('CASCADE');
      keyColumn(knex, table, 'day', 10).notNullable();
      table.integer('reports').unsigned().notNullable();
      table.unique(['errorId', 'day']);
    });
  },
  down: async ({ schema }) => {
    await schema.dropTableIfExists('area_error_days');
    await schema.dropTableIfExists('area_errors');
  },
};
