import type { Migration } from './table-helpers';
import { createTable, dropTables, moment, userReference } from './table-helpers';

/** Texts that a professional writes often, in the order of their choice. */
export const quickReplies: Migration = {
  name: '0116-quick-replies',
  async up(knex) {
    await createTable(knex, 'quick_replies', (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('title', 60).notNullable();
      table.text('body').notNullable();
      table.integer('position').unsigned().notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
      table.index(['userId', 'position']);
    });
  },
  down: (knex) => dropTables(knex, 'quick_replies'),
};
