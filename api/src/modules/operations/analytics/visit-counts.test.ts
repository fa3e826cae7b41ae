import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { createVisitCounts, mostSearches } from './visit-counts';

const clock = createClock('2026-11-24T15:00:00Z');
let test: TestServer;
let professional: User;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
beforeEach(async () => {
  await test.server.app.platform.visits.flush();
  await test.empty();
  professional = await createProfessional(
    { firstName: 'Maria', lastName: 'Lopez', city: 'Austin', state: 'TX' },
    { bio: 'Books of breweries, and their payroll.' },
  );
});
afterAll(() => test.stop());

let callers = 0;
const send = async (payload: object, headers: Record<string, string> = {}) => {
  callers += 1;
  const ip = { 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` };
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/counts',
    headers: { ...visitor, ...ip, ...headers },
    payload,
  });
  expect([response.statusCode, response.payload]).toEqual([204, '']);
};
const view = () => ({ event: 'profile-view', professionalId: professional.id });
const shown = (query: string, ...others: readonly number[]) => ({
  event: 'results-shown',
  query,
  professionalIds: [professional.id, ...others],
});
const stored = async (): Promise<Record<string, number>> => {
  await test.server.app.platform.visits.flush();
  const rows: { professionalId: number; day: string; counter: string; subject: string; amount: number }[] =
    await test.database('professional_counts');
  return Object.fromEntries(
    rows.map(({ professionalId, counter, subject, amount }) => [
      `${professionalId === professional.id ? '' : `${professionalId} `}${counter} ${subject}`.trim(),
      amount,
    ]),
  );
};

describe('views of a profile', () => {
  it('are counted for whom they are of, each visitor for themselves', async () => {
    for (let visits = 0; visits < 3; visits += 1) await send(view());
    await send({ event: 'profile-view' });
    expect(await stored()).toEqual({ view: 3 });
    const columns = Object.keys((await test.database('professional_counts').first()) as object);
    expect(columns.sort()).toEqual(['amount', 'counter', 'day', 'professionalId', 'subject']);
  });

  it('count a reload once, and the same visitor again after half an hour', async () => {
    const ip = { 'x-forwarded-for': '10.8.0.1', 'user-agent': 'One browser' };
    for (let reloads = 0; reloads < 3; reloads += 1) await send(view(), ip);
    await send(view(), { ...ip, 'user-agent': 'Another browser' });
    expect(await stored()).toEqual({ view: 2 });
    clock.moveTo('2026-11-24T15:31:00Z');
    await send(view(), ip);
    expect(await stored()).toEqual({ view: 3 });
  });

  it('leave out one’s own, robots, and who asked not to be counted', async () => {
    await send(view(), await signIn(test, professional));
    await send(view(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await send(view(), { dnt: '1' });
    await send(view(), { 'sec-gpc': '1' });
    expect(await stored()).toEqual({});
    await send(view(), await signIn(test, await createUser()));
    expect(await stored()).toEqual({ view: 1 });
  });

  it('are of listed professionals alone', async () => {
    const hidden = await createProfessional({}, { listed: false });
    const client = await createUser();
    for (const professionalId of [hidden.id, client.id, 999_999]) await send({ event: 'profile-view', professionalId });
    expect(await stored()).toEqual({});
  });

  it('belong to the day of the site’s clock, in summer and in winter', async () => {
    const days = async (...moments: string[]) => {
      for (const moment of moments) {
        clock.moveTo(moment);
        await send(view());
      }
      await test.server.app.platform.visits.flush();
      const rows: { day: string; amount: number }[] = await test.database('professional_counts').orderBy('day');
      await test.database('professional_counts').delete();
      return rows.map(({ day, amount }) => `${day} ${amount}`);
    };
    expect(await days('2026-07-02T03:59:59.999Z', '2026-07-02T04:00:00Z')).toEqual(['2026-07-01 1', '2026-07-02 1']);
    expect(await days('2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z')).toEqual(['2026-12-01 1', '2026-12-02 1']);
    clock.moveTo('2026-11-24T15:00:00Z');
  });
});

describe('searches that show a professional', () => {
  it('are counted in one spelling for each who was shown', async () => {
    const other = await createProfessional();
    await send(shown('?services=tax,payroll&state=TX&profession=', other.id));
    await send(shown('services=payroll&services=tax&state=Texas&sort=reviews&page=3', other.id));
    await send(shown(''));
    await send(shown('profession=advisor'));
    expect(await stored()).toEqual({
      appearance: 4,
      'search services=payroll%2Ctax&state=TX': 2,
      search: 1,
      'search profession=advisor': 1,
      [`${other.id} appearance`]: 2,
      [`${other.id} search services=payroll%2Ctax&state=TX`]: 2,
    });
  });

  it('keep only words and locations that stand in the public listing', async () => {
    await send(shown('q=brewer+payroll'));
    await send(shown('q=John+Doe+divorce+payroll'));
    await send(shown('q=pat%40example.com'));
    await send(shown('city=aus&state=TX'));
    await send(shown('location=78701'));
    await send(shown('services=made-up&industry=retail'));
    expect(await stored()).toEqual({
      appearance: 6,
      'search q=brewer+payroll': 1,
      'search q=payroll&other=1': 1,
      'search other=1': 2,
      'search state=TX&city=Austin': 1,
      'search industry=retail': 1,
    });
  });

  it('count what cannot be understood as an appearance alone, and one’s own not at all', async () => {
    await send(shown('profession=wizard'));
    await send(shown(`services=${'tax,'.repeat(200)}`));
    await send(shown('services=tax'), await signIn(test, professional));
    expect(await stored()).toEqual({ appearance: 2, 'search services=tax': 1 });
  });

  it('store so many of a day and no more, but go on counting those', async () => {
    const counts = createVisitCounts(() => clock.now());
    const visit = (name: number) => ({ visitor: String(name), viewerId: null });
    await test.database('accountant_profiles').update({
      searchText: ` ${Array.from({ length: 120 }, (_, index) => `w${index}x`).join(' ')} `,
    });
    for (let index = 0; index < 120; index += 1) counts.addAppearances([professional.id], `q=w${index}x`, visit(index));
    await counts.flush();
    const rows = () => test.database('professional_counts').where({ counter: 'search' });
    expect(await rows()).toHaveLength(mostSearches);
    counts.addAppearances([professional.id], 'q=w0x', visit(500));
    counts.addAppearances([professional.id], 'q=w119x', visit(501));
    await counts.flush();
    expect(await rows()).toHaveLength(mostSearches);
    expect(await rows().where({ subject: 'q=w0x' })).toMatchObject([{ amount: 2 }]);
    expect(await test.database('professional_counts').where({ counter: 'appearance' })).toMatchObject([
      { amount: 122 },
    ]);
  });
});

describe('counts of visits', () => {
  it('of two processes add up in the same rows, whatever order they are stored in', async () => {
    const others = [await createProfessional(), await createProfessional()];
    const ids = [professional, ...others].map(({ id }) => id);
    const processes = [createVisitCounts(() => clock.now()), createVisitCounts(() => clock.now())];
    for (let round = 0; round < 5; round += 1) {
      for (const [index, counts] of processes.entries())
        for (const id of index === 0 ? ids : ids.toReversed())
          counts.addView(id, { visitor: `${index} ${round}`, viewerId: null });
      await Promise.all(processes.map((counts) => counts.flush()));
    }
    expect(Object.values(await stored())).toEqual([10, 10, 10]);
  });

  it('keep what could not be stored, and never store it twice', async () => {
    const counts = createVisitCounts(() => clock.now());
    counts.addView(professional.id, { visitor: 'one', viewerId: null });
    await test.database.schema.renameTable('professional_counts', 'professional_counts_away');
    await expect(counts.flush()).rejects.toThrow();
    await test.database.schema.renameTable('professional_counts_away', 'professional_counts');
    counts.addView(professional.id, { visitor: 'two', viewerId: null });
    await counts.flush();
    await counts.flush();
    expect(await stored()).toEqual({ view: 2 });
  });

  it('are stored when the API stops', async () => {
    const own = await createTestServer();
    const { id } = await createProfessional();
    own.server.app.platform.visits.addView(id, { visitor: 'one', viewerId: null });
    await own.server.stop({ timeout: 0 });
    expect(await own.database('professional_counts').select('counter', 'amount')).toEqual([
      { counter: 'view', amount: 1 },
    ]);
    await own.remove();
  });
});
