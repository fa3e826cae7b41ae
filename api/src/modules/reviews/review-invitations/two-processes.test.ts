import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseModel } from '../../../platform/database/base-model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';
import { FeaturedDay } from '../../directory/featured-days/featured-day.model';
import { siteDay, dayKey } from '../../directory/featured-days/is-featured';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { ReviewInvitation } from './review-invitation.model';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  const call = async (turn: number, method: string, path: string, payload: object, cookie?: string) => {
    const response = await apis.call(turn, method, path, payload, cookie);
    return { answer: response.headers.get('x-error-code') ?? response.status, response };
  };
  const signIn = async (username: string) => {
    const { response } = await call(0, 'POST', '/api/login', { username, password: testPassword });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const twenty = Array.from({ length: 20 }, (_, turn) => turn);

  it('invite a past client once, however often both are asked', async () => {
    const [professional, client] = [await createProfessional({}, { plan: 'professional' }), await createUser()];
    const [cookie, clientCookie] = [await signIn(professional.username), await signIn(client.username)];
    await call(0, 'POST', '/api/messages', { receiverId: professional.id, content: 'Hello' }, clientCookie);
    await call(1, 'POST', '/api/messages', { receiverId: client.id, content: 'Hello' }, cookie);
    const sent = await Promise.all(
      twenty.map((turn) => call(turn, 'POST', '/api/review-invitations', { clientId: client.id }, cookie)),
    );
    expect(sent.map(({ answer }) => answer).filter((answer) => answer === 200)).toHaveLength(1);
    expect(sent.map(({ answer }) => answer).filter((answer) => answer === 'already_invited')).toHaveLength(19);
    expect(await ReviewInvitation.query().resultSize()).toBe(1);
    expect((await mailsTo(client.email)).filter(({ kind }) => kind === 'review-invitation')).toHaveLength(1);
  });

  it('keep to five featured days a month, whichever of two choices comes last', async () => {
    const professional = await createProfessional({}, { plan: 'professional' });
    const cookie = await signIn(professional.username);
    const month = siteDay(new Date()).plus({ months: 1 }).startOf('month');
    const days = (first: number) => [0, 1, 2, 3, 4].map((offset) => dayKey(month.plus({ days: first + offset })));
    const choices = [days(0), days(10)];
    const chosen = await Promise.all(
      twenty.map((turn) => call(turn, 'PUT', '/api/featured-days', { days: choices[turn % 2] }, cookie)),
    );
    expect(new Set(chosen.map(({ answer }) => answer))).toEqual(new Set([200]));
    const stored = await FeaturedDay.query().where({ userId: professional.id }).orderBy('day');
    expect(choices).toContainEqual(stored.map(({ day }) => day));
  });
});
