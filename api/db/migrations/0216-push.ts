import { createTable, keyColumn, moment, userReference, type Migration } from './table-helpers';

const hash = 64;

/** Holds the browsers to which news is pushed, what waits for them, and how people want it. */
export const push: Migration = {
  name: '0216-push',
  up: async (knex) => {
    await createTable(knex, 'push_keys', (table) => {
      table.integer('id').unsigned().primary();
      table.string('publicKey', 100).notNullable();
      table.text('sealedPrivateKey').notNullable();
    });
    await createTable(knex, 'push_subscriptions', (table) => {
      table.increments('id');
      userReference(table, 'userId').index();
      // A session that ends, however it does, takes its browser along.
      keyColumn(knex, table, 'sessionHash', hash)
        .notNullable()
        .unique()
        .references('sessions.idHash')
        .onDelete('CASCADE');
      keyColumn(knex, table, 'endpointHash', hash).notNullable().unique();
      table.text('sealed').notNullable();
      moment(table, 'createdAt').notNullable();
    });
    await createTable(knex, 'pushes', (table) => {
      table.increments('id');
      table.integer('subscriptionId').unsigned().notNullable().references('push_subscriptions.id').onDelete('CASCADE');
      table
        .integer('notificationId')
        .unsigned()
        .notNullable()
        .references('notifications.id')
        .onDelete('CASCADE')
        .index();
      table.integer('attempts').unsigned().notNullable().defaultTo(0);
      moment(table, 'notBefore').notNullable().index();
      table.unique(['subscriptionId', 'notificationId']);
    });
    await createTable(knex, 'push_settings', (table) => {
      userReference(table, 'userId').primary();
      table.integer('quietFrom').unsigned().nullable();
      table.integer('quietTo').unsigned().nullable();
      table.string('timeZone', 60).notNullable();
      table.boolean('showsText').notNullable();
    });
    if (!(await knex.schema.hasColumn('notification_preferences', 'byPush')))
      await knex.schema.alterTable('notification_preferences', (table) => {
        table.boolean('byPush').notNullable().defaultTo(true);
      });
  },
  down: async (knex) => {
    for (const table of ['push_settings', 'pushes', 'push_subscriptions', 'push_keys'])
      await knex.schema.dropTableIfExists(table);
    if (await knex.schema.hasColumn('notification_preferences', 'byPush'))
      await knex.schema.alterTable('notification_preferences', (table) => {
        table.dropColumn('byPush');
      });
  },
};
