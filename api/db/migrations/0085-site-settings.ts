import type { Migration } from './table-helpers';
import { addColumns, isMysql } from './table-helpers';

/** Settings of more than 200 characters, and a number that grows with each change of one. */
export const siteSettings: Migration = {
  name: '0085-site-settings',
  async up(knex) {
    // SQLite holds no text to the length of its column.
    if (isMysql(knex)) await knex.raw('alter table ?? modify ?? text not null', ['site_settings', 'value']);
    await addColumns(knex, 'site_settings', {
      version: (table) => table.integer('version').unsigned().notNullable().defaultTo(0),
    });
  },
  // What is too long for the column of before goes; the columns go with their table, further back.
  async down(knex) {
    await knex('site_settings').whereNot('name', 'listingReview').delete();
  },
};
