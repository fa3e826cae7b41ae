import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { demoGuides } from '../demo/guides';
import { guideFigures, wordsOf } from './0099-guide-figures';
import { guideNotes, notes } from './0103-guide-notes';
import { guideEdits } from './texts-of-0099';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => test.empty());
afterAll(() => test.remove());

type Guide = (typeof demoGuides)[number];

const firstNote = { date: '2026-03-01T12:00:00.000Z', note: 'First published.' };

/** A guide as it stood before: with the words that the step replaces, and without the source that it adds. */
function before(guide: Guide) {
  const edit = guideEdits[guide.slug];
  const old = (text: string): string =>
    (edit?.words ?? []).reduce((changed, [from, to]) => changed.replace(to, () => from), text);
  return {
    slug: guide.slug,
    title: guide.title,
    summary: old(guide.summary),
    businessApplication: old(guide.businessApplication),
    jurisdiction: guide.jurisdiction,
    industriesImpacted: JSON.stringify(
      guide.industriesImpacted.map(({ industry, explanation }) => ({ industry, explanation: old(explanation) })),
    ),
    complianceChecklist: JSON.stringify(guide.complianceChecklist.map(old)),
    serviceTypes: JSON.stringify(guide.serviceTypes),
    sources: JSON.stringify(
      guide.sources.flatMap((source) =>
        source.url !== edit?.source?.is.url ? [source] : edit.source.was ? [edit.source.was] : [],
      ),
    ),
    revision: 1,
    changes: JSON.stringify([firstNote]),
    featured: guide.featured,
    lastUpdated: new Date(firstNote.date),
    lastReviewed: new Date(firstNote.date),
    createdAt: new Date(firstNote.date),
    searchText: ' old ',
  };
}

const stored = async (slug: string): Promise<Record<string, unknown>> =>
  ((await test.database('compliance_guides').where({ slug }).first()) ?? {}) as Record<string, unknown>;
const read = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

const slugs = Object.keys(guideEdits);
const guideOf = (slug: string): Guide => {
  const guide = demoGuides.find((one) => one.slug === slug);
  if (!guide) throw new Error(`No guide ${slug}`);
  return guide;
};

describe.each(slugs)('the stored guide %s', (slug) => {
  it('becomes the one that new databases have, once, and goes back', async () => {
    const guide = guideOf(slug);
    const old = before(guide);
    await test.database('compliance_guides').insert(old);
    for (let time = 0; time < 2; time += 1) await guideFigures.up(test.database);
    const row = await stored(slug);
    expect(row.summary).toBe(guide.summary);
    expect(row.businessApplication).toBe(guide.businessApplication);
    expect(read(row.industriesImpacted)).toEqual(guide.industriesImpacted);
    expect(read(row.complianceChecklist)).toEqual(guide.complianceChecklist);
    expect(read(row.sources)).toEqual(guide.sources);
    const [newest] = guide.changes;
    expect(read(row.changes)).toEqual([{ date: `${newest?.on}T12:00:00.000Z`, note: newest?.note }, firstNote]);
    for (const day of ['lastUpdated', 'lastReviewed'])
      expect(new Date(row[day] as string).toISOString()).toBe(`${guide.updatedOn}T12:00:00.000Z`);
    // In the words of its day; 0190-folded-words brings them to those of today.
    expect(row.searchText).toBe(
      wordsOf([
        guide.title,
        guide.summary,
        guide.businessApplication,
        guide.jurisdiction,
        ...guide.complianceChecklist,
        ...guide.serviceTypes,
        ...guide.industriesImpacted.flatMap(({ industry, explanation }) => [industry, explanation]),
      ]),
    );
    await guideFigures.down(test.database);
    const back = await stored(slug);
    for (const column of ['summary', 'businessApplication'] as const) expect(back[column]).toBe(old[column]);
    for (const column of ['industriesImpacted', 'complianceChecklist', 'sources', 'changes'] as const)
      expect(read(back[column])).toEqual(JSON.parse(old[column]));
    expect(new Date(back.lastUpdated as string).toISOString()).toBe(firstNote.date);
  });
});

it('leaves a guide alone that was saved in the editor, and one that says something else', async () => {
  const [edited, other] = slugs;
  const rows = [
    { ...before(guideOf(edited ?? '')), revision: 2 },
    { ...before(guideOf(other ?? '')), summary: 'Ours.', businessApplication: 'Ours.', industriesImpacted: '[]', complianceChecklist: '[]' },
  ]; // prettier-ignore
  await test.database('compliance_guides').insert(rows);
  const was = await test.database('compliance_guides').orderBy('id');
  await guideFigures.up(test.database);
  await guideFigures.down(test.database);
  expect(await test.database('compliance_guides').orderBy('id')).toEqual(was);
});

it('rewrites what changed where it names figures that are gone, and back', async () => {
  const stored = Object.entries(notes).map(([slug, { was }]) => ({
    ...before(guideOf(slug)),
    changes: JSON.stringify([firstNote, { date: firstNote.date, note: was }]),
  }));
  await test.database('compliance_guides').insert(stored);
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
  for (const [slug, { was, is }] of Object.entries(notes)) {
    const now = guideOf(slug).changes.map(({ note }) => note);
    expect(now).toContain(is);
    expect(now).not.toContain(was);
  }
});
