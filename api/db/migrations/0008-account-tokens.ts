import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Links that prove an email address, when it was proven, and when an account was deleted. */
export const accountTokens: Migration = {
  name: '0008-account-tokens',
  async up(knex) {
    await addColumns(knex, 'users', {
      emailConfirmedAt: (table) => moment(table, 'emailConfirmedAt').nullable(),
      deletedAt: (table) => moment(table, 'deletedAt').nullable(),
    });
    await createTable(knex, 'account_tokens', (table) => {
      keyColumn(knex, table, 'tokenHash', 64).primary();
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('purpose', 20).notNullable();
      keyColumn(knex, table, 'emailKey', 254).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      moment(table, 'usedAt').nullable();
      table.index(['userId', 'purpose']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'account_tokens');
  },
};
