import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** People and their signed-in sessions. */
export const usersAndSessions: Migration = {
  name: '0001-users-and-sessions',
  async up(knex) {
    await createTable(knex, 'users', (table) => {
      table.increments('id');
      table.string('username', 60).notNullable();
      // What makes a name or an address taken, whatever its capitals; the plain columns keep what the person typed.
      keyColumn(knex, table, 'usernameKey', 60).notNullable().unique();
      table.string('password', 255).notNullable();
      table.string('email', 254).notNullable();
      keyColumn(knex, table, 'emailKey', 254).notNullable().unique();
      table.string('firstName', 100).notNullable();
      table.string('lastName', 100).notNullable();
      table.string('userType', 20).notNullable();
      table.string('profilePicture', 500).nullable();
      table.string('city', 100).nullable();
      table.string('state', 100).nullable();
      table.string('zip', 10).nullable();
      table.string('termsVersion', 40).nullable();
      moment(table, 'termsAcceptedAt').nullable();
      moment(table, 'suspendedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userType', 'id']);
      table.index(['lastName', 'firstName']);
    });
    await createTable(knex, 'sessions', (table) => {
      keyColumn(knex, table, 'idHash', 64).primary();
      userReference(table, 'userId').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastSeenAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      table.boolean('remember').notNullable().defaultTo(false);
      table.string('userAgent', 300).nullable();
      table.index(['userId']);
      table.index(['expiresAt']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'sessions', 'users');
  },
};
