import { addIndex, type Migration } from './table-helpers';

/** Indexes that lists are read from, in their order: a person's notifications, and profiles that wait for a review. */
const indexes = [
  ['notifications', ['userId', 'createdAt', 'id'], 'notifications_by_creation'],
  ['accountant_profiles', ['listingStatus', 'userId'], 'profiles_by_listing'],
] as const;

/** Adds what lists need so that they read no more than they show. */
export const indexesOfLists: Migration = {
  name: '0204-indexes-of-lists',
  up: async (knex) => {
    for (const [table, columns, name] of indexes) await addIndex(knex, table, columns, name);
  },
  down: async (knex) => {
    // A builder of its own for each: one would run what came before again.
    for (const [name, , index] of indexes) await knex.schema.alterTable(name, (table) => table.dropIndex([], index));
  },
};
