import type { Migration } from './table-helpers';
import { addColumns, keyColumn, moment } from './table-helpers';

/**
 * The first message to a professional asks for a connection, which a reply accepts. Conversations from before in which
 * a professional has not replied become requests that wait; all others are accepted.
 */
export const connections: Migration = {
  name: '0108-connections',
  async up(knex) {
    await addColumns(knex, 'conversations', {
      connection: (table) => keyColumn(knex, table, 'connection', 20).notNullable().defaultTo('accepted'),
      requestedById: (table) => table.integer('requestedById').unsigned().nullable().references('users.id'),
      declineReason: (table) => table.string('declineReason', 500).nullable(),
      answeredAt: (table) => moment(table, 'answeredAt').nullable(),
    });
    await knex.raw(`
      update conversations set
        connection = 'pending',
        requestedById = (select min(m.senderId) from messages m where m.conversationId = conversations.id)
      where (select count(distinct m.senderId) from messages m where m.conversationId = conversations.id) = 1
        and exists (
          select 1 from messages m
          join users r on r.id = m.receiverId
          join users s on s.id = m.senderId
          where m.conversationId = conversations.id and r.userType = 'accountant' and s.userType <> 'admin'
        )`);
  },
  // The columns go with their table, further back.
  down: () => Promise.resolve(),
};
