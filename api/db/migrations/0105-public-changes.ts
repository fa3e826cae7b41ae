import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Changes of what public pages show: where one API process reads what went through the others. */
export const publicChanges: Migration = {
  name: '0105-public-changes',
  async up(knex) {
    await createTable(knex, 'public_changes', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'token', 36).notNullable();
      moment(table, 'createdAt').notNullable().index();
    });
  },
  down: (knex) => dropTables(knex, 'public_changes'),
};
