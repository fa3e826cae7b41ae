import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGuides } from '../../../../../db/demo/bundled-guides';
import { demoGuides } from '../../../../../db/demo/guides';
import type { EditedGuide, GuideContent } from '../../../../contract/named-types';
import { readTable } from '../../../../platform/files/read-table';
import { guideContent } from '../../../../platform/testing/accepted-bodies';
import { createUser } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import type { EntryIndex } from '../assistant/entry-index';
import { evaluate, questionsOf } from '../assistant/evaluate';
import { entryIndex } from '../assistant/guide-entries';

const tableOf = (name: string) => readTable(new URL(`../../../../../evaluation/${name}.tsv`, import.meta.url));
const rows = tableOf('new-guides');
const ofNew = questionsOf(tableOf('new-guides-questions'));
/** One in eight of the questions to develop on: those about guides that were there before. */
const ofOld = questionsOf(tableOf('develop')).filter((_question, index) => index % 8 === 0);

/** A guide as an editor would write it who has nothing but answers. */
function contentOf(slug: string): GuideContent {
  const own = rows.filter(([of]) => of === slug);
  const [, title = '', jurisdiction] = own[0] ?? [];
  return {
    ...guideContent,
    title,
    slug,
    jurisdiction: jurisdiction as GuideContent['jurisdiction'],
    summary: `${title}.`,
    businessApplication: own.map(([, , , , answer = '']) => answer).join('\n\n'),
    answers: own.map(([, , , ways = '', answer = '']) => ({
      questions: ways.split(' | '),
      answer,
      passages: [answer],
      appliesTo: '',
    })),
  };
}

describe('five guides that an editor wrote, with eight answers and ten ways of asking each', () => {
  let test: TestServer;
  let before: EntryIndex;
  let after: EntryIndex;
  beforeAll(async () => {
    test = await createTestServer();
    await addGuides(test.database, demoGuides);
    before = await entryIndex();
    const headers = await signIn(test, await createUser({ userType: 'admin' }));
    for (const slug of new Set(rows.map(([of = '']) => of))) {
      const content = contentOf(slug);
      const begun = await test.server.inject({
        method: 'POST',
        url: '/api/admin/guides',
        headers,
        payload: { content },
      });
      const { id, revision } = begun.result as EditedGuide;
      const url = `/api/admin/guides/${id}/publish`;
      const published = await test.server.inject({
        method: 'POST',
        url,
        headers,
        payload: { content, revision, note: '' },
      });
      expect(published.statusCode, published.payload).toBe(200);
    }
    after = await entryIndex();
  }, 120_000);
  afterAll(() => test.stop());

  it('are found, answer, and leave alone what they do not answer', () => {
    const figures = evaluate(after, ofNew);
    expect(after.guides).toHaveLength(before.guides.length + 5);
    expect(figures).toMatchObject({ answerable: 40, unanswerable: 10, untrueCitations: 0 });
    // What came out when it was last measured (docs/measurements/assistant.md).
    expect(figures.rightGuideFirst).toBeGreaterThanOrEqual(0.8);
    expect(figures.rightEntryFirst).toBeGreaterThanOrEqual(0.77);
    expect(figures.shownHoldsFact).toBeGreaterThanOrEqual(0.77);
    expect(figures.refusedOrClosest).toBeGreaterThanOrEqual(0.9);
    expect(figures.wronglyRefused).toBeLessThanOrEqual(0.025);
  });

  it('change nothing for the guides that were there', () => {
    const [old, now] = [evaluate(before, ofOld), evaluate(after, ofOld)];
    for (const name of ['rightEntryFirst', 'firstSentenceHoldsFact', 'refusedOrClosest', 'followUps'] as const)
      expect(Math.abs(now[name] - old[name]), name).toBeLessThanOrEqual(0.02);
    expect(now.wronglyRefused).toBeLessThanOrEqual(old.wronglyRefused + 0.01);
  });
});
