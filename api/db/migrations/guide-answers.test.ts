import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { guideAnswers } from './0200-guide-answers';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.remove());

const guide = (slug: string, questions: readonly string[] | null) => ({
  ...{ slug, title: slug, jurisdiction: 'state', featured: false, revision: 1, searchText: ' ' },
  summary: 'Every apiary pays a fee. It is due in May.',
  businessApplication: '',
  ...{ industriesImpacted: '[]', complianceChecklist: '[]', serviceTypes: '[]', sources: '[]', changes: '[]' },
  ...{ lastUpdated: new Date(), lastReviewed: new Date(), createdAt: new Date() },
  questions: questions && JSON.stringify(questions),
});
const stored = async (slug: string, column: string): Promise<unknown> => {
  const row = (await test.database('compliance_guides').where({ slug }).first()) as Record<string, unknown>;
  const value = row[column];
  return typeof value === 'string' ? JSON.parse(value) : value;
};

it('keeps each way of asking, with the opening of the summary until an editor writes an answer', async () => {
  const { database } = test;
  const asked = Array.from({ length: 10 }, (_, index) => `Question ${index}?`);
  await guideAnswers.down(database);
  await database('compliance_guides').insert([guide('asked', asked), guide('silent', null)]);
  await guideAnswers.up(database);
  const opening = { answer: 'Every apiary pays a fee.', passages: ['Every apiary pays a fee.'], appliesTo: '' };
  expect(await stored('asked', 'answers')).toEqual([
    { questions: asked.slice(0, 8), ...opening },
    { questions: asked.slice(8), ...opening },
  ]);
  expect(await stored('silent', 'answers')).toEqual([]);
  await guideAnswers.down(database);
  expect(await stored('asked', 'questions')).toEqual(asked);
  await guideAnswers.up(database);
});
