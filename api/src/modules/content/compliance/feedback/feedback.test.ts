import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AssistantFeedbackList, QueuePage } from '../../../../contract/named-types';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { readDetails } from '../../../../platform/audit/audit-texts';
import { answerFeedback } from '../../../../platform/testing/accepted-bodies';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { AnswerFeedback } from './answer-feedback.model';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const give = (values: object = {}) =>
  test.server.inject({
    method: 'POST',
    url: '/api/compliance/feedback',
    headers: visitor,
    payload: { answerId: randomUUID(), ...answerFeedback, ...values },
  });
const list = async (query = '') => {
  const headers = await signIn(test, await createUser({ userType: 'admin' }));
  return test.server.inject({ url: `/api/admin/assistant-feedback${query}`, headers });
};
const listed = async (query = '') => (await list(query)).result as AssistantFeedbackList;

it('is what a visitor said, with the answer they saw, for admins alone', async () => {
  expect((await give()).statusCode).toBe(204);
  const { items, total } = await listed();
  expect([total, items]).toEqual([
    1,
    [
      {
        ...answerFeedback,
        id: expect.any(Number) as number,
        createdAt: expect.stringMatching(/Z$/) as string,
        resolvedAt: null,
        resolution: null,
      },
    ],
  ]);
  for (const headers of [visitor, await signIn(test, await createUser())])
    expect((await test.server.inject({ url: '/api/admin/assistant-feedback', headers })).statusCode).toBeGreaterThan(
      400,
    );
});

it('is replaced by a change of mind, and what helped has no reason', async () => {
  const answerId = randomUUID();
  await Promise.all([give({ answerId }), give({ answerId })]);
  await give({ answerId, helpful: true });
  expect((await listed()).items).toEqual([expect.objectContaining({ helpful: true, reason: null })]);
});

it('is found by words and by whether it helped, page by page', async () => {
  for (let index = 0; index < 51; index += 1) await give({ question: `Question ${index}`, helpful: index % 2 === 0 });
  const first = await listed();
  expect([first.total, first.items.length, (await listed('?page=2')).items.length]).toEqual([51, 50, 1]);
  expect((await listed('?helpful=false')).total).toBe(25);
  expect((await listed('?q=Question%2050')).items.map(({ question }) => question)).toEqual(['Question 50']);
});

it('is found by the guide that the answer cites, and by the day', async () => {
  await give({ question: 'One', guides: ['form-1099', 'payroll'] });
  await give({ question: 'Two', guides: ['form-1099-nec'] });
  await AnswerFeedback.query()
    .where({ question: 'Two' })
    .patch({ createdAt: new Date('2026-03-04T23:59:59.999Z') });
  const questions = async (query: string) => (await listed(query)).items.map(({ question }) => question);
  expect(await questions('?guide=form-1099')).toEqual(['One']);
  expect(await questions('?guide=form-1099-nec')).toEqual(['Two']);
  expect(await questions('?from=2026-03-04&to=2026-03-04')).toEqual(['Two']);
  expect(await questions('?to=2026-03-03')).toEqual([]);
  expect(await questions('?from=2026-03-05&to=2026-03-05&timeZone=Pacific/Auckland')).toEqual(['Two']);
  expect(await questions('?from=2026-03-05&to=2026-03-05&timeZone=America/Juneau')).toEqual([]);
  for (const query of ['?guide=%25', '?from=yesterday']) expect((await list(query)).statusCode).toBe(400);
});

it('is resolved with what came of it, opened again, and each of it is in the audit log', async () => {
  const answerId = randomUUID();
  await give({ answerId });
  const [{ id } = { id: 0 }] = (await listed()).items;
  const headers = await signIn(test, await createUser({ userType: 'admin' }));
  const resolve = (payload: object, by = headers, of = id) =>
    test.server.inject({ method: 'PUT', url: `/api/admin/assistant-feedback/${of}/resolution`, headers: by, payload });
  const resolved = await resolve({ resolved: true, note: 'The guide says so now.' });
  expect(resolved.result).toMatchObject({
    id,
    resolution: 'The guide says so now.',
    resolvedAt: expect.stringMatching(/Z$/) as string,
  });
  expect([(await listed('?resolved=true')).total, (await listed('?resolved=false')).total]).toEqual([1, 0]);
  const entry = await AuditEntry.query().findOne({ action: 'feedback.resolved' }).throwIfNotFound();
  expect(readDetails(entry.details).changes).toEqual([
    { field: 'resolution', before: null, after: 'The guide says so now.' },
    { field: 'resolved', before: false, after: true },
  ]);
  await resolve({ resolved: false });
  expect((await listed('?resolved=false')).total).toBe(1);
  expect(await AuditEntry.query().where({ action: 'feedback.resolved' }).resultSize()).toBe(2);
  await resolve({ resolved: true });
  await give({ answerId, details: 'Still wrong.' });
  expect((await listed('?resolved=false')).items).toEqual([
    expect.objectContaining({ details: 'Still wrong.', resolution: null }),
  ]);
  expect((await resolve({ resolved: true }, headers, id + 1)).statusCode).toBe(404);
  expect((await resolve({ resolved: true }, await signIn(test, await createUser()))).statusCode).toBe(403);
  expect((await resolve({ resolved: true, note: 'x'.repeat(501) })).statusCode).toBe(400);
});

it('waits in the queue of administrators while it says that an answer did not help, and is decided there', async () => {
  const answerId = randomUUID();
  await give({ answerId, question: 'Are bees livestock?', reason: 'incomplete' });
  await give({ question: 'Helped', helpful: true });
  const headers = await signIn(test, await createUser({ userType: 'admin', firstName: 'Ada' }));
  const get = async (url: string) => (await test.server.inject({ url, headers })).result;
  const queue = (query = '') => get(`/api/admin/queues/feedback?${query}`) as Promise<QueuePage>;
  const [item] = (await queue('kind=incomplete&q=bees')).items;
  expect((await queue()).items).toMatchObject([{ title: 'Are bees livestock?', kind: 'incomplete', state: 'open' }]);
  expect(await get('/api/admin/stats')).toMatchObject({ issues: 1 });
  const url = `/api/admin/assistant-feedback/${item?.id}`;
  expect(await get(url)).toMatchObject({ question: 'Are bees livestock?', resolvedAt: null });
  const decide = (payload: object) => test.server.inject({ method: 'PUT', url: `${url}/resolution`, headers, payload });
  const dismissal = { resolved: true, outcome: 'dismissed', note: 'Not about taxes.' };
  expect((await decide(dismissal)).statusCode).toBe(200);
  expect((await decide(dismissal)).headers['x-error-code']).toBe('already_decided');
  expect((await queue()).items).toEqual([]);
  expect((await queue('state=decided')).items).toMatchObject([
    { decision: { outcome: 'dismissed', reason: 'Not about taxes.', decidedBy: { firstName: 'Ada' } } },
  ]);
  await give({ answerId, question: 'Are bees livestock?', details: 'Still no.' });
  expect([(await queue()).total, (await queue('state=decided')).total]).toEqual([1, 0]);
});

it.each([
  [{ answerId: 'x' }],
  [{ helpful: 'yes' }],
  [{ reason: 'because' }],
  [{ details: 'x'.repeat(501) }],
  [{ question: '' }],
])('refuses %o', async (values) => {
  expect((await give(values)).statusCode).toBe(400);
});
