import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPosts } from '../../../../db/demo/posts';
import { demoPassword, seedDemo } from '../../../../db/demo/seed-demo';
import type { Post, PostPage } from '../../../contract/named-types';
import { searchTextOf } from '../../../platform/text/text-search';
import { cookieOf, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

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
      firstName: 'Joseph',
      lastName: 'Calabrese',
      profilePicture: null,
      listed: true,
      profession: 'accountant',
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

describe('related posts', () => {
  it('are three others, those of the same category first', async () => {
    const related = async (id: number, limit = 3) =>
      ((await get(`/api/blog?related=${id}&limit=${limit}`)).result as PostPage).posts;
    const { posts } = (await get('/api/blog?limit=50')).result as PostPage;
    for (const { id, category } of posts) {
      const found = await related(id);
      expect(found).toHaveLength(3);
      expect(found.map((post) => post.id)).not.toContain(id);
      const others = posts.filter((post) => post.id !== id && post.category === category);
      const same = Math.min(3, others.length);
      expect(found.filter((post) => post.category === category)).toHaveLength(same);
      expect(found.slice(0, same).map((post) => post.id)).toEqual(others.slice(0, 3).map((post) => post.id));
    }
    expect(await related(posts[0]?.id ?? 0, 50)).toHaveLength(posts.length - 1);
    expect(await related(999_999)).toHaveLength(3);
  });
});

describe('the author', () => {
  const slug = 'when-to-hire-a-fractional-cfo';
  const author = async () => ((await get(`/api/blog/${slug}`)).result as Post).author;

  it('is listed while there is a page of theirs in the directory', async () => {
    const shown = await author();
    expect(shown).toMatchObject({ firstName: 'Kwame', lastName: 'Asante', listed: true });
    expect((await get(`/api/accountants/${shown?.id}`)).statusCode).toBe(200);
    const { posts } = (await get('/api/blog?limit=50')).result as PostPage;
    expect(posts.find((post) => post.slug === slug)?.author).toEqual(shown);
    const found = (await get('/api/blog/search?q=hire%20fractional')).result as Post[];
    expect(found.find((post) => post.slug === slug)?.author).toEqual(shown);
  });

  it.each([
    ['unlisted', 'accountant_profiles', 'userId', { listed: false }, { listed: true }],
    ['suspended', 'users', 'id', { suspendedAt: new Date() }, { suspendedAt: null }],
  ])('an author who is %s is not listed', async (_state, table, column, change, undo) => {
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
    expect(bySlug.contentHtml).toMatch(/<h2 id="section-.*<p>/s);
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

  it.each(['nothing-here', '999999', "'%20or%201=1", '99999999999999999999'])('%s responds with 404', async (slug) => {
    const response = await get(`/api/blog/${slug}`);
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      404,
      'Blog Post Not Found',
      'post_not_found',
    ]);
  });
});

describe('the search', () => {
  const find = async (q: string, headers = {}) =>
    (await get(`/api/blog/search?q=${encodeURIComponent(q)}`, headers)).result as Post[];
  const write = async (
    values: Partial<Record<'slug' | 'title' | 'excerpt' | 'content', string>>,
    tags: string[] = [],
  ) => {
    const [{ id: authorId }] = await test.database('users').select('id').limit(1);
    const row = { slug: 'x', title: 'Nothing', excerpt: 'Nothing', content: 'Nothing', ...values };
    const now = new Date();
    const searchText = searchTextOf([row.title, row.excerpt, row.content, ...tags]);
    const dates = { publishedAt: now, createdAt: now, updatedAt: now };
    await test.database('blog_posts').insert({
      ...row,
      ...dates,
      authorId,
      published: true,
      category: 'technology',
      tags: JSON.stringify(tags),
      searchText,
    });
  };

  it('finds published posts that have all the words, titles first', async () => {
    expect((await find('estimated taxes'))[0]?.slug).toBe('estimated-taxes-without-the-guesswork');
    expect((await find('cash receivables')).length).toBeGreaterThan(0);
  });

  it('ranks a word in the title before one in the tags, the excerpt and the text, and finds its other forms and beginnings', async () => {
    await write({ slug: 'in-text', content: 'About zymurgies.' });
    await write({ slug: 'in-excerpt', excerpt: 'On zymurgy.' });
    await write({ slug: 'in-tags' }, ['zymurgy']);
    await write({ slug: 'in-title', title: 'Zymurgy for beginners' });
    const ranked = ['in-title', 'in-tags', 'in-excerpt', 'in-text'];
    for (const q of ['zymurgy', 'zymurgies', 'ZYMUR', 'zymurgy in the'])
      expect((await find(q)).map(({ slug }) => slug)).toEqual(ranked);
    await test.database('blog_posts').where({ slug: 'in-text' }).update({ content: 'x', searchText: ' x ' });
    await test.database('blog_posts').where({ slug: 'in-tags' }).delete();
    expect((await find('zymurgy')).map(({ slug }) => slug)).toEqual(['in-title', 'in-excerpt']);
    await test.database('blog_posts').where({ slug: 'in-title' }).update({ published: false });
    expect((await find('zymurgy', asAdmin)).map(({ slug }) => slug)).toEqual(['in-excerpt']);
  });

  it('says where titles and excerpts have the words', async () => {
    await write({ slug: 'marked', title: 'Accrual & <b>cash</b>: Quokkas’ choice', excerpt: 'A quokka chooses.' });
    const [post] = await find('quokka choice');
    const marked = (text: string, ranges: readonly number[][] = []) =>
      ranges.map(([start, end]) => text.slice(start, end));
    expect(marked(post?.title ?? '', post?.highlights?.title)).toEqual(['Quokkas', 'choice']);
    expect(marked(post?.excerpt ?? '', post?.highlights?.excerpt)).toEqual(['quokka']);
  });

  it('never finds drafts, and nothing without words', async () => {
    expect(await find('sparkle', asAdmin)).toEqual([]);
    for (const q of ['', ' ', '%', 'zzzzzz', '"', '* AND OR', '-+~()<>@']) expect(await find(q)).toEqual([]);
    expect((await get('/api/blog/search')).result).toEqual([]);
  });

  it('takes words of any length and number', async () => {
    for (const q of ['s', 'w2', 'q4 2026', 'a '.repeat(60), 'tax '.repeat(40)])
      expect((await get(`/api/blog/search?q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
  });
});
