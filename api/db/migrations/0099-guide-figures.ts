import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { guideEdits, type GuideEdit, type GuideSource } from './texts-of-0099';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly industriesImpacted: unknown;
  readonly businessApplication: string;
  readonly complianceChecklist: unknown;
  readonly jurisdiction: string;
  readonly serviceTypes: unknown;
  readonly sources: unknown;
  readonly changes: unknown;
}

const changedOn = '2026-11-22T12:00:00.000Z';
const mostChanges = 50;

/**
 * Guides that came with the product lose the figures that no official text was found for, and send the reader to where
 * they stand. A guide that was ever saved in the editor is its editor's, and is left alone.
 */
export const guideFigures: Migration = {
  name: '0099-guide-figures',
  async up(knex) {
    for (const { row, edit } of await untouched(knex)) {
      const texts = replaced(row, edit.words);
      if (!texts) continue;
      const changes = [{ date: changedOn, note: edit.note }, ...listOf<{ date: string; note: string }>(row.changes)];
      await write(knex, row, texts, changes.slice(0, mostChanges), sourcesOf(row, edit.source?.was, edit.source?.is));
    }
  },
  async down(knex) {
    for (const { row, edit } of await untouched(knex)) {
      const changes = listOf<{ date: string; note: string }>(row.changes);
      if (changes[0]?.note !== edit.note) continue;
      const texts = replaced(
        row,
        edit.words.map(([from, to]) => [to, from] as const),
      );
      await write(knex, row, texts ?? row, changes.slice(1), sourcesOf(row, edit.source?.is, edit.source?.was));
    }
  },
};

/** The guides that are to change and that no one has edited since they were stored. */
async function untouched(knex: Knex): Promise<{ row: Row; edit: GuideEdit }[]> {
  const rows = await knex<Row & { revision: number }>('compliance_guides')
    .whereIn('slug', Object.keys(guideEdits))
    .where('revision', 1)
    .select(
      'id', 'slug', 'title', 'summary', 'industriesImpacted', 'businessApplication', 'complianceChecklist',
      'jurisdiction', 'serviceTypes', 'sources', 'changes',
    ); // prettier-ignore
  return rows.flatMap((row) => {
    const edit = guideEdits[row.slug];
    return edit ? [{ row, edit }] : [];
  });
}

/** JSON as the databases hand it out: as text, or read already. */
function listOf<Item>(stored: unknown): Item[] {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  return Array.isArray(value) ? (value as Item[]) : [];
}

interface Texts {
  readonly summary: string;
  readonly industriesImpacted: unknown;
  readonly businessApplication: string;
  readonly complianceChecklist: unknown;
}

/** The texts of a guide with some words replaced, or null when none of them stands in it. */
function replaced(row: Row, words: GuideEdit['words']): Texts | null {
  const change = (text: string): string => words.reduce((changed, [from, to]) => changed.replace(from, () => to), text);
  const industries = listOf<{ industry: string; explanation: string }>(row.industriesImpacted);
  const checklist = listOf<string>(row.complianceChecklist);
  const all = [row.summary, row.businessApplication, ...checklist, ...industries.map(({ explanation }) => explanation)];
  if (!all.some((text) => change(text) !== text)) return null;
  return {
    summary: change(row.summary),
    industriesImpacted: industries.map((item) => ({ ...item, explanation: change(item.explanation) })),
    businessApplication: change(row.businessApplication),
    complianceChecklist: checklist.map(change),
  };
}

/** The sources of a guide, with one in place of another; where there was none it comes last. */
function sourcesOf(row: Row, was: GuideSource | null | undefined, is: GuideSource | null | undefined): GuideSource[] {
  const sources = listOf<GuideSource>(row.sources);
  if (!was) return is && !sources.some(({ url }) => url === is.url) ? [...sources, is] : sources;
  return sources.flatMap((source) => (source.url !== was.url ? [source] : is ? [is] : []));
}

async function write(
  knex: Knex,
  row: Row,
  texts: Texts,
  changes: readonly { readonly date: string }[],
  sources: readonly GuideSource[],
): Promise<void> {
  const at = changes[0] && new Date(changes[0].date);
  const industries = listOf<{ industry: string; explanation: string }>(texts.industriesImpacted);
  const checklist = listOf<string>(texts.complianceChecklist);
  await knex('compliance_guides')
    .where('id', row.id)
    .update({
      summary: texts.summary,
      businessApplication: texts.businessApplication,
      industriesImpacted: JSON.stringify(industries),
      complianceChecklist: JSON.stringify(checklist),
      sources: JSON.stringify(sources),
      changes: JSON.stringify(changes),
      searchText: wordsOf([
        row.title,
        texts.summary,
        texts.businessApplication,
        row.jurisdiction,
        ...checklist,
        ...listOf<string>(row.serviceTypes),
        ...industries.flatMap(({ industry, explanation }) => [industry, explanation]),
      ]),
      ...(at && { lastUpdated: at, lastReviewed: at }),
    });
}

/** Builds the words of a guide as its search stored them when this was written. */
export function wordsOf(parts: readonly string[]): string {
  const plain = parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${[...new Set(plain.split(' ').filter(Boolean))].join(' ')} `;
}
