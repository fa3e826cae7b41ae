import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPosts } from '../../../db/demo/posts';
import { demoPassword, seedDemo } from '../../../db/demo/seed-demo';
import type { Post, PostPage } from '../../contract/named-types';
import { cookieOf, visitor } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';

let test: TestServer;
let asAdmin: Record<string, string>;
let asClient: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
  const login = async (username: string) => ({
    ...visitor,
    cookie: cookieOf(
      await test.server.inject({
        method: 'POST',
        url: '/api/login',
        headers: visitor,
        payload: { username, password: demoPassword },
      }),
    ),
  });
  [asAdmin, asClient] = [await login('admin'), await login('client')];
});
afterAll(() => test.stop());

const get = (url: string, headers: Record<string, string> = {}) => test.server.inject({ url, headers });
const published = demoPosts
  .filter(({ publishedDaysAgo }) => publishedDaysAgo !== null)
  .sort((one, other) => Number(one.publishedDaysAgo) - Number(other.publishedDaysAgo));
const draft = demoPosts.find(({ publishedDaysAgo }) => publishedDaysAgo === null);

describe('the list', () => {
  it('answers published posts, newest first, nine a page, without their text', async () => {
    const { posts, pagination } = (await get('/api/blog')).result as PostPage;
    expect(posts.map(({ slug }) => slug)).toEqual(published.slice(0, 9).map(({ slug }) => slug));
    expect(pagination).toEqual({ offset: 0, limit: 9, hasMore: published.length > 9, total: published.length });
    expect(posts[0]).not.toHaveProperty('contentHtml');
    expect(posts[0]?.author).toEqual({
      id: expect.any(Number),
      firstName: 'Alex',
      lastName: 'Morgan',
      profilePicture: null,
      listed: false,
    });
  });

  it('pages by offset and filters by category', async () => {
    const rest = (await get(`/api/blog?offset=${published.length - 2}&limit=5`)).result as PostPage;
    expect(rest.posts).toHaveLength(2);
    expect(rest.pagination.hasMore).toBe(false);
    const technology = (await get('/api/blog?category=technology')).result as PostPage;
    expect(technology.posts.map(({ slug }) => slug)).toEqual(
      published.filter(({ category }) => category === 'technology').map(({ slug }) => slug),
    );
    expect(((await get('/api/blog?category=gardening')).result as PostPage).posts).toEqual([]);
  });

  it('shows drafts to administrators alone', async () => {
    expect((await get('/api/blog?published=false')).statusCode).toBe(401);
    expect((await get('/api/blog?published=false', asClient)).statusCode).toBe(403);
    const { posts, pagination } = (await get('/api/blog?published=false&limit=50', asAdmin)).result as PostPage;
    expect(pagination.total).toBe(demoPosts.length);
    expect(posts.filter((post) => !post.published).map(({ publishedAt }) => publishedAt)).toEqual([null, null]);
  });

  it.each(['limit=0', 'limit=51', 'offset=-1', 'limit=x', 'published=perhaps'])('refuses %s', async (query) => {
    expect((await get(`/api/blog?${query}`)).statusCode).toBe(400);
  });
});

describe('the author', () => {
  const slug = 'when-to-hire-a-fractional-cfo';
  const author = async () => ((await get(`/api/blog/${slug}`)).result as Post).author;

  it('is listed while there is a page of theirs in the directory', async () => {
    const shown = await author();
    expect(shown).toMatchObject({ firstName: 'Priya', lastName: 'Raman', listed: true });
    expect((await get(`/api/accountants/${shown?.id}`)).statusCode).toBe(200);
    const { posts } = (await get('/api/blog?limit=50')).result as PostPage;
    expect(posts.find((post) => post.slug === slug)?.author).toEqual(shown);
    const found = (await get('/api/blog/search?q=hire%20fractional')).result as Post[];
    expect(found.find((post) => post.slug === slug)?.author).toEqual(shown);
  });

  it.each([
    ['unlisted', 'accountant_profiles', 'userId', { listed: false }, { listed: true }],
    ['suspended', 'users', 'id', { suspendedAt: new Date() }, { suspendedAt: null }],
  ])('who is %s is not listed', async (_state, table, column, change, undo) => {
    const id = (await author())?.id;
    await test.database(table).where(column, id).update(change);
    expect(await author()).toMatchObject({ id, listed: false });
    await test.database(table).where(column, id).update(undo);
    expect(await author()).toMatchObject({ id, listed: true });
  });
});

describe('one post', () => {
  it('is found by slug and by id, with its text as HTML', async () => {
    const bySlug = (await get(`/api/blog/${published[0]?.slug}`)).result as Post;
    expect(bySlug.contentHtml).toMatch(/<h2>.*<p>/s);
    expect((await get(`/api/blog/${bySlug.id}`)).result).toEqual(bySlug);
  });

  it('is a draft for administrators only', async () => {
    expect((await get(`/api/blog/${draft?.slug}`)).statusCode).toBe(404);
    expect((await get(`/api/blog/${draft?.slug}`, asClient)).statusCode).toBe(404);
    expect((await get(`/api/blog/${draft?.slug}`, asAdmin)).result).toMatchObject({
      published: false,
      publishedAt: null,
    });
  });

  it.each(['nothing-here', '999999', "'%20or%201=1", '99999999999999999999'])('%s answers 404', async (slug) => {
    const response = await get(`/api/blog/${slug}`);
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      404,
      'Blog Post Not Found',
      'post_not_found',
    ]);
  });
});

describe('the search', () => {
  it('finds published posts that have all the words, titles first', async () => {
    const found = (await get('/api/blog/search?q=estimated%20taxes')).result as Post[];
    expect(found[0]?.slug).toBe('estimated-taxes-without-the-guesswork');
    expect(((await get('/api/blog/search?q=cash%20receivables')).result as Post[]).length).toBeGreaterThan(0);
  });

  it('never finds drafts, and nothing without words', async () => {
    expect((await get('/api/blog/search?q=sparkle', asAdmin)).result as Post[]).toEqual([]);
    for (const q of ['', '%20', '%25', 'zzzzzz']) expect((await get(`/api/blog/search?q=${q}`)).result).toEqual([]);
    expect((await get('/api/blog/search')).result).toEqual([]);
  });
});
