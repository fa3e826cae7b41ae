import type { Migration } from './table-helpers';
import { createTable, dropTables, isMysql, keyColumn, moment } from './table-helpers';

/**
 * Log of what administrators did and who signed in, each entry chained to the one before; `audit_chain` is one row with
 * both ends.
 */
export const auditLog: Migration = {
  name: '0056-audit-log',
  async up(knex) {
    await createTable(knex, 'audit_entries', (table) => {
      table.increments('id');
      moment(table, 'createdAt').notNullable();
      // No references: checking one would lock the row of the person that other transactions write to.
      table.integer('actorId').unsigned().nullable();
      table.integer('userId').unsigned().nullable();
      keyColumn(knex, table, 'action', 60).notNullable();
      keyColumn(knex, table, 'subjectType', 40).notNullable();
      keyColumn(knex, table, 'subjectId', 120).nullable();
      table.string('origin', 200).nullable();
      table.text('details', isMysql(knex) ? 'mediumtext' : undefined).nullable();
      keyColumn(knex, table, 'originDigest', 64).nullable();
      keyColumn(knex, table, 'detailsDigest', 64).nullable();
      table.integer('sequence').unsigned().nullable().unique();
      keyColumn(knex, table, 'hash', 64).nullable();
      table.index(['createdAt']);
      table.index(['actorId', 'id']);
      table.index(['userId', 'id']);
      table.index(['action', 'id']);
      table.index(['subjectType', 'subjectId', 'id']);
    });
    await createTable(knex, 'audit_chain', (table) => {
      table.integer('id').unsigned().primary();
      table.integer('sequence').unsigned().notNullable();
      keyColumn(knex, table, 'hash', 64).notNullable();
      table.integer('prunedSequence').unsigned().notNullable();
      keyColumn(knex, table, 'prunedHash', 64).notNullable();
    });
  },
  async down(knex) {
    await dropTables(knex, 'audit_entries', 'audit_chain');
  },
};
