import type { Migration } from './table-helpers';
import { addColumns, moment } from './table-helpers';

/** Time when a message was read; unknown for messages read earlier. */
export const readTimes: Migration = {
  name: '0025-read-times',
  async up(knex) {
    await addColumns(knex, 'messages', { readAt: (table) => moment(table, 'readAt').nullable() });
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};
