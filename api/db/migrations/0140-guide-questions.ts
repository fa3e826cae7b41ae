import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

/** How people ask what a guide answers, in their own words: the Compliance Assistant finds guides by it. */
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
