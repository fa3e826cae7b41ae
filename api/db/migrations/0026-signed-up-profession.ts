import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/** What a professional said to be when they signed up: their listing begins with it. */
export const signedUpProfession: Migration = {
  name: '0026-signed-up-profession',
  async up(knex) {
    await addColumns(knex, 'users', { profession: (table) => table.string('profession', 20).nullable() });
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};
