import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Findings in documents, where a user saved them. The documents are not included. */
export const savedAnalyses: Migration = {
  name: '0075-saved-analyses',
  async up(knex) {
    await createTable(knex, 'saved_analyses', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      // Made by the browser with the analysis, so that saving again and merging at sign-in store it once.
      keyColumn(knex, table, 'analysisId', 36).notNullable();
      table.string('title', 200).notNullable();
      table.string('fileName', 255).notNullable();
      table.string('industry', 64).notNullable();
      table.json('analysis').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['userId', 'analysisId']);
      table.index(['userId', 'savedAt']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'saved_analyses');
  },
};
