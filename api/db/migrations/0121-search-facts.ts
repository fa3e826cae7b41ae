import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';
import { comparable } from './words-of-0011';

interface ProfileRow {
  readonly id: number;
  readonly languages: string | string[] | null;
  readonly stateCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

const batch = 500;

const textsOf = (value: string | string[] | null): string[] =>
  typeof value === 'string' ? (JSON.parse(value) as string[]) : (value ?? []);

/** Further facts for filters and suggestions: languages in comparable form, and the city as people read it. */
export const searchFacts: Migration = {
  name: '0121-search-facts',
  async up(knex) {
    await addColumns(knex, 'accountant_profiles', {
      languageKeys: (table) => table.text('languageKeys').nullable(),
      locationLabel: (table) => table.string('locationLabel', 202).nullable(),
    });
    for (let last = 0; ;) {
      const rows: ProfileRow[] = await knex('accountant_profiles as p')
        .join('users as u', 'u.id', 'p.userId')
        .where('p.id', '>', last)
        .orderBy('p.id')
        .limit(batch)
        .select('p.id', 'p.languages', 'p.stateCode', 'u.city', 'u.state');
      for (const { id, languages, stateCode, city, state } of rows) {
        const keys = [...new Set(textsOf(languages).map(comparable))].filter(Boolean);
        await knex('accountant_profiles')
          .where({ id })
          .update({
            languageKeys: keys.length > 0 ? `|${keys.join('|')}|` : null,
            locationLabel: city ? [city, stateCode ?? state].filter(Boolean).join(', ') : null,
          });
      }
      if (rows.length < batch) return;
      last = rows.at(-1)?.id ?? last;
    }
  },
  async down(knex) {
    for (const column of ['languageKeys', 'locationLabel'])
      if (await knex.schema.hasColumn('accountant_profiles', column))
        await knex.schema.alterTable('accountant_profiles', (table) => table.dropColumn(column));
  },
};
