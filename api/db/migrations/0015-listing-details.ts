import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn } from './table-helpers';

/** The rest of a listing, the outcome of its review, and the site's own settings. */
export const listingDetails: Migration = {
  name: '0015-listing-details',
  async up(knex) {
    await addColumns(knex, 'accountant_profiles', {
      phone: (table) => table.string('phone', 40).nullable(),
      phoneVisibility: (table) => table.string('phoneVisibility', 20).notNullable().defaultTo('nobody'),
      remote: (table) => table.boolean('remote').nullable(),
      inPerson: (table) => table.boolean('inPerson').nullable(),
      feeModels: (table) => table.json('feeModels').nullable(),
      fiduciary: (table) => table.boolean('fiduciary').nullable(),
      listingStatus: (table) => table.string('listingStatus', 20).notNullable().defaultTo('listed'),
      listingNotes: (table) => table.json('listingNotes').nullable(),
      // Of the bio without capitals and punctuation, to find who copied whom.
      bioHash: (table) => {
        keyColumn(knex, table, 'bioHash', 64).nullable();
        table.index(['bioHash'], 'profiles_by_bio');
      },
    });
    await createTable(knex, 'site_settings', (table) => {
      keyColumn(knex, table, 'name', 60).primary();
      table.string('value', 200).notNullable();
    });
  },
  // The added columns go with their table, some steps further back.
  async down(knex) {
    await dropTables(knex, 'site_settings');
  },
};
