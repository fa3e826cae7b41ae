import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { guideFigures, wordsOf } from './0099-guide-figures';
import { guideNotes, notes } from './0103-guide-notes';
import { guideEdits } from './texts-of-0099';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => test.empty());
afterAll(() => test.remove());

const firstNote = { date: '2026-03-01T12:00:00.000Z', note: 'First published.' };
const slugs = Object.keys(guideEdits);
const wordsFor = (slug: string, which: 0 | 1): string[] => (guideEdits[slug]?.words ?? []).map((pair) => pair[which]);

/** A guide whose summary is its title, and whose steps hold the words that a step of the upgrade replaces. */
function guide(slug: string, steps = wordsFor(slug, 0)) {
  const was = guideEdits[slug]?.source?.was;
  return {
    ...{ slug, title: slug, summary: slug, businessApplication: '', jurisdiction: 'federal', revision: 1 },
    ...{ featured: false, searchText: ' old ', serviceTypes: '[]', changes: JSON.stringify([firstNote]) },
    industriesImpacted: JSON.stringify([{ industry: 'Retail', explanation: 'Shops.' }]),
    complianceChecklist: JSON.stringify(steps),
    sources: JSON.stringify(was ? [was] : []),
    lastUpdated: new Date(firstNote.date),
    lastReviewed: new Date(firstNote.date),
    createdAt: new Date(firstNote.date),
  };
}

const stored = async (slug: string): Promise<Record<string, unknown>> =>
  ((await test.database('compliance_guides').where({ slug }).first()) ?? {}) as Record<string, unknown>;
const read = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

describe.each(slugs)('the stored guide %s', (slug) => {
  it('has its words replaced, once, and goes back', async () => {
    const old = guide(slug);
    const edit = guideEdits[slug];
    await test.database('compliance_guides').insert(old);
    for (let time = 0; time < 2; time += 1) await guideFigures.up(test.database);
    const row = await stored(slug);
    expect(read(row.complianceChecklist)).toEqual(wordsFor(slug, 1));
    expect(read(row.sources)).toEqual(edit?.source ? [edit.source.is] : []);
    expect(read(row.changes)).toEqual([{ date: '2026-11-22T12:00:00.000Z', note: edit?.note }, firstNote]);
    for (const day of ['lastUpdated', 'lastReviewed'])
      expect(new Date(row[day] as string).toISOString()).toBe('2026-11-22T12:00:00.000Z');
    // In the words of its day; 0190-folded-words brings them to those of today.
    expect(row.searchText).toBe(wordsOf([slug, slug, '', 'federal', ...wordsFor(slug, 1), 'Retail', 'Shops.']));
    await guideFigures.down(test.database);
    const back = await stored(slug);
    for (const column of ['complianceChecklist', 'sources', 'changes'] as const)
      expect(read(back[column])).toEqual(JSON.parse(old[column]));
    expect(new Date(back.lastUpdated as string).toISOString()).toBe(firstNote.date);
  });
});

it('leaves a guide alone that was saved in the editor, and one that says something else', async () => {
  const [edited = '', other = ''] = slugs;
  await test.database('compliance_guides').insert([{ ...guide(edited), revision: 2 }, guide(other, ['Ours.'])]);
  const was = await test.database('compliance_guides').orderBy('id');
  await guideFigures.up(test.database);
  await guideFigures.down(test.database);
  expect(await test.database('compliance_guides').orderBy('id')).toEqual(was);
});

it('rewrites what changed where it names figures that are gone, and back', async () => {
  const rows = Object.entries(notes).map(([slug, { was }]) => ({
    ...guide(slug),
    changes: JSON.stringify([firstNote, { date: firstNote.date, note: was }]),
  }));
  await test.database('compliance_guides').insert(rows);
  const lines = async () =>
    (await test.database('compliance_guides').orderBy('slug').select('changes')).map(
      ({ changes }: { changes: unknown }) => (read(changes) as { note: string }[]).map(({ note }) => note),
    );
  const expected = (which: 'was' | 'is') =>
    Object.entries(notes)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, note]) => [firstNote.note, note[which]]);
  for (let time = 0; time < 2; time += 1) await guideNotes.up(test.database);
  expect(await lines()).toEqual(expected('is'));
  await guideNotes.down(test.database);
  expect(await lines()).toEqual(expected('was'));
});
