import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/** Questions that a guide answers, in people's own words: the Compliance Assistant finds guides by them. */
export const guideQuestions: Migration = {
  name: '0140-guide-questions',
  async up(knex) {
    await addColumns(knex, 'compliance_guides', { questions: (table) => table.json('questions').nullable() });
  },
  async down(knex) {
    if (await knex.schema.hasColumn('compliance_guides', 'questions'))
      await knex.schema.alterTable('compliance_guides', (table) => table.dropColumn('questions'));
  },
};
