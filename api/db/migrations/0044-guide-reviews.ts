import type { Migration } from './table-helpers';
import { addColumns, moment } from './table-helpers';

/**
 * Adds to a guide its official sources, when it was checked and is to be checked again, what changed in it, whether it
 * is public, and how often it was saved. Older guides are public, and have the source that they linked to.
 */
export const guideReviews: Migration = {
  name: '0044-guide-reviews',
  async up(knex) {
    await addColumns(knex, 'compliance_guides', {
      sources: (table) => table.json('sources').nullable(),
      changes: (table) => table.json('changes').nullable(),
      lastReviewed: (table) => moment(table, 'lastReviewed').nullable(),
      reviewDue: (table) => moment(table, 'reviewDue').nullable(),
      published: (table) => table.boolean('published').notNullable().defaultTo(true),
      revision: (table) => table.integer('revision').unsigned().notNullable().defaultTo(1),
    });
    const linked = await knex<{ id: number; officialSourceUrl: string | null; sources: string | null }>(
      'compliance_guides',
    )
      .whereNull('sources')
      .select('id', 'officialSourceUrl');
    for (const { id, officialSourceUrl: url } of linked)
      await knex('compliance_guides')
        .where({ id })
        .update({ sources: JSON.stringify(url ? [{ name: hostOf(url), url, date: null }] : []) });
    await knex('compliance_guides')
      .whereNull('lastReviewed')
      .update({ lastReviewed: knex.ref('lastUpdated') });
  },
  // The columns go with their table, some steps further back.
  down: async () => undefined,
};

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'Official source';
}
