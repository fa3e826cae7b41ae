import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Files of messages. Without a message a file waits for the one it is sent with. */
export const messageAttachments: Migration = {
  name: '0111-message-attachments',
  async up(knex) {
    await createTable(knex, 'message_attachments', (table) => {
      table.increments('id');
      userReference(table, 'uploaderId');
      userReference(table, 'receiverId');
      table.integer('messageId').unsigned().nullable().references('messages.id');
      table.string('name', 120).notNullable();
      keyColumn(knex, table, 'mimeType', 100).notNullable();
      table.integer('bytes').unsigned().notNullable();
      table.integer('width').unsigned().nullable();
      table.integer('height').unsigned().nullable();
      keyColumn(knex, table, 'fileId', 60).notNullable();
      keyColumn(knex, table, 'thumbnailId', 60).nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['messageId', 'id']);
      table.index(['uploaderId', 'messageId']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'message_attachments');
  },
};
