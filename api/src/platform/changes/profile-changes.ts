import type { Knex } from 'knex';

/** Rows of one statement. */
const rowsOfStatement = 500;

/**
 * Records that the indexed data of some professionals may have changed. Every write to `accountant_profiles` calls it
 * in the same transaction: every API process reads it before it answers a search.
 */
export async function noteChanges(knex: Knex, userIds: readonly number[]): Promise<void> {
  for (let first = 0; first < userIds.length; first += rowsOfStatement) {
    await knex('search_changes').insert(userIds.slice(first, first + rowsOfStatement).map((userId) => ({ userId })));
  }
}

/** The number of the newest change; 0 before the first. */
export async function newestChange(knex: Knex): Promise<number> {
  const newest = await knex('search_changes').max({ id: 'id' }).first();
  return Number(newest?.id ?? 0);
}
