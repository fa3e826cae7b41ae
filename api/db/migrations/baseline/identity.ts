import { isMysql, keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/** Users, their sessions, and what reaches them. */
export const identity: Baseline = {
  room: 'identity',
  tables: {
    users: (table, knex) => {
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
      moment(table, 'emailConfirmedAt').nullable();
      moment(table, 'deletedAt').nullable();
      keyColumn(knex, table, 'usernameSkeleton', 190).nullable();
      table.string('profession', 20).nullable();
      // Requested until it is confirmed. Not unique: requesting an address reserves nothing.
      table.string('pendingEmail', 254).nullable();
      table.index(['userType', 'id']);
      table.index(['lastName', 'firstName']);
      table.unique(['usernameSkeleton']);
      const byName = isMysql(knex)
        ? ['lastName', 'firstName']
        : ['lastName', 'firstName'].map((name) => knex.raw('?? collate nocase', [name]));
      table.index(['deletedAt', ...byName, 'id'], 'users_by_name');
      table.index(['userType', 'deletedAt', ...byName, 'id'], 'users_by_type_and_name');
      table.index(['deletedAt', 'createdAt', 'id'], 'users_by_creation');
      table.index(['deletedAt', 'emailKey', 'id'], 'users_by_email');
      table.index(['deletedAt', 'userType'], 'users_by_kind');
    },
    sessions: (table, knex) => {
      keyColumn(knex, table, 'idHash', 64).primary();
      userReference(table, 'userId').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastSeenAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      table.boolean('remember').notNullable().defaultTo(false);
      table.string('userAgent', 300).nullable();
      table.index(['userId']);
      table.index(['expiresAt']);
    },
    account_tokens: (table, knex) => {
      keyColumn(knex, table, 'tokenHash', 64).primary();
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('purpose', 20).notNullable();
      keyColumn(knex, table, 'emailKey', 254).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      moment(table, 'usedAt').nullable();
      table.index(['userId', 'purpose']);
    },
    notifications: (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('kind', 40).notNullable();
      table.string('title', 200).notNullable();
      table.string('body', 500).notNullable();
      table.string('href', 300).notNullable();
      table.boolean('read').notNullable().defaultTo(false);
      moment(table, 'createdAt').notNullable();
      // The user whose act it reports: deleted with their account, since its title names them.
      table.integer('fromId').unsigned().nullable();
      table.index(['userId', 'id']);
      table.index(['userId', 'read']);
      table.foreign('fromId').references('users.id').onDelete('SET NULL');
    },
    notification_preferences: (table, knex) => {
      userReference(table, 'userId').onDelete('CASCADE');
      keyColumn(knex, table, 'kind', 40).notNullable();
      table.boolean('byMail').notNullable();
      table.primary(['userId', 'kind']);
    },
    live_events: (table, knex) => {
      table.increments('id');
      // No reference: checking one would lock the row of the person that other transactions write to.
      table.integer('userId').unsigned().notNullable();
      table.string('name', 40).notNullable();
      table.text('payload', isMysql(knex) ? 'mediumtext' : undefined).notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'id']);
      table.index(['createdAt']);
    },
    live_presence: (table, knex) => {
      userReference(table, 'userId').onDelete('CASCADE');
      keyColumn(knex, table, 'processId', 36).notNullable();
      moment(table, 'aliveAt').notNullable().index();
      table.primary(['userId', 'processId']);
      table.index('processId');
    },
    presence_choices: (table) => {
      userReference(table, 'userId').primary().onDelete('CASCADE');
      table.boolean('hidden').notNullable();
    },
  },
};
