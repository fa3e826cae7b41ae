import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guide } from '../../src/modules/content/compliance/guide.model';
import { contentOf } from '../../src/modules/content/compliance/guide-editing/guide-content';
import { saveDraft } from '../../src/modules/content/compliance/guide-editing/guide-drafts.service';
import { GuideVersion } from '../../src/modules/content/compliance/guide-editing/guide-version.model';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { updateBundledGuides } from './bundled-guides';
import { demoGuides } from './guides';
import { seedDemo } from './seed-demo';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.database);
});
afterAll(() => test.remove());

const guideOf = async (slug: string): Promise<Guide> => {
  const guide = await Guide.query(test.database).findOne({ slug });
  if (!guide) throw new Error(`No guide ${slug}`);
  return guide;
};
/** Makes a guide what an earlier version of the product brought. */
const age = (slug: string) =>
  Guide.query(test.database)
    .where({ slug })
    .patch({ summary: 'As it was.', answers: [], lastUpdated: new Date('2026-01-05T12:00:00.000Z') });
const [corrected = '', edited = '', gone = '', newer = ''] = demoGuides.map(({ slug }) => slug);

it('brings corrected and new guides to a database, never over one that was edited or is newer', async () => {
  expect(await updateBundledGuides(test.database)).toEqual([]);

  await age(corrected);
  await age(edited);
  const { id, revision } = await guideOf(edited);
  const content = { ...contentOf(await guideOf(edited)), summary: 'Our own words.' };
  await test.database.transaction((transaction) =>
    saveDraft({ id, content, revision, note: '', by: { userId: 1, ip: null } }, transaction),
  );
  // An editor's account that was deleted since leaves no author.
  await GuideVersion.query(test.database).where({ guideId: id }).patch({ authorId: null });
  await Guide.query(test.database).where({ slug: gone }).delete();
  await Guide.query(test.database)
    .where({ slug: newer })
    .patch({ summary: 'Of a later version.', lastUpdated: new Date('2030-01-05T12:00:00.000Z') });
  const { id: correctedId } = await guideOf(corrected);
  await test.database('ticked_steps').insert({
    userId: 2,
    guideId: correctedId,
    stepHash: 'a'.repeat(64),
    step: 'A step',
    tickedAt: new Date(),
  });

  expect((await updateBundledGuides(test.database)).sort()).toEqual([corrected, gone].sort());

  const brought = await guideOf(corrected);
  expect(brought.summary).toBe(demoGuides[0]?.summary);
  expect(brought.answers).toHaveLength(demoGuides[0]?.answers.length ?? 0);
  expect(brought.lastUpdated.toISOString().slice(0, 10)).toBe(demoGuides[0]?.updatedOn);
  const versions = await GuideVersion.query(test.database).where({ guideId: correctedId }).orderBy('number');
  expect(versions.map(({ content: { summary }, number }) => [number, summary])).toEqual([
    [1, 'As it was.'],
    [2, brought.summary],
  ]);
  const notices: object[] = await test.database('notifications').where({ userId: 2, kind: 'guide' });
  expect(notices).toHaveLength(1);
  expect(await guideOf(edited)).toMatchObject({ summary: 'As it was.', revision: revision + 1 });
  expect(await guideOf(newer)).toMatchObject({ summary: 'Of a later version.' });
  expect(await guideOf(gone)).toMatchObject({ published: true });

  expect(await updateBundledGuides(test.database)).toEqual([]);
  await age(corrected);
  expect(await updateBundledGuides(test.database)).toEqual([corrected]);
});

it('leaves a database alone that never had bundled guides', async () => {
  const empty = await createTestDatabase();
  expect(await updateBundledGuides(empty.database)).toEqual([]);
  expect(await Guide.query(empty.database).resultSize()).toBe(0);
  await empty.remove();
});
