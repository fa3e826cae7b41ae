import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

const thread = '/messages?with=';

/** Adds the user whose act a notification reports, so that it is deleted with their account: its title names them. */
export const notificationSenders: Migration = {
  name: '0017-notification-senders',
  async up(knex) {
    await addColumns(knex, 'notifications', {
      fromId: (table) => table.integer('fromId').unsigned().nullable().references('users.id').onDelete('SET NULL'),
    });
    const threads = await knex<{ href: string; kind: string; fromId: number | null }>('notifications')
      .distinct('href')
      .where({ kind: 'message', fromId: null })
      .where('href', 'like', `${thread}%`);
    for (const { href } of threads)
      await knex('notifications')
        .where({ kind: 'message', href })
        .update({ fromId: Number(href.slice(thread.length)) });
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};
