import type { Migration } from './table-helpers';
import { isMysql } from './table-helpers';

/**
 * Averages were stored in full and rounded where they were shown: stored to a tenth, a list can sort by exactly what it
 * shows.
 */
export const ratingsAsShown: Migration = {
  name: '0019-ratings-as-shown',
  async up(knex) {
    const tenths = isMysql(knex) ? 'floor(avgRating * 10 + 0.5)' : 'cast(avgRating * 10 + 0.5 as integer)';
    await knex('accountant_profiles')
      .whereNotNull('avgRating')
      .update({ avgRating: knex.raw(`${tenths} / 10.0e0`) });
  },
  // The reviews still have what was rounded.
  async down() {},
};
