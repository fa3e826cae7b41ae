import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, userReference } from './table-helpers';

/** The days on which professionals whose plan includes some are featured, as they chose them. */
export const featuredDays: Migration = {
  name: '0132-featured-days',
  async up(knex) {
    await createTable(knex, 'featured_days', (table) => {
      userReference(table, 'userId');
      keyColumn(knex, table, 'day', 10).notNullable();
      table.primary(['userId', 'day']);
      table.index('day');
    });
  },
  async down(knex) {
    await dropTables(knex, 'featured_days');
  },
};
