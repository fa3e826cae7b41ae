import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Answers of the Compliance Assistant that a user saved, and the steps of guides that they have ticked. */
export const savedAnswers: Migration = {
  name: '0041-saved-answers',
  async up(knex) {
    await createTable(knex, 'saved_answers', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      // Made by the browser with the question, so that saving again and merging at sign-in store it once.
      keyColumn(knex, table, 'answerId', 36).notNullable();
      table.string('title', 200).notNullable();
      table.text('question').notNullable();
      table.json('response').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['userId', 'answerId']);
      table.index(['userId', 'savedAt']);
    });
    await createTable(knex, 'ticked_steps', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      // SHA-256 of the step's words: a step that was rewritten is to be done again.
      keyColumn(knex, table, 'stepHash', 64).notNullable();
      table.text('step').notNullable();
      moment(table, 'tickedAt').notNullable();
      table.primary(['userId', 'guideId', 'stepHash']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'ticked_steps', 'saved_answers');
  },
};
