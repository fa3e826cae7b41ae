import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/** Profession chosen at sign-up, with which a professional's listing begins. */
export const signedUpProfession: Migration = {
  name: '0026-signed-up-profession',
  async up(knex) {
    await addColumns(knex, 'users', { profession: (table) => table.string('profession', 20).nullable() });
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};
