import type { Migration } from './table-helpers';
import { addColumns, isMysql, moment } from './table-helpers';

/** Channel of a ticket, its user, and when they are called; larger plans come first. */
export const supportChannels: Migration = {
  name: '0148-support-channels',
  async up(knex) {
    await addColumns(knex, 'contact_tickets', {
      channel: (table) => table.string('channel', 20).notNullable().defaultTo('email'),
      priority: (table) => table.boolean('priority').notNullable().defaultTo(false),
      userId: (table) => table.integer('userId').unsigned().nullable().references('users.id'),
      callAt: (table) => moment(table, 'callAt').nullable(),
    });
  },
  async down(knex) {
    if (isMysql(knex) && (await knex.schema.hasColumn('contact_tickets', 'userId')))
      await knex.schema.alterTable('contact_tickets', (table) => void table.dropForeign('userId'));
    for (const column of ['callAt', 'userId', 'priority', 'channel'])
      if (await knex.schema.hasColumn('contact_tickets', column))
        await knex.schema.alterTable('contact_tickets', (table) => void table.dropColumn(column));
  },
};
