import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Users with a page open now, by API process, and users who hide that. */
export const presence: Migration = {
  name: '0107-presence',
  async up(knex) {
    await createTable(knex, 'live_presence', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      keyColumn(knex, table, 'processId', 36).notNullable();
      moment(table, 'aliveAt').notNullable().index();
      table.primary(['userId', 'processId']);
      table.index('processId');
    });
    await createTable(knex, 'presence_choices', (table) => {
      userReference(table, 'userId').primary().onDelete('CASCADE');
      table.boolean('hidden').notNullable();
    });
  },
  down: (knex) => dropTables(knex, 'presence_choices', 'live_presence'),
};
