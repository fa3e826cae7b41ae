import type { Migration } from './table-helpers';
import { addFullText, createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Listings, what they are found by, and what clients say about them. */
export const professionalsAndReviews: Migration = {
  name: '0002-professionals-and-reviews',
  async up(knex) {
    await createTable(knex, 'accountant_profiles', (table) => {
      table.increments('id');
      userReference(table, 'userId').unique().onDelete('CASCADE');
      table.text('bio').notNullable();
      table.json('professions').notNullable();
      table.json('services').notNullable();
      table.json('specialties').notNullable();
      table.json('industries').notNullable();
      table.json('clientTypes').notNullable();
      table.json('certifications').notNullable();
      table.json('languages').notNullable();
      table.text('pricing').notNullable();
      table.integer('startingPriceCents').nullable();
      table.integer('responseTimeHours').nullable();
      table.integer('yearsFounded').nullable();
      table.string('businessName', 160).nullable();
      table.string('tagline', 200).nullable();
      table.string('logoUrl', 500).nullable();
      table.string('website', 500).nullable();
      table.string('plan', 20).notNullable().defaultTo('starter');
      table.boolean('featured').notNullable().defaultTo(false);
      table.boolean('verified').notNullable().defaultTo(false);
      table.boolean('listed').notNullable().defaultTo(true);
      // Kept with the profile, written in the review's own transaction: an average over a join costs seconds at a
      // million.
      table.double('avgRating').nullable();
      table.integer('reviewCount').notNullable().defaultTo(0);
      // Copies of the owner's place and every word worth finding, rewritten whenever the owner or the profile changes.
      keyColumn(knex, table, 'stateCode', 2).nullable();
      table.string('cityKey', 100).nullable();
      table.string('zip', 10).nullable();
      table.text('searchText').notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
      table.index(['listed', 'avgRating', 'reviewCount', 'userId'], 'profiles_by_rating');
      table.index(['listed', 'stateCode', 'avgRating', 'reviewCount', 'userId'], 'profiles_by_state');
      table.index(['listed', 'reviewCount', 'avgRating', 'userId'], 'profiles_by_reviews');
      table.index(['listed', 'cityKey'], 'profiles_by_city');
      table.index(['listed', 'zip'], 'profiles_by_zip');
      table.index(['listed', 'featured', 'avgRating'], 'profiles_by_featured');
    });
    await addFullText(knex, 'accountant_profiles', ['searchText']);
    await createTable(knex, 'profile_tags', (table) => {
      table.integer('profileId').unsigned().notNullable().references('accountant_profiles.id').onDelete('CASCADE');
      keyColumn(knex, table, 'kind', 20).notNullable();
      keyColumn(knex, table, 'value', 60).notNullable();
      table.primary(['profileId', 'kind', 'value']);
      table.index(['kind', 'value', 'profileId'], 'profile_tags_by_value');
    });
    await createTable(knex, 'reviews', (table) => {
      table.increments('id');
      userReference(table, 'accountantId');
      userReference(table, 'clientId');
      table.integer('rating').notNullable();
      table.text('comment').notNullable();
      table.text('reply').nullable();
      moment(table, 'repliedAt').nullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['accountantId', 'clientId']);
      table.index(['accountantId', 'createdAt']);
      table.index(['clientId']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'reviews', 'profile_tags', 'accountant_profiles');
  },
};
