import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, moment, userReference } from './table-helpers';

/** Changes to a review after it is written: edits, deletion, reports, moderation, and its weight in the ranking. */
export const reviewLifecycle: Migration = {
  name: '0013-review-lifecycle',
  async up(knex) {
    await addColumns(knex, 'reviews', {
      editedAt: (table) => moment(table, 'editedAt').nullable(),
      hiddenAt: (table) => moment(table, 'hiddenAt').nullable(),
      hiddenReason: (table) => table.string('hiddenReason', 500).nullable(),
    });
    await addColumns(knex, 'accountant_profiles', {
      rankScore: (table) => {
        table.double('rankScore').notNullable().defaultTo(3.5);
        table.index(['listed', 'rankScore', 'avgRating', 'reviewCount', 'userId'], 'profiles_by_rank');
        table.index(
          ['listed', 'stateCode', 'rankScore', 'avgRating', 'reviewCount', 'userId'],
          'profiles_by_state_rank',
        );
      },
    });
    // A deleted review lives on here only, so nothing below refers to `reviews`.
    await createTable(knex, 'review_versions', (table) => {
      table.increments('id');
      table.integer('reviewId').unsigned().notNullable();
      userReference(table, 'accountantId');
      userReference(table, 'clientId');
      table.integer('rating').notNullable();
      table.text('comment').notNullable();
      table.string('change', 20).notNullable();
      moment(table, 'writtenAt').notNullable();
      moment(table, 'replacedAt').notNullable();
      table.index(['reviewId', 'id']);
    });
    await createTable(knex, 'review_reports', (table) => {
      table.increments('id');
      table.integer('reviewId').unsigned().notNullable();
      userReference(table, 'reporterId');
      table.string('reason', 40).notNullable();
      table.string('details', 500).notNullable();
      table.string('status', 20).notNullable();
      table.string('note', 500).nullable();
      table.integer('decidedById').unsigned().nullable().references('users.id');
      moment(table, 'decidedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['reviewId', 'reporterId']);
      table.index(['status', 'id']);
    });
  },
  // The added columns go with their tables, one step further back.
  async down(knex) {
    await dropTables(knex, 'review_reports', 'review_versions');
  },
};
