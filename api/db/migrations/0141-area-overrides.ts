import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment } from './table-helpers';

/** Areas that a browser takes from a developer's machine: the link that sets it, who used it, until when. */
export const areaOverrides: Migration = {
  name: '0141-area-overrides',
  async up(knex) {
    await createTable(knex, 'area_overrides', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      keyColumn(knex, table, 'origin', 200).notNullable();
      // SHA-256 of the code in the link.
      keyColumn(knex, table, 'digest', 64).notNullable().unique();
      table.integer('createdById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('createdTokenId').unsigned().nullable().references('deploy_tokens.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      // Until when the link may be used.
      moment(table, 'linkUntil').notNullable();
      table.integer('usedById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('usedTokenId').unsigned().nullable().references('deploy_tokens.id').onDelete('SET NULL');
      moment(table, 'usedAt').nullable();
      moment(table, 'expiresAt').notNullable().index();
      moment(table, 'endedAt').nullable();
    });
  },
  async down(knex) {
    await dropTables(knex, 'area_overrides');
  },
};
