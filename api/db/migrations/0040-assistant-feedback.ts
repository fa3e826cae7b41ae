import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Readers' feedback on the Compliance Assistant's answers, without who they are. */
export const assistantFeedback: Migration = {
  name: '0040-assistant-feedback',
  async up(knex) {
    await createTable(knex, 'assistant_feedback', (table) => {
      table.increments('id');
      // Made by the browser with the question: a change of mind replaces the earlier feedback, and others cannot guess
      // it.
      keyColumn(knex, table, 'answerId', 36).notNullable().unique();
      table.boolean('helpful').notNullable();
      table.string('reason', 30).nullable();
      table.text('details').notNullable();
      table.text('question').notNullable();
      table.text('answer').notNullable();
      table.string('answeredBy', 20).notNullable();
      table.json('guides').notNullable();
      moment(table, 'createdAt').notNullable().index();
    });
  },
  async down(knex) {
    await dropTables(knex, 'assistant_feedback');
  },
};
