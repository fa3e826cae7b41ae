import type { Migration } from './table-helpers';

interface Look {
  readonly look: string;
  readonly oldest: number;
}

/**
 * A capital I looks like a small l, so names are taken with an i as with an l. Of names that look alike now, the oldest
 * account's is the one that is taken.
 */
export const looksOfCapitalI: Migration = {
  name: '0029-looks-of-capital-i',
  async up(knex) {
    const look = knex.raw("replace(??, 'i', 'l')", ['usernameSkeleton']);
    const shared: Look[] = await knex('users')
      .whereNotNull('usernameSkeleton')
      .groupBy(look)
      .havingRaw('count(*) > 1')
      .select({ look })
      .min({ oldest: 'id' });
    for (const { look: taken, oldest } of shared)
      await knex('users').whereRaw('? = ?', [look, taken]).whereNot('id', oldest).update({ usernameSkeleton: null });
    await knex('users').where('usernameSkeleton', 'like', '%i%').update({ usernameSkeleton: look });
  },
  // What was an i is not known any more, and an older version takes an l for what it is.
  down: async () => undefined,
};
