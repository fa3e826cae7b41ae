import type { Migration } from './table-helpers';
import { addColumns } from './table-helpers';

interface Row {
  readonly id: number;
  readonly summary: string;
  readonly questions: unknown;
}

interface Answer {
  readonly questions: readonly string[];
  readonly answer: string;
  readonly passages: readonly string[];
  readonly appliesTo: string;
}

const mostWays = 8;

/** JSON as the databases hand it out: as text, or read already. */
const listOf = (stored: unknown): readonly unknown[] => {
  const read: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  return Array.isArray(read) ? (read as unknown[]) : [];
};

/** Until an editor writes better ones: the opening of the summary, for the ways of asking that the guide had. */
function answersOf({ summary, questions }: Row): Answer[] {
  const opening = /^.*?[.!?](?=\s|$)/s.exec(summary)?.[0] ?? summary;
  const asked = listOf(questions).filter((question) => typeof question === 'string');
  return Array.from({ length: Math.ceil(asked.length / mostWays) }, (_, group) => ({
    questions: asked.slice(group * mostWays, (group + 1) * mostWays),
    answer: opening,
    passages: [opening],
    appliesTo: '',
  }));
}

/** A guide is a list of answers, each with its ways of asking; those no longer stand beside the guide. */
export const guideAnswers: Migration = {
  name: '0200-guide-answers',
  async up(knex) {
    await addColumns(knex, 'compliance_guides', { answers: (table) => table.json('answers').nullable() });
    if (!(await knex.schema.hasColumn('compliance_guides', 'questions'))) return;
    const rows = await knex<Row>('compliance_guides').select('id', 'summary', 'questions');
    for (const row of rows)
      await knex('compliance_guides')
        .where({ id: row.id })
        .update({ answers: JSON.stringify(answersOf(row)) });
    await knex.schema.alterTable('compliance_guides', (table) => table.dropColumn('questions'));
  },
  async down(knex) {
    await addColumns(knex, 'compliance_guides', { questions: (table) => table.json('questions').nullable() });
    if (!(await knex.schema.hasColumn('compliance_guides', 'answers'))) return;
    const rows = await knex<{ id: number; answers: unknown }>('compliance_guides').select('id', 'answers');
    for (const { id, answers } of rows) {
      const questions = listOf(answers).flatMap((answer) => (answer as Answer).questions);
      await knex('compliance_guides')
        .where({ id })
        .update({ questions: JSON.stringify(questions) });
    }
    await knex.schema.alterTable('compliance_guides', (table) => table.dropColumn('answers'));
  },
};
