import type { Migration } from './table-helpers';

const whole: Readonly<Record<string, string>> = {
  ...{ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'port' },
  ...{ n: 'north', s: 'south', e: 'east', w: 'west', so: 'south' },
};
const short = /(?<=^| )(?:ste?|ft|mt|pt|so|[nsew])(?= )/g;

/** Cities are compared with every word of theirs written out: 'port saint lucie', 'west palm beach'. */
export const wholeCityKeys: Migration = {
  name: '0202-whole-city-keys',
  up: async (knex) => {
    const rows: { cityKey: string }[] = await knex('accountant_profiles').distinct('cityKey').whereNotNull('cityKey');
    for (const { cityKey } of rows.filter((row) => row.cityKey.search(short) >= 0))
      await knex('accountant_profiles')
        .where({ cityKey })
        .update({ cityKey: cityKey.replace(short, (word) => whole[word] ?? word) });
  },
  // An older version finds these cities by their words written out.
  down: () => Promise.resolve(),
};
