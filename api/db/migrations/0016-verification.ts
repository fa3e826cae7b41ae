import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Requests to have a license checked, with the documents that prove it. */
export const verification: Migration = {
  name: '0016-verification',
  async up(knex) {
    await createTable(knex, 'verification_requests', (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.string('licenceNumber', 60).notNullable();
      table.string('issuer', 160).notNullable();
      keyColumn(knex, table, 'stateCode', 2).notNullable();
      table.string('status', 20).notNullable();
      table.string('reason', 500).nullable();
      // A day, not a moment: 'YYYY-MM-DD'.
      table.string('recheckOn', 10).nullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'id']);
      table.index(['status', 'id']);
      table.index(['status', 'recheckOn']);
    });
    await createTable(knex, 'verification_documents', (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('requestId').unsigned().nullable().references('verification_requests.id').onDelete('CASCADE');
      table.string('name', 200).notNullable();
      table.string('mimeType', 100).notNullable();
      table.integer('bytes').notNullable();
      table.string('fileId', 100).notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'requestId']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'verification_documents', 'verification_requests');
  },
};
