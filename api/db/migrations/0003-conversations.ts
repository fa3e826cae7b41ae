import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Conversations, their messages, and notifications. */
export const conversations: Migration = {
  name: '0003-conversations',
  async up(knex) {
    await createTable(knex, 'conversations', (table) => {
      table.increments('id');
      // Always the smaller id first, so that two people have one conversation.
      userReference(table, 'user1Id');
      userReference(table, 'user2Id');
      moment(table, 'lastMessageAt').notNullable();
      table.unique(['user1Id', 'user2Id']);
      table.index(['user1Id', 'lastMessageAt']);
      table.index(['user2Id', 'lastMessageAt']);
    });
    await createTable(knex, 'messages', (table) => {
      table.increments('id');
      table.integer('conversationId').unsigned().notNullable().references('conversations.id');
      userReference(table, 'senderId');
      userReference(table, 'receiverId');
      table.text('content').notNullable();
      table.boolean('read').notNullable().defaultTo(false);
      // The sender's own id for the message: a retry answers the first one instead of storing a second.
      keyColumn(knex, table, 'clientMessageId', 36).nullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['senderId', 'clientMessageId']);
      table.index(['conversationId', 'id']);
      table.index(['receiverId', 'read', 'conversationId']);
      table.index(['senderId', 'receiverId']);
    });
    await createTable(knex, 'notifications', (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('kind', 40).notNullable();
      table.string('title', 200).notNullable();
      table.string('body', 500).notNullable();
      table.string('href', 300).notNullable();
      table.boolean('read').notNullable().defaultTo(false);
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'id']);
      table.index(['userId', 'read']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'notifications', 'messages', 'conversations');
  },
};
