import type { Migration } from './table-helpers';
import { createTable, dropTables, moment, userReference } from './table-helpers';

/** Professionals ask past clients for a review, once each. */
export const reviewInvitations: Migration = {
  name: '0135-review-invitations',
  async up(knex) {
    await createTable(knex, 'review_invitations', (table) => {
      table.increments('id');
      userReference(table, 'professionalId');
      userReference(table, 'clientId');
      table.text('note').notNullable();
      table.boolean('automatic').notNullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['professionalId', 'clientId']);
      table.index('clientId');
    });
    await createTable(knex, 'review_invitation_settings', (table) => {
      userReference(table, 'userId').primary();
      moment(table, 'automaticSince').nullable();
      table.integer('daysAfter').unsigned().notNullable();
      table.text('note').notNullable();
    });
  },
  down: (knex) => dropTables(knex, 'review_invitation_settings', 'review_invitations'),
};
