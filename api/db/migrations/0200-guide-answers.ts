import { bundledAnswers } from '../demo/guides/answers';
import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly summary: string;
  readonly businessApplication: string;
  readonly industriesImpacted: unknown;
  readonly complianceChecklist: unknown;
}

/** JSON as the databases hand it out: as text, or read already. */
const read = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);

/**
 * A guide is a list of answers: guides that came with the product get theirs, as far as the guide still says what they
 * rest on. Ways of asking no longer stand beside the guide.
 */
export const guideAnswers: Migration = {
  name: '0200-guide-answers',
  async up(knex) {
    await addColumns(knex, 'compliance_guides', { answers: (table) => table.json('answers').nullable() });
    const rows = await knex<Row>('compliance_guides').whereIn('slug', Object.keys(bundledAnswers));
    for (const { id, slug, summary, businessApplication, industriesImpacted, complianceChecklist } of rows) {
      const industries = read(industriesImpacted) as readonly { readonly explanation: string }[];
      const checklist = (read(complianceChecklist) as readonly string[]).join('\n');
      const texts = [summary, businessApplication, checklist, ...industries.map(({ explanation }) => explanation)];
      const answers = (bundledAnswers[slug] ?? []).filter(({ passages }) =>
        passages.every((passage) => texts.some((text) => text.includes(passage))),
      );
      await knex('compliance_guides')
        .where({ id })
        .update({ answers: JSON.stringify(answers) });
    }
    if (await knex.schema.hasColumn('compliance_guides', 'questions'))
      await knex.schema.alterTable('compliance_guides', (table) => table.dropColumn('questions'));
  },
  async down(knex) {
    await addColumns(knex, 'compliance_guides', { questions: (table) => table.json('questions').nullable() });
    if (await knex.schema.hasColumn('compliance_guides', 'answers'))
      await knex.schema.alterTable('compliance_guides', (table) => table.dropColumn('answers'));
  },
};
