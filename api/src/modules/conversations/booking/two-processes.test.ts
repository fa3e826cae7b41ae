import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeetingTimes } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { startCalendarServer, type CalendarServer } from '../../../platform/testing/calendar-server';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { createBookingSettings } from './booking-factory';
import { Meeting } from './meeting.model';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  let calendars: CalendarServer;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    calendars = await startCalendarServer();
    const variables = { RATE_LIMITS: 'off', PRIVATE_HOSTS: '127.0.0.1' };
    apis = await startTwoApiProcesses(test.databaseSettings, variables);
  });
  afterAll(async () => {
    await apis.stop();
    await calendars.stop();
    await test.remove();
  });

  const signIn = async (turn: number, known?: User) => {
    const { username } = known ?? (await createUser());
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

  it('refuse a time that one of them has read to be busy after the other has shown it as free', async () => {
    const professional = await createProfessional({}, { plan: 'premium' });
    await createBookingSettings(professional.id);
    const [owner, client] = [await signIn(0, professional), await signIn(1)];
    const path = `/api/accountants/${professional.id}`;
    const { times } = (await (await apis.call(0, 'GET', `${path}/meeting-times`)).json()) as MeetingTimes;
    const [startsAt = '', , other = ''] = times;
    calendars.serve([[startsAt, new Date(Date.parse(startsAt) + 1_800_000).toISOString()]]);
    const link = { name: 'Work', url: `${calendars.origin}/a.ics` };
    const added = await apis.call(1, 'POST', '/api/booking/calendars', link, owner);
    expect(await added.json()).toMatchObject({ busyCount: 1 });
    const book = (at: string) =>
      apis.call(0, 'POST', `${path}/meetings`, { startsAt: at, timeZone: 'UTC', note: '' }, client);
    expect((await book(startsAt)).headers.get('x-error-code')).toBe('time_taken');
    expect((await book(other)).status).toBe(200);
    const checks = await Promise.all(
      [0, 1, 0, 1].map((turn) => apis.call(turn, 'POST', `/api/booking/calendars/1/check`, {}, owner)),
    );
    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await test.database('busy_times')).toHaveLength(1);
  });
});
