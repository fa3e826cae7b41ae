import { moment, userReference, type Baseline } from '../table-helpers';

/**
 * Reviews, their earlier versions and reports, and invitations to write one. A deleted review lives on in its versions
 * only, so nothing refers to `reviews`.
 */
export const reviews: Baseline = {
  room: 'reviews',
  tables: {
    reviews: (table) => {
      table.increments('id');
      userReference(table, 'accountantId');
      userReference(table, 'clientId');
      table.integer('rating').notNullable();
      table.text('comment').notNullable();
      table.text('reply').nullable();
      moment(table, 'repliedAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'editedAt').nullable();
      moment(table, 'hiddenAt').nullable();
      table.string('hiddenReason', 500).nullable();
      table.unique(['accountantId', 'clientId']);
      table.index(['accountantId', 'createdAt']);
      table.index(['clientId']);
      table.index(['createdAt', 'rating'], 'reviews_by_creation');
    },
    review_versions: (table) => {
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
    },
    review_reports: (table) => {
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
    },
    review_invitations: (table) => {
      table.increments('id');
      userReference(table, 'professionalId');
      userReference(table, 'clientId');
      table.text('note').notNullable();
      table.boolean('automatic').notNullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['professionalId', 'clientId']);
      table.index('clientId');
    },
    review_invitation_settings: (table) => {
      userReference(table, 'userId').primary();
      moment(table, 'automaticSince').nullable();
      table.integer('daysAfter').unsigned().notNullable();
      table.text('note').notNullable();
    },
  },
};
