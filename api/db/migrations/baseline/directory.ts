import { keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/** Listings of professionals, their licenses, and how clients find and keep them. */
export const directory: Baseline = {
  room: 'directory',
  tables: {
    accountant_profiles: (table, knex) => {
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
      keyColumn(knex, table, 'nameKey', 201).notNullable().defaultTo('');
      // States that are none of the United States.
      keyColumn(knex, table, 'regionKey', 100).nullable();
      table.double('rankScore').notNullable().defaultTo(3.5);
      table.string('phone', 40).nullable();
      table.string('phoneVisibility', 20).notNullable().defaultTo('nobody');
      table.boolean('remote').nullable();
      table.boolean('inPerson').nullable();
      table.json('feeModels').nullable();
      table.boolean('fiduciary').nullable();
      table.string('listingStatus', 20).notNullable().defaultTo('listed');
      table.json('listingNotes').nullable();
      // Of the bio without capitals and punctuation, to find who copied whom.
      keyColumn(knex, table, 'bioHash', 64).nullable();
      keyColumn(knex, table, 'priceUnit', 10).nullable();
      table.text('languageKeys').nullable();
      table.string('locationLabel', 202).nullable();
      table.index(['bioHash'], 'profiles_by_bio');
    },
    search_spellings: (table, knex) => {
      // A word and everything it becomes with one letter left out: two words that share one are a slip apart.
      keyColumn(knex, table, 'spelling', 40).notNullable();
      keyColumn(knex, table, 'kind', 10).notNullable();
      keyColumn(knex, table, 'word', 40).notNullable();
      table.primary(['spelling', 'kind', 'word']);
    },
    search_changes: (table) => {
      table.increments('id');
      // No foreign key: the removal of a professional is a change too.
      table.integer('userId').unsigned().notNullable();
    },
    quiz_requests: (table, knex) => {
      table.increments('id');
      // Made by the browser: a repeat of the same request finds the first one, and others cannot guess it.
      keyColumn(knex, table, 'publicId', 36).notNullable().unique();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.json('answers').notNullable();
      table.json('matches').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['createdAt']);
    },
    quiz_contacts: (table) => {
      table.integer('quizRequestId').unsigned().notNullable().references('quiz_requests.id').onDelete('CASCADE');
      userReference(table, 'professionalId').onDelete('CASCADE');
      userReference(table, 'clientId').onDelete('CASCADE');
      // When the client agreed that this one professional is notified.
      moment(table, 'consentedAt').notNullable();
      table.primary(['quizRequestId', 'professionalId']);
    },
    saved_professionals: (table) => {
      userReference(table, 'clientId').onDelete('CASCADE');
      userReference(table, 'accountantId').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      table.primary(['clientId', 'accountantId']);
      table.index(['accountantId']);
    },
    verification_requests: (table, knex) => {
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
    },
    verification_documents: (table) => {
      table.increments('id');
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('requestId').unsigned().nullable().references('verification_requests.id').onDelete('CASCADE');
      table.string('name', 200).notNullable();
      table.string('mimeType', 100).notNullable();
      table.integer('bytes').notNullable();
      table.string('fileId', 100).notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['userId', 'requestId']);
    },
    featured_days: (table, knex) => {
      userReference(table, 'userId');
      keyColumn(knex, table, 'day', 10).notNullable();
      table.primary(['userId', 'day']);
      table.index('day');
    },
  },
};
