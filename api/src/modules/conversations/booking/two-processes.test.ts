import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeetingTimes } from '../../../contract/named-types';
import { BaseModel } from '../../../platform/database/base-model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { createBookingSettings } from './booking-factory';
import { Meeting } from './meeting.model';

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

  const signIn = async (turn: number) => {
    const { username } = await createUser();
    const response = await apis.call(turn, 'POST', '/api/login', { username, password: testPassword });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  it('give a time to one of fifty clients, and one of two times that overlap', async () => {
    const { id } = await createProfessional({}, { plan: 'premium' });
    await createBookingSettings(id, { meetingMinutes: 60 });
    const clients = await Promise.all(Array.from({ length: 50 }, (_, turn) => signIn(turn)));
    const page = await apis.call(0, 'GET', `/api/accountants/${id}/meeting-times`);
    const { times } = (await page.json()) as MeetingTimes;
    // Neighbors in the list may be days apart: which ones depends on the hour at which the test runs.
    const minutesUntil = (from = '', to = '') => (Date.parse(to) - Date.parse(from)) / 60_000;
    const early = times.findIndex(
      (time, at) => minutesUntil(times[0], time) >= 60 && minutesUntil(time, times[at + 1]) < 60,
    );
    const book = async (turn: number, startsAt: string | undefined) => {
      const body = { startsAt, timeZone: 'America/Chicago', note: '' };
      const response = await apis.call(turn, 'POST', `/api/accountants/${id}/meetings`, body, clients[turn]);
      return response.headers.get('x-error-code') ?? response.status;
    };
    const same = await Promise.all(clients.map((_, turn) => book(turn, times[0])));
    const near = await Promise.all(clients.map((_, turn) => book(turn, times[early + (turn % 2)])));
    for (const answers of [same, near])
      expect(answers.map(String).sort()).toEqual(['200', ...clients.slice(1).map(() => 'time_taken')]);
    expect(await Meeting.query().where({ professionalId: id })).toHaveLength(2);
  });
});
