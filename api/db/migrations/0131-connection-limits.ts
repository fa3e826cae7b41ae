import type { Migration } from './table-helpers';
import { addColumns, moment } from './table-helpers';

/**
 * Time when a connection request reached its professional, which is what a plan counts, and the messages that wait
 * until the plan has room. Earlier requests were made without a limit and are not counted.
 */
export const connectionLimits: Migration = {
  name: '0131-connection-limits',
  async up(knex) {
    await addColumns(knex, 'conversations', {
      requestDeliveredAt: (table) => moment(table, 'requestDeliveredAt').nullable(),
    });
    await addColumns(knex, 'messages', {
      waiting: (table) => table.boolean('waiting').notNullable().defaultTo(false),
    });
  },
  // The columns go with their tables, further back.
  down: () => Promise.resolve(),
};
