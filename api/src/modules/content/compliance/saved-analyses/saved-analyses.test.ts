import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { savedAnalysisLimits } from '../../../../contract/limits/compliance';
import type { SavedDocumentAnalysis } from '../../../../contract/named-types';
import { analysisToSave } from '../../../../platform/testing/accepted-bodies';
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

const path = '/api/compliance/saved-analyses';
const { analysis } = analysisToSave;
const call = (method: 'PUT' | 'PATCH' | 'DELETE', id: string, payload?: object) =>
  test.server.inject({ method, url: `${path}/${id}`, headers, ...(payload && { payload }) });
const save = (id: string, values: object = {}) => call('PUT', id, { ...analysisToSave, ...values });
const list = async (query = '') =>
  (await test.server.inject({ url: `${path}${query}`, headers })).result as SavedDocumentAnalysis[];
const ids = async (query = '') => (await list(query)).map(({ id }) => id);

it('is stored whole, and once however often and from how many tabs it is sent', async () => {
  const id = randomUUID();
  const responses = await Promise.all([save(id), save(id.toUpperCase()), save(id, { title: 'Another name' })]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  const [saved, ...others] = await list();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ id, fileName: 'wages.pdf', industry: 'retail', savedAt: analysisToSave.savedAt });
  expect(saved?.analysis).toEqual(analysis);
});

it('is listed newest first, found by words, renamed and deleted', async () => {
  const [older, newer] = [randomUUID(), randomUUID()];
  await save(newer, { savedAt: '2026-11-21T10:00:00.000Z', title: 'Leases in Texas', fileName: 'lease.pdf' });
  await save(older);
  expect(await ids()).toEqual([newer, older]);
  expect(await ids('?q=texas%20lease')).toEqual([newer]);
  expect(await ids('?q=reports')).toEqual([newer, older]);
  expect((await call('PATCH', older, { title: '  Wages ' })).statusCode).toBe(204);
  expect((await call('PATCH', older, { title: ' ' })).payload).toBe('Please enter a name');
  expect((await list('?q=wages'))[0]?.title).toBe('Wages');
  for (let time = 0; time < 2; time += 1) expect((await call('DELETE', older)).statusCode).toBe(204);
  expect(await ids()).toEqual([newer]);
  expect((await call('PATCH', older, { title: 'Gone' })).headers['x-error-code']).toBe('saved_analysis_not_found');
});

it('is its owner’s alone', async () => {
  const id = randomUUID();
  await save(id);
  headers = await signIn(test, await createUser());
  expect(await ids()).toEqual([]);
  expect((await call('PATCH', id, { title: 'Theirs' })).statusCode).toBe(404);
  await call('DELETE', id);
  expect(await test.database('saved_analyses').where({ analysisId: id })).toHaveLength(1);
  headers = visitor;
  for (const response of [await save(randomUUID()), await call('DELETE', id), await call('PATCH', id, { title: 'x' })])
    expect(response.statusCode).toBe(401);
});

it('stops at the limit, however many are saved at the same moment', async () => {
  const [{ userId } = { userId: 0 }] = await test.database<{ userId: number }>('sessions').select('userId');
  await test.database.batchInsert(
    'saved_analyses',
    Array.from({ length: savedAnalysisLimits.max - 1 }, () => ({
      ...analysisToSave,
      userId,
      analysisId: randomUUID(),
      savedAt: new Date(analysisToSave.savedAt),
      analysis: JSON.stringify(analysis),
    })),
    50,
  );
  const responses = await Promise.all([1, 2, 3].map(() => save(randomUUID())));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.payload).toBe(
    'You’ve saved 30 analyses. Delete one to save another.',
  );
});

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
  expect((await save(randomUUID(), { fileName: `${hostile}.pdf`, analysis: { ...analysis, points } })).statusCode).toBe(
    204,
  );
  const [saved] = await list();
  expect(saved?.fileName).toContain('<script>alert(1)</script> [here]');
  expect(saved?.analysis.points.summary[0]?.quote).toContain('<script>alert(1)</script>');
  expect(JSON.stringify(saved)).not.toContain('\u202E');
});

it('is in the copy of one’s data and goes with the account', async () => {
  await save(randomUUID());
  const copy: unknown = JSON.parse((await test.server.inject({ url: '/api/users/export', headers })).payload);
  expect(copy).toMatchObject({ savedAnalyses: [{ title: 'Wage Report Act', fileName: 'wages.pdf', analysis }] });
  const deletion = {
    method: 'POST',
    url: '/api/users/deletion',
    headers,
    payload: { password: testPassword },
  } as const;
  expect((await test.server.inject(deletion)).statusCode).toBeLessThan(300);
  expect(await test.database('saved_analyses')).toEqual([]);
});
