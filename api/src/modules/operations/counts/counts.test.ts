import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDailyCounts, mostWords, type Counter } from '../../../platform/counts/daily-counts';
import { createUser } from '../../../platform/testing/factories';
import { visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { BlogPost } from '../../content/blog/blog-post.model';
import { createPublishedPosts } from './counts.service';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({ rateLimits: true });
});
beforeEach(async () => {
  await test.server.app.platform.counts.flush();
  await test.empty();
});
afterAll(() => test.stop());

let callers = 0;
const send = (payload: object, headers: Record<string, string> = {}) => {
  callers += 1;
  const ip = { 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` };
  return test.server.inject({
    method: 'POST',
    url: '/api/counts',
    headers: { ...visitor, ...ip, ...headers },
    payload,
  });
};
const stored = async (): Promise<Record<string, number>> => {
  await test.server.app.platform.counts.flush();
  const rows: { counter: Counter; subject: string; amount: number }[] = await test.database('daily_counts');
  return Object.fromEntries(rows.map(({ counter, subject, amount }) => [`${counter} ${subject}`.trim(), amount]));
};
const createPost = async (published: boolean) => {
  const { id: authorId } = await createUser({ userType: 'admin' });
  return BlogPost.query().insertAndFetch({
    ...{ title: 'Post', slug: `post-${authorId}`, content: 'Text', excerpt: 'Words', authorId, featuredImage: null },
    ...{ published, publishedAt: published ? new Date() : null, category: 'technology', tags: [], searchText: '' },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  });
};

describe('what pages send', () => {
  it('is counted by day, and words only of searches without results', async () => {
    for (const payload of [
      { event: 'search', words: 'cpa', found: true },
      { event: 'search', words: 'Falconry  ACCOUNTANT', found: false },
      { event: 'search', words: 'falconry accountant', found: false },
      { event: 'search', words: '', found: false },
      { event: 'profile-view', words: 'not of this event' },
    ])
      expect((await send(payload)).statusCode).toBe(204);
    expect(await stored()).toEqual({
      search: 4,
      emptySearch: 3,
      'emptySearchWords falconry accountant': 2,
      profileView: 1,
    });
    const [first]: { day: string }[] = await test.database('daily_counts').select('day');
    expect(first?.day).toBe(new Date().toISOString().slice(0, 10));
  });

  it('counts searches of the blog and of the guides apart, with the same rules for words', async () => {
    for (const payload of [
      { event: 'search', in: 'blog', words: 'Beekeeping', found: false },
      { event: 'search', in: 'blog', words: 'payroll', found: true },
      { event: 'search', in: 'guides', words: 'beekeeping', found: false },
      { event: 'search', in: 'guides', words: 'pat@example.com', found: false },
    ])
      expect((await send(payload)).statusCode).toBe(204);
    expect(await stored()).toEqual({
      ...{ blogSearch: 2, emptyBlogSearch: 1, 'emptyBlogWords beekeeping': 1 },
      ...{ guideSearch: 2, emptyGuideSearch: 2, 'emptyGuideWords beekeeping': 1 },
    });
    const unknown = await send({ event: 'search', in: 'messages', words: 'x', found: false });
    expect([unknown.statusCode, unknown.payload]).toEqual([400, 'A search is in one of professionals, blog, guides']);
  });

  it('stores nothing that looks like personal data, and no IP, browser or session', async () => {
    const words = ['pat@example.com', '415 555 0132', '123-45-6789'];
    for (const text of words)
      await send(
        { event: 'search', words: text, found: false },
        { 'user-agent': 'A very special browser', cookie: 'a=b' },
      );
    expect(await stored()).toEqual({ search: 3, emptySearch: 3 });
    const columns = Object.keys((await test.database('daily_counts').first()) as object);
    expect(columns.sort()).toEqual(['amount', 'counter', 'day', 'subject']);
  });

  it('counts a read of a published post, and none of a draft or of nothing', async () => {
    const [post, draft] = [await createPost(true), await createPost(false)];
    await vi.waitFor(async () => {
      await send({ event: 'blog-read', postId: post.id });
      expect(await stored()).toMatchObject({ [`blogReadOf ${post.id}`]: expect.any(Number) });
    }, 30_000);
    for (const postId of [draft.id, 999_999]) expect((await send({ event: 'blog-read', postId })).statusCode).toBe(204);
    await send({ event: 'blog-read' });
    const counts = await stored();
    expect(Object.keys(counts).sort()).toEqual(['blogRead', `blogReadOf ${post.id}`]);
    expect(counts['blogRead']).toBe(counts[`blogReadOf ${post.id}`]);
  });

  it('counts reads that arrive while the posts are still being looked up', async () => {
    const posts = [await createPost(true), await createPost(true)];
    const isPublished = createPublishedPosts();
    const answers = [...posts, ...posts, ...posts].map(({ id }) => isPublished(id));
    expect(await Promise.all(answers)).toEqual([true, true, true, true, true, true]);
  });

  it('leaves out who asked not to be counted, and robots', async () => {
    const refusals: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ];
    for (const headers of refusals) expect((await send({ event: 'profile-view' }, headers)).statusCode).toBe(204);
    expect(await stored()).toEqual({});
  });

  it('is refused for unknown events, for other sites, and above the limit', async () => {
    const unknown = await send({ event: 'mouse-moved' });
    expect([unknown.statusCode, unknown.payload]).toEqual([
      400,
      'The event must be search, results-shown, profile-view or blog-read',
    ]);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await send({ event: 'profile-view' }, elsewhere)).statusCode).toBe(403);
    const statuses = new Set<number>();
    for (let index = 0; index < 121; index += 1)
      statuses.add((await send({ event: 'profile-view' }, { 'x-forwarded-for': '10.9.9.9' })).statusCode);
    expect([...statuses]).toEqual([204, 429]);
    expect(await stored()).toEqual({ profileView: 120 });
    // The limit itself is no write either.
    expect(await test.database('rate_limits')).toEqual([]);
  });
});

describe('counters', () => {
  it('of two processes add up in the same rows, whatever order they are stored in', async () => {
    const processes = [createDailyCounts(), createDailyCounts()];
    for (let round = 0; round < 5; round += 1) {
      for (const counts of processes)
        for (let index = 0; index < 40; index += 1) counts.add('emptySearchWords', `words ${index}`);
      await Promise.all(processes.map((counts) => counts.flush()));
    }
    const rows: { amount: number }[] = await test.database('daily_counts');
    expect([rows.length, new Set(rows.map(({ amount }) => amount))]).toEqual([40, new Set([10])]);
  });

  it('keep what could not be stored, and never store it twice', async () => {
    const counts = createDailyCounts();
    counts.add('search');
    await test.database.schema.renameTable('daily_counts', 'daily_counts_away');
    await expect(counts.flush()).rejects.toThrow();
    await test.database.schema.renameTable('daily_counts_away', 'daily_counts');
    counts.add('search');
    await counts.flush();
    await counts.flush();
    expect(await stored()).toEqual({ search: 2 });
  });

  it('belong to the day in UTC on which something happened, not to that of the flush', async () => {
    let now = new Date('2026-03-08T23:59:59.999Z');
    const counts = createDailyCounts(() => now);
    counts.add('search');
    now = new Date('2026-03-09T00:00:00.000Z');
    counts.add('search');
    counts.add('search');
    await counts.flush();
    const rows: { day: string; amount: number }[] = await test.database('daily_counts').orderBy('day');
    expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-03-08', 1],
      ['2026-03-09', 2],
    ]);
  });

  it('store so many words of a day and no more, but go on counting those', async () => {
    for (let start = 0; start < 2; start += 1) {
      const counts = createDailyCounts();
      for (let index = 0; index < mostWords; index += 1) counts.add('emptySearchWords', `words ${start * 300 + index}`);
      // Another catalog has its own limit.
      for (let index = 0; index < mostWords; index += 1) counts.add('emptyBlogWords', `words ${index}`);
      await counts.flush();
    }
    const rowsOf = (counter: Counter): Promise<{ subject: string; amount: number }[]> =>
      test.database('daily_counts').where({ counter });
    expect(await rowsOf('emptyBlogWords')).toHaveLength(mostWords);
    const rows = await rowsOf('emptySearchWords');
    expect(rows).toHaveLength(mostWords);
    expect(rows.find(({ subject }) => subject === 'words 300')?.amount).toBe(2);
    expect(rows.some(({ subject }) => subject === 'words 700')).toBe(false);
  });

  it('are stored when the API stops', async () => {
    const own = await createTestServer();
    const { database } = own;
    own.server.app.platform.counts.add('profileView');
    await own.server.stop({ timeout: 0 });
    expect(await database('daily_counts').select('counter', 'amount')).toEqual([{ counter: 'profileView', amount: 1 }]);
    await own.remove();
  });
});
