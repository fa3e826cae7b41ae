import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedAnalysisLimits } from '../../../contract/limits/compliance';
import type { ComplianceAnswer } from '../../../contract/named-types';
import { seedDemo } from '../../../../db/demo/seed-demo';
import { BaseModel } from '../../../platform/database/base-model';
import { analysisToSave, answerToSave } from '../../../platform/testing/accepted-bodies';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { visitor } from '../../../platform/testing/sign-in';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';
import { Guide } from './guide.model';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings);
  });
  beforeEach(() => test.empty());
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  const at = (turn: number): string => apis.urls[turn % 2] ?? '';
  const call = (url: string, method: string, payload?: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method,
      headers: { ...visitor, ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
  const signIn = async () => {
    const { username } = await createUser();
    const response = await call(`${at(0)}/api/login`, 'POST', { username, password: testPassword });
    return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };

  it('count the questions of a visitor together', async () => {
    const ask = (turn: number) =>
      call(`${at(turn)}/api/compliance/ask`, 'POST', { question: 'What is new?' }, { 'x-forwarded-for': '192.0.2.9' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 42; turn += 1) statuses.push((await ask(turn)).status);
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429, 429]);
    expect(Number((await ask(1)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('share what is saved, and hold its limit together', async () => {
    const headers = await signIn();
    const path = '/api/compliance/saved-answers';
    const id = randomUUID();
    expect((await call(`${at(0)}${path}/${id}`, 'PUT', answerToSave, headers)).status).toBe(204);
    expect((await call(`${at(1)}${path}/${id}`, 'PATCH', { title: 'Mine' }, headers)).status).toBe(204);
    expect(await (await call(`${at(0)}${path}`, 'GET', undefined, headers)).json()).toMatchObject([
      { id, title: 'Mine' },
    ]);
    expect((await call(`${at(1)}${path}/${id}`, 'DELETE', undefined, headers)).status).toBe(204);
    expect(await (await call(`${at(0)}${path}`, 'GET', undefined, headers)).json()).toEqual([]);

    const analyses = '/api/compliance/saved-analyses';
    const statuses = await Promise.all(
      Array.from(
        { length: savedAnalysisLimits.max + 4 },
        async (_, turn) =>
          (await call(`${at(turn)}${analyses}/${randomUUID()}`, 'PUT', analysisToSave, headers)).status,
      ),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(savedAnalysisLimits.max);
    expect(await (await call(`${at(1)}${analyses}`, 'GET', undefined, headers)).json()).toHaveLength(
      savedAnalysisLimits.max,
    );
  });

  it('stream the same answer, also after a guide was edited', async () => {
    await seedDemo(test.database);
    const stream = async (turn: number) => {
      const question = { question: 'Where does the FBAR go?' };
      const response = await call(`${at(turn)}/api/compliance/ask/stream`, 'POST', question);
      const text = await response.text();
      expect(text.match(/^event: \w+/gm)?.slice(-2)).toEqual(['event: statement', 'event: answer']);
      return JSON.parse(/event: answer\ndata: (.*)/.exec(text)?.[1] ?? '{}') as ComplianceAnswer;
    };
    expect((await stream(0)).answer).not.toContain('Xylophones');
    expect(await stream(1)).toEqual(await stream(0));
    const answer = 'The FBAR goes to the Bureau of Xylophones.';
    await Guide.query()
      .patch({
        businessApplication: answer,
        answers: [{ questions: ['Where does the FBAR go?'], answer, passages: [answer], appliesTo: '' }],
        lastUpdated: new Date(),
      })
      .where({ slug: 'fbar-and-fatca-foreign-accounts' });
    for (const turn of [0, 1]) expect((await stream(turn)).answer).toContain('Xylophones');
  });
});
