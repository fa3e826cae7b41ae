import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminReports } from '../../../contract/named-types';
import { addDays, dayOf, startOf } from '../../../platform/counts/utc-day';
import { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { BlogPost } from '../../content/blog/blog-post.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { reportNames } from './report-names';
import { conversation, reviewBy } from './report-factory';
import { rollUp } from './roll-up';

let test: TestServer;
let admin: User;
let headers: Record<string, string>;
const today = dayOf(new Date());
const yesterday = addDays(today, -1);
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.server.app.platform.counts.flush();
  await test.empty();
  admin = await createUser({ userType: 'admin' });
  headers = await signIn(test, admin);
});
afterAll(() => test.stop());

const get = (url: string, as = headers) => test.server.inject({ url, headers: as });
const read = async (query = ''): Promise<AdminReports> => {
  const response = await get(`/api/admin/reports?${query}`);
  expect([response.statusCode, response.payload.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return response.result as AdminReports;
};
const count = (counter: string, day: string, amount: number, subject = '') =>
  test.database('daily_counts').insert({ counter, day, subject, amount });
const noon = (day: string) => new Date(startOf(day).getTime() + 43_200_000);
const signedUp = async (userType: 'client' | 'accountant', at: Date): Promise<User> => {
  const user = await createUser({ userType });
  await User.query().patch({ createdAt: at }).where({ id: user.id });
  return user;
};

describe('reports', () => {
  it('are for administrators alone', async () => {
    const client = await signIn(test, await createUser());
    const professional = await signIn(test, await createProfessional());
    for (const url of ['/api/admin/reports', '/api/admin/reports.csv?report=sign-ups'])
      expect([
        (await get(url, visitor)).statusCode,
        (await get(url, client)).statusCode,
        (await get(url, professional)).statusCode,
        (await get(url)).statusCode,
      ]).toEqual([401, 403, 403, 200]);
  });

  it('of a database in which nothing has happened are zeros and empty lists', async () => {
    await rollUp();
    const reports = await read('compare=year');
    expect(reports).toMatchObject({ step: 'day', states: [], services: [], posts: [] });
    expect(reports.emptySearchWords).toEqual({ professionals: [], blog: [], guides: [] });
    expect(reports.points).toHaveLength(28);
    expect(reports.points.at(-1)?.to).toBe(today);
    expect(reports.totals).toMatchObject({ clients: 0, contacts: 0, responseMinutes: null, rating: null, listed: 0 });
    expect(reports.previousTotals).toMatchObject({ clients: 0, listed: null });
  });

  it('show today as it is, before any process has rolled it up', async () => {
    const professional = await createProfessional();
    const client = await createUser();
    const at = new Date();
    await conversation(client, professional, at, 0);
    await reviewBy(client, professional, 4, at);
    test.server.app.platform.counts.add('search');
    test.server.app.platform.counts.add('emptySearch');
    test.server.app.platform.counts.add('emptySearchWords', 'falconry');
    test.server.app.platform.counts.add('blogSearch');
    test.server.app.platform.counts.add('emptyBlogSearch');
    test.server.app.platform.counts.add('emptyBlogWords', 'beekeeping');
    test.server.app.platform.counts.add('guideSearch');
    test.server.app.platform.counts.add('emptyGuideSearch');
    test.server.app.platform.counts.add('emptyGuideWords', 'lunar levy');
    await test.server.app.platform.counts.flush();
    const { totals, emptySearchWords } = await read(`from=${today}&to=${today}`);
    expect(totals).toMatchObject({ clients: 1, professionals: 1, contacts: 1, answered: 1, reviews: 1, rating: 4 });
    expect(totals).toMatchObject({ searches: 1, emptySearches: 1, listed: 1 });
    expect(totals).toMatchObject({ blogSearches: 1, emptyBlogSearches: 1, guideSearches: 1, emptyGuideSearches: 1 });
    expect(emptySearchWords).toEqual({
      professionals: [{ words: 'falconry', searches: 1 }],
      blog: [{ words: 'beekeeping', searches: 1 }],
      guides: [{ words: 'lunar levy', searches: 1 }],
    });
  });

  it('have a contact rate of the same people: of new clients those who wrote to a professional within three days', async () => {
    const professional = await createProfessional();
    const other = await createProfessional();
    const at = new Date();
    const hours = (ago: number) => new Date(at.getTime() - ago * 3_600_000);
    const quick = await signedUp('client', hours(2));
    const late = await signedUp('client', hours(100));
    const [silent, toPeer] = [await createUser(), await createUser()];
    await conversation(quick, professional, at, null);
    await conversation(quick, other, at, null);
    await conversation(late, professional, hours(1), null);
    await conversation(toPeer, silent, at, null);
    await rollUp();
    const { totals } = await read(`from=${addDays(today, -6)}&to=${today}`);
    expect([totals.contacts, totals.clients, totals.clientsInContact]).toEqual([3, 4, 1]);
  });

  it('compare with the days before and with the same days a year earlier', async () => {
    await count('search', '2026-03-02', 7);
    await count('search', '2026-02-28', 3);
    await count('search', '2025-03-01', 5);
    const previous = await read('from=2026-03-01&to=2026-03-02');
    expect(previous.compared).toEqual({ from: '2026-02-27', to: '2026-02-28' });
    expect([previous.totals.searches, previous.previousTotals?.searches]).toEqual([7, 3]);
    expect(previous.previousPoints.map(({ figures }) => figures.searches)).toEqual([0, 3]);
    const year = await read('from=2026-03-01&to=2026-03-02&compare=year');
    expect([year.compared, year.previousTotals?.searches]).toEqual([{ from: '2025-03-01', to: '2025-03-02' }, 5]);
    const none = await read('from=2026-03-01&to=2026-03-02&compare=none');
    expect([none.compared, none.previousTotals, none.previousPoints]).toEqual([null, null, []]);
    const leap = await read('from=2024-02-28&to=2024-02-29&compare=year');
    expect(leap.compared).toEqual({ from: '2023-02-27', to: '2023-02-28' });
  });

  it('count in days, weeks or months, and lose none of them', async () => {
    for (const day of ['2025-01-01', '2025-03-31', '2025-04-01', '2025-12-31']) await count('blogRead', day, 1);
    for (const [from, step, points] of [
      ['2025-10-01', 'day', 92],
      ['2025-09-30', 'week', 14],
      ['2025-01-01', 'week', 53],
    ] as const) {
      const reports = await read(`from=${from}&to=2025-12-31`);
      expect([reports.step, reports.points.length, reports.points[0]?.from]).toEqual([step, points, from]);
    }
    const months = await read('from=2024-12-15&to=2025-12-31');
    expect([months.step, months.points.length, months.points[0]]).toMatchObject([
      'month',
      13,
      { from: '2024-12-15', to: '2024-12-31' },
    ]);
    expect(months.points.map(({ figures }) => figures.reads)).toEqual([0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(months.totals.reads).toBe(4);
  });

  it.each([
    ['from=2026-02-30', 'Use a date like 2026-04-30'],
    ['to=yesterday', 'Use a date like 2026-04-30'],
    ['from=2026-03-02&to=2026-03-01', 'The first day must not be after the last day'],
    [`to=${addDays(today, 1)}`, 'The last day must not be in the future. Days begin at midnight UTC'],
    ['from=2020-01-01&to=2022-01-01', 'A report covers at most two years (731 days)'],
    ['compare=everything', 'Compare with previous, year or none'],
  ])('refuse %s in a sentence', async (query, sentence) => {
    const { statusCode, payload } = await get(`/api/admin/reports?${query}`);
    expect([statusCode, payload]).toEqual([400, sentence]);
  });

  it('list words, posts and reasons, most first, and compare reasons', async () => {
    const { id: authorId } = admin;
    const post = await BlogPost.query().insertAndFetch({
      ...{ title: 'Deduct it', slug: 'deduct-it', content: '', excerpt: '', authorId, featuredImage: null },
      ...{ published: true, publishedAt: new Date(), category: 'technology', tags: [], searchText: '' },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
    await count('blogReadOf', '2026-03-01', 4, String(post.id));
    await count('blogReadOf', '2026-03-02', 5, String(post.id));
    // Posts that are gone take no row from those that are there.
    for (let gone = 0; gone < 25; gone += 1) await count('blogReadOf', '2026-03-02', 50, String(999_000 + gone));
    await count('emptySearchWords', '2026-03-01', 2, 'zebra tax');
    await count('emptySearchWords', '2026-03-02', 2, 'zebra tax');
    await count('emptySearchWords', '2026-03-02', 3, 'aviation');
    await count('question', '2026-03-02', 6, 'guides');
    await count('question', '2026-03-02', 2, 'computation');
    await count('question', '2026-02-28', 1, 'computation');
    const reports = await read('from=2026-03-01&to=2026-03-02');
    expect(reports.posts).toEqual([{ id: post.id, title: 'Deduct it', slug: 'deduct-it', reads: 9 }]);
    expect(reports.emptySearchWords.professionals).toEqual([
      { words: 'zebra tax', searches: 4 },
      { words: 'aviation', searches: 3 },
    ]);
    expect(reports.totals).toMatchObject({ questions: 8, refusals: 2 });
    expect(reports.refusalReasons).toEqual([
      { id: 'computation', label: 'Asked for an amount', count: 2, previous: 1 },
    ]);
  });

  it('count each question to the assistant once, and why it was refused', async () => {
    const question = 'How much tax do I owe on $90,000?';
    for (const path of ['/api/compliance/ask', '/api/compliance/ask/stream'])
      await test.server.inject({ method: 'POST', url: path, headers: visitor, payload: { question } });
    await test.server.app.platform.counts.flush();
    const { totals } = await read(`from=${today}`);
    expect(totals).toMatchObject({ questions: 2, refusals: 2 });
    const rows: { subject: string }[] = await test.database('daily_counts');
    expect(JSON.stringify(rows)).not.toContain('90,000');
  });
});

describe('a day that is over', () => {
  it('is rolled up by one of many calls at the same moment, and once', async () => {
    for (let index = 0; index < 5; index += 1) await signedUp('client', noon(addDays(today, -index)));
    await signedUp('accountant', noon(addDays(today, -9)));
    const runs = await Promise.all(Array.from({ length: 8 }, () => rollUp()));
    const days = runs.flatMap((run) => run.days);
    expect([...days].sort()).toEqual(Array.from({ length: 9 }, (_, index) => addDays(today, index - 9)));
    expect(runs.filter(({ tookStock }) => tookStock)).toHaveLength(1);
    expect((await rollUp()).days).toEqual([]);
    const { totals } = await read(`from=${addDays(today, -9)}&to=${yesterday}`);
    expect(totals).toMatchObject({ clients: 4, professionals: 1 });
  });

  it('ends at midnight in UTC', async () => {
    const [before, after] = [new Date(startOf(yesterday).getTime() - 1), startOf(yesterday)];
    await signedUp('client', before);
    await signedUp('client', after);
    await signedUp('client', new Date(startOf(today).getTime() - 1));
    await rollUp();
    expect((await read(`from=${yesterday}&to=${yesterday}`)).totals.clients).toBe(2);
    expect((await read(`from=${addDays(today, -2)}&to=${addDays(today, -2)}`)).totals.clients).toBe(1);
  });

  it('that was missed is caught up with, however long ago, and then is read from its figures alone', async () => {
    const day = addDays(today, -100);
    const user = await signedUp('client', noon(day));
    for (let days = 1; days > 0;) days = (await rollUp()).days.length;
    await User.query().deleteById(user.id);
    expect((await read(`from=${day}&to=${day}`)).totals.clients).toBe(1);
    expect(await test.database('report_days').whereNotNull('rolledUpAt')).toHaveLength(100);
  });

  it('gives others their turn before the next one is rolled up', async () => {
    await signedUp('client', noon(addDays(today, -30)));
    let turns = 0;
    let isOver = false;
    const takeTurn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const { days } = await rollUp();
    isOver = true;
    expect(days.length).toBe(30);
    expect(turns).toBeGreaterThanOrEqual(days.length - 1);
  });

  it('is rolled up anew while its contacts can still be answered, and then no more', async () => {
    const [client, professional] = [await signedUp('client', noon('2026-01-05')), await createProfessional()];
    const other = await createUser();
    await conversation(client, professional, noon('2026-01-05'), 48 * 60);
    await conversation(other, professional, noon('2026-01-05'), 80 * 60);
    const late = await conversation(await createUser(), professional, noon('2026-01-05'), null);
    const answeredOn = async (day: string) => {
      const { days } = await rollUp(noon(day));
      const figure = { figure: 'answered', day: '2026-01-05' };
      const [row]: { amount: number }[] = await test.database('report_figures').where(figure).select('amount');
      return [days.includes('2026-01-05'), row?.amount ?? 0];
    };
    expect(await answeredOn('2026-01-06')).toEqual([true, 1]);
    expect(await answeredOn('2026-01-06')).toEqual([false, 1]);
    await late(60);
    expect(await answeredOn('2026-01-07')).toEqual([true, 2]);
    expect(await answeredOn('2026-01-09')).toEqual([true, 2]);
    expect(await answeredOn('2026-01-10')).toEqual([false, 2]);
  });

  it('has a median response time, also over several days together', async () => {
    const professional = await createProfessional();
    await signedUp('client', noon(addDays(today, -3)));
    for (const [days, minutes] of [
      [-3, 4],
      [-2, 100],
      [-2, 110],
      [-1, 2_000],
      [-1, null],
    ] as const)
      await conversation(await createUser(), professional, noon(addDays(today, days)), minutes);
    await rollUp();
    const { totals } = await read(`from=${addDays(today, -3)}&to=${yesterday}`);
    expect(totals).toMatchObject({ contacts: 5, answered: 4 });
    expect(totals.responseMinutes).toBeGreaterThanOrEqual(90);
    expect(totals.responseMinutes).toBeLessThanOrEqual(120);
  });

  it('has the directory as it was last taken on it, by state, service and plan, without who is suspended', async () => {
    await createProfessional({ state: 'TX', city: 'Austin' }, { services: ['tax'], plan: 'premium' });
    const gone = await createProfessional({ state: 'NY', city: 'Albany' }, { services: ['tax'] });
    await createProfessional({ state: 'NY' }, { listed: false });
    await createProfessional({ state: 'NY', suspendedAt: new Date() });
    await rollUp(noon(yesterday));
    await test.database('accountant_profiles').where({ userId: gone.id }).update({ listed: false });
    expect((await rollUp(new Date(noon(yesterday).getTime() + 60_000))).tookStock).toBe(false);
    expect((await rollUp(noon(today))).tookStock).toBe(true);
    const reports = await read(`from=${today}&to=${today}`);
    expect(reports.states).toEqual([
      { id: 'TX', label: 'Texas', count: 1, previous: 1 },
      { id: 'NY', label: 'New York', count: 0, previous: 1 },
    ]);
    expect(reports.services).toMatchObject([{ label: 'Tax Preparation', count: 1, previous: 2 }]);
    expect(reports.plans).toMatchObject([
      { label: 'Premium', count: 1, previous: 1 },
      { label: 'Starter', count: 0, previous: 1 },
    ]);
    expect([reports.totals.listed, reports.previousTotals?.listed]).toEqual([1, 2]);
  });

  it('keeps the words of searches for 13 months and counts for longer', async () => {
    await signedUp('client', noon(yesterday));
    for (const days of [394, 396, 2_000]) {
      await count('emptySearchWords', addDays(today, -days), 1, 'falconry');
      await count('emptyGuideWords', addDays(today, -days), 1, 'falconry');
      await count('search', addDays(today, -days), 1);
      await count('emptyBlogSearch', addDays(today, -days), 1);
    }
    await rollUp();
    const left: { counter: string; day: string }[] = await test.database('daily_counts').select('counter', 'day');
    expect(left.map(({ counter, day }) => `${counter} ${day}`).sort()).toEqual([
      ...[`emptyBlogSearch ${addDays(today, -396)}`, `emptyBlogSearch ${addDays(today, -394)}`],
      `emptyGuideWords ${addDays(today, -394)}`,
      `emptySearchWords ${addDays(today, -394)}`,
      ...[`search ${addDays(today, -396)}`, `search ${addDays(today, -394)}`],
    ]);
  });
});

describe('a CSV file', () => {
  it('is there for each report, is recorded, and runs nothing in a spreadsheet', async () => {
    await createProfessional({ state: 'TX' });
    await count('emptySearchWords', today, 2, '-2+3 "cmd"');
    await rollUp();
    for (const report of reportNames) {
      const {
        statusCode,
        payload,
        headers: sent,
      } = await get(`/api/admin/reports.csv?report=${report}&from=${yesterday}&to=${today}`);
      expect([statusCode, sent['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(sent['content-disposition']).toBe(`attachment; filename="${report}-${yesterday}-to-${today}.csv"`);
      expect(payload).toMatch(/^"[^"]+",/);
      expect(payload.endsWith('\r\n')).toBe(true);
    }
    const words = await get(`/api/admin/reports.csv?report=search-words&from=${today}&to=${today}`);
    expect(words.payload).toBe(`"Words","Searches with no result"\r\n"'-2+3 ""cmd""",2\r\n`);
    const daily = await get(`/api/admin/reports.csv?report=sign-ups&from=${yesterday}&to=${today}`);
    const heading = '"Day (UTC)","Clients","Professionals","Clients who wrote to a professional within 3 days"';
    expect(daily.payload).toBe(`${heading}\r\n"${yesterday}",0,0,0\r\n"${today}",0,1,0\r\n`);
    const entries = await test.database('audit_entries').where({ action: 'report.exported' });
    expect(entries).toHaveLength(reportNames.length + 2);
    const unknown = await get('/api/admin/reports.csv?report=users');
    expect([unknown.statusCode, unknown.payload]).toEqual([400, expect.stringContaining('The report must be one of')]);
  });
});
