import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Answers to the matching quiz, the professionals it proposed, and those whom people chose to contact. */
export const quizRequests: Migration = {
  name: '0010-quiz-requests',
  async up(knex) {
    await createTable(knex, 'quiz_requests', (table) => {
      table.increments('id');
      // Made by the browser: a repeat of the same request finds the first one, and others cannot guess it.
      keyColumn(knex, table, 'publicId', 36).notNullable().unique();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.json('answers').notNullable();
      table.json('matches').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['createdAt']);
    });
    await createTable(knex, 'quiz_contacts', (table) => {
      table.integer('quizRequestId').unsigned().notNullable().references('quiz_requests.id').onDelete('CASCADE');
      userReference(table, 'professionalId').onDelete('CASCADE');
      userReference(table, 'clientId').onDelete('CASCADE');
      // When the client agreed that this one professional is notified.
      moment(table, 'consentedAt').notNullable();
      table.primary(['quizRequestId', 'professionalId']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'quiz_contacts', 'quiz_requests');
  },
};
