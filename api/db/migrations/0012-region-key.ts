import type { Migration } from './table-helpers';
import { addColumns, keyColumn } from './table-helpers';
import { comparable } from './words-of-0011';

/** States that are none of the United States, in comparable form, so that 'Ontario' is found by an index too. */
export const regionKeys: Migration = {
  name: '0012-region-key',
  async up(knex) {
    await addColumns(knex, 'accountant_profiles', {
      regionKey: (table) => {
        keyColumn(knex, table, 'regionKey', 100).nullable();
        table.index(['listed', 'regionKey'], 'profiles_by_region');
      },
    });
    const rows: { userId: number; state: string }[] = await knex('accountant_profiles as p')
      .join('users as u', 'u.id', 'p.userId')
      .whereNull('p.stateCode')
      .whereNotNull('u.state')
      .select('p.userId', 'u.state');
    for (const { userId, state } of rows)
      await knex('accountant_profiles')
        .where({ userId })
        .update({ regionKey: comparable(state) });
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};
