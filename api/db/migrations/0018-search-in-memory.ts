import type { Migration } from './table-helpers';
import { createTable, dropIndexes, dropTables, isMysql } from './table-helpers';

const wordTriggers = ['insert', 'delete', 'update'].map((event) => `profile_words_${event}`);
/** By an order, by a place, or by words: search has all of them in memory. */
const searchIndexes = [
  'rating',
  'state',
  'reviews',
  'city',
  'zip',
  'featured',
  'name',
  'region',
  'rank',
  'state_rank',
].map((by) => `profiles_by_${by}`);

/**
 * Search is answered from memory: what changed is written down for every process, and what only the search of before
 * read goes.
 */
export const searchInMemory: Migration = {
  name: '0018-search-in-memory',
  async up(knex) {
    await createTable(knex, 'search_changes', (table) => {
      table.increments('id');
      // No foreign key: the removal of a professional is a change too.
      table.integer('userId').unsigned().notNullable();
    });
    if (!isMysql(knex)) for (const trigger of wordTriggers) await knex.raw('drop trigger if exists ??', [trigger]);
    await dropTables(knex, 'accountant_profiles_fts', 'profile_tags');
    await dropIndexes(knex, 'accountant_profiles', [...searchIndexes, 'accountant_profiles_fulltext']);
  },
  // What was dropped comes back with the steps that made it, further back.
  async down(knex) {
    await dropTables(knex, 'search_changes');
  },
};
