import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, moment, userReference } from './table-helpers';

/** Users whom a person has blocked, and the messages withheld because of it: these count as read everywhere. */
export const blocks: Migration = {
  name: '0109-blocks',
  async up(knex) {
    await createTable(knex, 'user_blocks', (table) => {
      userReference(table, 'blockerId');
      userReference(table, 'blockedId');
      moment(table, 'createdAt').notNullable();
      table.primary(['blockerId', 'blockedId']);
    });
    await addColumns(knex, 'messages', {
      withheld: (table) => table.boolean('withheld').notNullable().defaultTo(false),
    });
  },
  async down(knex) {
    await dropTables(knex, 'user_blocks');
  },
};
