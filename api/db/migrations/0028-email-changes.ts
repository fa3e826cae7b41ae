import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/**
 * The email address that an account requested, until it is confirmed. Not unique: requesting an address reserves
 * nothing.
 */
export const emailChanges: Migration = {
  name: '0028-email-changes',
  async up(knex) {
    await addColumns(knex, 'users', { pendingEmail: (table) => table.string('pendingEmail', 254).nullable() });
  },
  async down(knex) {
    if (await knex.schema.hasColumn('users', 'pendingEmail'))
      await knex.raw('alter table ?? drop column ??', ['users', 'pendingEmail']);
  },
};
