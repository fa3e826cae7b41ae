import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, userReference } from './table-helpers';

/** How often professionals were looked at and found, by day. Who looked is in no row. */
export const professionalCounts: Migration = {
  name: '0137-professional-counts',
  async up(knex) {
    await createTable(knex, 'professional_counts', (table) => {
      userReference(table, 'professionalId');
      // A day on the site's clock: 'YYYY-MM-DD'.
      keyColumn(knex, table, 'day', 10).notNullable();
      keyColumn(knex, table, 'counter', 20).notNullable();
      // The search that found the professional, in one spelling; '' where there is one count a day.
      keyColumn(knex, table, 'subject', 190).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['professionalId', 'counter', 'day', 'subject']);
      table.index(['day']);
    });
  },
  down: (knex) => dropTables(knex, 'professional_counts'),
};
