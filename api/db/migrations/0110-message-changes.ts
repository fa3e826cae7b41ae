import type { Migration } from './table-helpers';
import { addColumns, moment } from './table-helpers';

/** Times when a message reached a device of its receiver, and when its sender changed or deleted it. */
export const messageChanges: Migration = {
  name: '0110-message-changes',
  async up(knex) {
    await addColumns(knex, 'messages', {
      deliveredAt: (table) => moment(table, 'deliveredAt').nullable(),
      editedAt: (table) => moment(table, 'editedAt').nullable(),
      deletedAt: (table) => moment(table, 'deletedAt').nullable(),
    });
    await knex('messages')
      .whereNotNull('readAt')
      .update({ deliveredAt: knex.ref('readAt') });
  },
  // The columns go with their table, further back.
  down: () => Promise.resolve(),
};
