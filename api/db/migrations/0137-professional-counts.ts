import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, userReference } from './table-helpers';

/** Daily counts of how often professionals were viewed and found. No row says who viewed them. */
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
