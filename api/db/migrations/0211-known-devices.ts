import type { Migration } from './table-helpers';

/** Sessions say on which known device they are; an account can come to know none of its devices any longer. */
export const knownDevices: Migration = {
  name: '0211-known-devices',
  up: async (knex) => {
    if (!(await knex.schema.hasColumn('sessions', 'device')))
      await knex.schema.alterTable('sessions', (table) => {
        table.string('device', 30).nullable();
      });
    if (!(await knex.schema.hasColumn('users', 'deviceEpoch')))
      await knex.schema.alterTable('users', (table) => {
        table.integer('deviceEpoch').unsigned().notNullable().defaultTo(0);
      });
  },
  down: async (knex) => {
    for (const [name, column] of [
      ['sessions', 'device'],
      ['users', 'deviceEpoch'],
    ] as const)
      if (await knex.schema.hasColumn(name, column))
        await knex.schema.alterTable(name, (table) => {
          table.dropColumn(column);
        });
  },
};
