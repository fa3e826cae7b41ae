import { createTable, keyColumn, moment, userReference, type Migration } from './table-helpers';

const hash = 64;

/** Holds passkeys, authenticator apps, recovery codes, trusted browsers and sign-ins that wait for a second step. */
export const secondFactors: Migration = {
  name: '0210-second-factors',
  up: async (knex) => {
    await createTable(knex, 'passkeys', (table) => {
      table.increments('id');
      userReference(table, 'userId').index();
      keyColumn(knex, table, 'credentialHash', hash).notNullable().unique();
      table.text('credentialId').notNullable();
      table.text('publicKey').notNullable();
      table.bigInteger('counter').notNullable();
      table.string('transports', 200).notNullable();
      table.string('name', 60).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastUsedAt').nullable();
    });
    await createTable(knex, 'authenticator_apps', (table) => {
      userReference(table, 'userId').primary();
      table.text('secret').notNullable();
      table.bigInteger('lastStep').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'confirmedAt').nullable();
      moment(table, 'lastUsedAt').nullable();
    });
    await createTable(knex, 'recovery_codes', (table) => {
      keyColumn(knex, table, 'codeHash', hash).primary();
      userReference(table, 'userId').index();
      moment(table, 'createdAt').notNullable();
      moment(table, 'usedAt').nullable();
    });
    await createTable(knex, 'trusted_browsers', (table) => {
      keyColumn(knex, table, 'tokenHash', hash).primary();
      userReference(table, 'userId').index();
      table.string('userAgent', 300).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastUsedAt').notNullable();
      moment(table, 'expiresAt').notNullable();
    });
    await createTable(knex, 'pending_sign_ins', (table) => {
      keyColumn(knex, table, 'tokenHash', hash).primary();
      userReference(table, 'userId').index();
      table.boolean('remember').notNullable();
      moment(table, 'expiresAt').notNullable();
    });
    await createTable(knex, 'passkey_challenges', (table) => {
      keyColumn(knex, table, 'challengeHash', hash).primary();
      table.string('purpose', 20).notNullable();
      table.integer('userId').unsigned().nullable().references('users.id').index();
      moment(table, 'expiresAt').notNullable();
    });
    await createTable(knex, 'second_factor_recoveries', (table) => {
      table.increments('id');
      userReference(table, 'userId').unique();
      moment(table, 'requestedAt').notNullable();
      moment(table, 'dueAt').notNullable().index();
    });
    if (!(await knex.schema.hasColumn('sessions', 'confirmedAt')))
      await knex.schema.alterTable('sessions', (table) => {
        moment(table, 'confirmedAt').nullable();
      });
  },
  down: async (knex) => {
    for (const table of [
      ...['passkeys', 'authenticator_apps', 'recovery_codes', 'trusted_browsers'],
      ...['pending_sign_ins', 'passkey_challenges', 'second_factor_recoveries'],
    ])
      await knex.schema.dropTableIfExists(table);
    if (await knex.schema.hasColumn('sessions', 'confirmedAt'))
      await knex.schema.alterTable('sessions', (table) => {
        table.dropColumn('confirmedAt');
      });
  },
};
