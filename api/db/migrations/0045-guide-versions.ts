import type { Migration } from './table-helpers';
import { createTable, dropTables, moment } from './table-helpers';

/** Content of guides at each save, drafts included. */
export const guideVersions: Migration = {
  name: '0045-guide-versions',
  async up(knex) {
    await createTable(knex, 'guide_versions', (table) => {
      table.increments('id');
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      table.integer('number').unsigned().notNullable();
      table.string('status', 20).notNullable();
      table.json('content').notNullable();
      table.string('note', 500).notNullable();
      table.integer('authorId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      table.unique(['guideId', 'number']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'guide_versions');
  },
};
