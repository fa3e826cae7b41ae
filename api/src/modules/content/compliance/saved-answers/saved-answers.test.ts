import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { savedAnswerLimits } from '../../../../contract/limits/compliance';
import type { SavedComplianceAnswer } from '../../../../contract/named-types';
import { answerToSave } from '../../../../platform/testing/accepted-bodies';
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

const path = '/api/compliance/saved-answers';
const call = (method: 'PUT' | 'PATCH' | 'DELETE', id: string, payload?: object) =>
  test.server.inject({ method, url: `${path}/${id}`, headers, ...(payload && { payload }) });
const save = (id: string, values: object = {}) => call('PUT', id, { ...answerToSave, ...values });
const list = async (query = '') =>
  (await test.server.inject({ url: `${path}${query}`, headers })).result as SavedComplianceAnswer[];
const ids = async (query = '') => (await list(query)).map(({ id }) => id);

it('is stored whole, and once however often and from how many tabs it is sent', async () => {
  const id = randomUUID();
  const responses = await Promise.all([save(id), save(id.toUpperCase()), save(id, { title: 'Another name' })]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  const [saved, ...others] = await list();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ id, response: answerToSave.response, savedAt: answerToSave.savedAt });
  await call('PATCH', id, { title: 'Mine' });
  await save(id);
  expect((await list())[0]?.title).toBe('Mine');
});

it('is listed newest first, found by words, renamed and deleted', async () => {
  const [older, newer] = [randomUUID(), randomUUID()];
  await save(newer, { savedAt: '2026-11-21T10:00:00.000Z', title: 'Payroll in Texas' });
  await save(older);
  expect(await ids()).toEqual([newer, older]);
  expect(await ids('?q=texas%20payroll')).toEqual([newer]);
  expect(await ids('?q=15th')).toEqual([newer, older]);
  expect((await call('PATCH', older, { title: '  Deposits ' })).statusCode).toBe(204);
  expect((await call('PATCH', older, { title: ' ' })).payload).toBe('Please enter a name');
  expect((await list('?q=deposits'))[0]?.title).toBe('Deposits');
  for (let time = 0; time < 2; time += 1) expect((await call('DELETE', older)).statusCode).toBe(204);
  expect(await ids()).toEqual([newer]);
  expect((await call('PATCH', older, { title: 'Gone' })).headers['x-error-code']).toBe('saved_answer_not_found');
});

it('is its owner’s alone', async () => {
  const id = randomUUID();
  await save(id);
  headers = await signIn(test, await createUser());
  expect(await ids()).toEqual([]);
  expect((await call('PATCH', id, { title: 'Theirs' })).statusCode).toBe(404);
  await call('DELETE', id);
  expect((await save(id)).statusCode).toBe(204);
  expect(await test.database('saved_answers').where({ answerId: id })).toHaveLength(2);
  headers = visitor;
  expect((await save(randomUUID())).statusCode).toBe(401);
});

it('stops at the limit, however many are saved at the same moment', async () => {
  const [{ userId } = { userId: 0 }] = await test.database<{ userId: number }>('sessions').select('userId');
  const { savedAt, response, ...texts } = answerToSave;
  await test.database.batchInsert(
    'saved_answers',
    Array.from({ length: savedAnswerLimits.max - 1 }, () => ({
      ...texts,
      userId,
      answerId: randomUUID(),
      savedAt: new Date(savedAt),
      response: JSON.stringify(response),
    })),
    50,
  );
  const responses = await Promise.all([1, 2, 3].map(() => save(randomUUID())));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.payload).toBe(
    'You’ve saved 100 answers. Delete one to save another.',
  );
  expect(await list()).toHaveLength(100);
});

it('refuses what is no answer', async () => {
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

it('is in the copy of one’s data and goes with the account', async () => {
  await save(randomUUID());
  const copy: unknown = JSON.parse((await test.server.inject({ url: '/api/users/export', headers })).payload);
  expect(copy).toMatchObject({ savedAnswers: [{ title: answerToSave.title, response: answerToSave.response }] });
  const deletion = {
    method: 'POST',
    url: '/api/users/deletion',
    headers,
    payload: { password: testPassword },
  } as const;
  expect((await test.server.inject(deletion)).statusCode).toBeLessThan(300);
  expect(await test.database('saved_answers')).toEqual([]);
});
