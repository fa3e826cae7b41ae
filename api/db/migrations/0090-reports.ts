import type { Migration } from './table-helpers';
import { createTable, dropIndexes, dropTables, isMysql, keyColumn, moment } from './table-helpers';

/** Data of reports: anonymous counts of a day, and figures of a day taken from other tables. They identify no one. */
export const reports: Migration = {
  name: '0090-reports',
  async up(knex) {
    await createTable(knex, 'daily_counts', (table) => {
      keyColumn(knex, table, 'counter', 30).notNullable();
      // A day in UTC: 'YYYY-MM-DD'.
      keyColumn(knex, table, 'day', 10).notNullable();
      // What was counted: words, the id of a post; '' where there is one count a day.
      keyColumn(knex, table, 'subject', 80).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['counter', 'day', 'subject']);
    });
    await createTable(knex, 'report_figures', (table) => {
      keyColumn(knex, table, 'figure', 30).notNullable();
      keyColumn(knex, table, 'day', 10).notNullable();
      keyColumn(knex, table, 'part', 60).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['figure', 'day', 'part']);
    });
    await createTable(knex, 'report_days', (table) => {
      keyColumn(knex, table, 'day', 10).primary();
      // When the figures of the directory were last taken within the day, and those of what happened on it after its
      // end.
      moment(table, 'takenAt').nullable();
      moment(table, 'rolledUpAt').nullable();
      table.boolean('settled').notNullable().defaultTo(false);
    });
    await dropIndexes(knex, 'messages', ['messages_by_creation']);
    await dropIndexes(knex, 'reviews', ['reviews_by_creation']);
    await knex.raw('create index messages_by_creation on messages (createdAt, conversationId)');
    await knex.raw('create index reviews_by_creation on reviews (createdAt, rating)');
    // The primary key holds the whole row on MySQL alone.
    if (isMysql(knex)) return;
    await knex.raw('create index if not exists daily_counts_whole on daily_counts (counter, day, subject, amount)');
    await knex.raw('create index if not exists report_figures_whole on report_figures (figure, day, part, amount)');
  },
  async down(knex) {
    await dropIndexes(knex, 'messages', ['messages_by_creation']);
    await dropIndexes(knex, 'reviews', ['reviews_by_creation']);
    await dropTables(knex, 'report_days', 'report_figures', 'daily_counts');
  },
};
