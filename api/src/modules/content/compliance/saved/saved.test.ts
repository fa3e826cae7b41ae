import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedAnalysisLimits, savedAnswerLimits } from '../../../../contract/limits/compliance';
import type { SavedDocumentAnalysis } from '../../../../contract/named-types';
import { analysisToSave, answerToSave } from '../../../../platform/testing/accepted-bodies';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';

let test: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  headers = await signIn(test, await createUser());
});
afterAll(() => test.stop());

interface Saved {
  readonly id: string;
  readonly title: string;
}

const callsOf = <Body extends Saved>(kind: string, toSave: object) => {
  const path = `/api/compliance/${kind}`;
  const call = (method: 'PUT' | 'PATCH' | 'DELETE', id: string, payload?: object) =>
    test.server.inject({ method, url: `${path}/${id}`, headers, ...(payload && { payload }) });
  const list = async (query = '') => (await test.server.inject({ url: `${path}${query}`, headers })).result as Body[];
  return {
    call,
    save: (id: string, values: object = {}) => call('PUT', id, { ...toSave, ...values }),
    list,
    ids: async (query = '') => (await list(query)).map(({ id }) => id),
  };
};

const analyses = {
  kind: 'saved-analyses',
  toSave: analysisToSave,
  rows: { table: 'saved_analyses', id: 'analysisId', json: 'analysis' },
  max: savedAnalysisLimits.max,
  full: 'You’ve saved 30 analyses. Delete one to save another.',
  other: { title: 'Leases in Texas', fileName: 'lease.pdf' },
  found: { one: 'texas%20lease', both: 'reports' },
  error: 'saved_analysis_not_found',
  exported: 'savedAnalyses',
};
const answers = {
  kind: 'saved-answers',
  toSave: answerToSave,
  rows: { table: 'saved_answers', id: 'answerId', json: 'response' },
  max: savedAnswerLimits.max,
  full: 'You’ve saved 100 answers. Delete one to save another.',
  other: { title: 'Payroll in Texas' },
  found: { one: 'texas%20payroll', both: '15th' },
  error: 'saved_answer_not_found',
  exported: 'savedAnswers',
};

describe.each([analyses, answers])(
  'one of $kind',
  ({ kind, toSave, rows, max, full, other, found, error, exported }) => {
    const { call, save, list, ids } = callsOf(kind, toSave);

    it('is stored whole, and once however often and from how many tabs it is sent', async () => {
      const id = randomUUID();
      const responses = await Promise.all([save(id), save(id.toUpperCase()), save(id, { title: 'Another name' })]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
      const [saved, ...others] = await list();
      expect(others).toEqual([]);
      const { title: _, ...whole } = toSave;
      expect(saved).toMatchObject({ id, ...whole });
      await call('PATCH', id, { title: 'Mine' });
      await save(id);
      expect((await list())[0]?.title).toBe('Mine');
    });

    it('is listed newest first, found by words, renamed and deleted', async () => {
      const [older, newer] = [randomUUID(), randomUUID()];
      await save(newer, { savedAt: '2026-11-21T10:00:00.000Z', ...other });
      await save(older);
      expect(await ids()).toEqual([newer, older]);
      expect(await ids(`?q=${found.one}`)).toEqual([newer]);
      expect(await ids(`?q=${found.both}`)).toEqual([newer, older]);
      expect((await call('PATCH', older, { title: '  Deposits ' })).statusCode).toBe(204);
      expect((await call('PATCH', older, { title: ' ' })).payload).toBe('Please enter a name');
      expect((await list('?q=deposits'))[0]?.title).toBe('Deposits');
      for (let time = 0; time < 2; time += 1) expect((await call('DELETE', older)).statusCode).toBe(204);
      expect(await ids()).toEqual([newer]);
      expect((await call('PATCH', older, { title: 'Gone' })).headers['x-error-code']).toBe(error);
    });

    it('is its owner’s alone', async () => {
      const id = randomUUID();
      await save(id);
      headers = await signIn(test, await createUser());
      expect(await ids()).toEqual([]);
      expect((await call('PATCH', id, { title: 'Theirs' })).statusCode).toBe(404);
      await call('DELETE', id);
      expect((await save(id)).statusCode).toBe(204);
      expect(await test.database(rows.table).where({ [rows.id]: id })).toHaveLength(2);
      headers = visitor;
      for (const response of [
        await save(randomUUID()),
        await call('DELETE', id),
        await call('PATCH', id, { title: 'x' }),
      ])
        expect(response.statusCode).toBe(401);
    });

    it('stops at the limit, however many are saved at the same moment', async () => {
      const [{ userId } = { userId: 0 }] = await test.database<{ userId: number }>('sessions').select('userId');
      const row = {
        ...toSave,
        userId,
        [rows.json]: JSON.stringify(Object.entries(toSave).find(([key]) => key === rows.json)?.[1]),
      };
      await test.database.batchInsert(
        rows.table,
        Array.from({ length: max - 1 }, () => ({ ...row, [rows.id]: randomUUID(), savedAt: new Date(toSave.savedAt) })),
        50,
      );
      const responses = await Promise.all([1, 2, 3].map(() => save(randomUUID())));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
      expect(responses.find(({ statusCode }) => statusCode === 409)?.payload).toBe(full);
      expect(await list()).toHaveLength(max);
    });

    it('is in the copy of one’s data and goes with the account', async () => {
      await save(randomUUID());
      const copy: unknown = JSON.parse((await test.server.inject({ url: '/api/users/export', headers })).payload);
      expect(copy).toMatchObject({ [exported]: [toSave] });
      const deletion = {
        method: 'POST',
        url: '/api/users/deletion',
        headers,
        payload: { password: testPassword },
      } as const;
      expect((await test.server.inject(deletion)).statusCode).toBeLessThan(300);
      expect(await test.database(rows.table)).toEqual([]);
    });
  },
);

it('refuses what is no answer', async () => {
  const { save } = callsOf('saved-answers', answerToSave);
  const { response } = answerToSave;
  for (const broken of [
    {},
    { ...response, answer: 7 },
    { ...response, answerCitations: [-1] },
    { ...response, sections: [{ title: 'x' }] },
    { ...response, answer: 'x'.repeat(20_001) },
  ])
    expect((await save(randomUUID(), { response: broken })).statusCode).toBe(400);
  expect((await save('not-an-id')).statusCode).toBe(404);
});

const { analysis } = analysisToSave;
const { save, list } = callsOf<SavedDocumentAnalysis>('saved-analyses', analysisToSave);

it('takes no document, no other shape, and no more than an analysis has', async () => {
  const point = analysis.points.keyPoints[0];
  for (const broken of [
    {},
    { ...analysis, document: ['The whole text.'] },
    { ...analysis, summary: 7 },
    { ...analysis, pages: 0 },
    { ...analysis, points: { summary: [] } },
    { ...analysis, points: { ...analysis.points, summary: [{ ...point, page: 301 }] } },
    { ...analysis, findings: [{ kind: 'joke', quote: 'x', page: 1, date: null }] },
    { ...analysis, findings: [{ kind: 'deadline', quote: 'x', page: 1, date: 'BEGIN:VEVENT' }] },
    { ...analysis, findings: Array.from({ length: 61 }, () => analysis.findings[0]) },
    { ...analysis, notice: 'x'.repeat(5001) },
  ])
    expect((await save(randomUUID(), { analysis: broken })).statusCode).toBe(400);
  expect((await save(randomUUID(), { industry: 'astrology' })).statusCode).toBe(400);
  expect((await save(randomUUID(), { fileName: 'x'.repeat(256) })).statusCode).toBe(400);
  expect((await save('not-an-id')).statusCode).toBe(404);
  expect(await list()).toEqual([]);
});

it('keeps hostile texts as texts, without what cannot be seen', async () => {
  const hostile = '<script>alert(1)</script> [here](javascript:alert(1)) \u202Eevil';
  const quote = `${'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)} ${hostile}`;
  const points = { ...analysis.points, summary: [{ text: hostile, quote, page: 1 }] };
  const values = { fileName: `${hostile}.pdf`, analysis: { ...analysis, points } };
  expect((await save(randomUUID(), values)).statusCode).toBe(204);
  const [saved] = await list();
  expect(saved?.fileName).toContain('<script>alert(1)</script> [here]');
  expect(saved?.analysis.points.summary[0]?.quote).toContain('<script>alert(1)</script>');
  expect(JSON.stringify(saved)).not.toContain('\u202E');
});
