import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../db/demo/seed-demo';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
afterAll(() => test.stop());

const get = (url: string) => test.server.inject({ url });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the site maps', () => {
  it('name every public page once: areas, listed professionals, guides and published posts', async () => {
    const index = await get('/api/site-maps/index.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = locations(index.payload).map((url) => url?.split('/sitemaps/')[1]);
    expect(files).toEqual(['pages-1.xml', 'profiles-1.xml', 'locations-1.xml', 'posts-1.xml', 'guides-1.xml']);
    const posts = (await get('/api/site-maps/posts-1.xml')).payload;
    const slugs = await test.database('blog_posts').where({ published: true }).orderBy('id').pluck<string[]>('slug');
    expect(locations(posts)).toEqual(slugs.map((slug) => `http://localhost:3000/blog/${slug}`));
    expect(posts).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:.]+Z<\/lastmod>/);
    const profiles = locations((await get('/api/site-maps/profiles-1.xml')).payload);
    expect(profiles.length).toBeGreaterThan(50);
    expect(profiles.every((url) => /\/(accountant|advisors|fractional-cfos)\/\d+$/.test(url ?? ''))).toBe(true);
  });

  it.each(['posts-2.xml', 'pages-2.xml', 'nothing-1.xml', 'constructor-1.xml', 'posts-0.xml', 'index'])(
    '%s is none',
    async (name) => expect((await get(`/api/site-maps/${name}`)).statusCode).toBe(404),
  );
});

describe('the feeds', () => {
  it('hold the newest posts whole, with absolute URLs', async () => {
    await test
      .database('blog_posts')
      .where({ id: 1 })
      .update({ content: '[Search](/search) & more\n\n## Part\n\nNote[^1]\n\n[^1]: x' });
    const rss = await get('/api/blog/feeds/rss.xml');
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(rss.payload).toContain('<a href="http://localhost:3000/search">Search</a>');
    expect(rss.payload).not.toMatch(/(?:href|src)="[/#]/);
    const json = JSON.parse((await get('/api/blog/feeds/feed.json')).payload) as {
      version: string;
      items: { url: string }[];
    };
    expect(json.version).toContain('jsonfeed.org/version/1');
    const slugs = await test
      .database('blog_posts')
      .where({ published: true })
      .orderBy('publishedAt', 'desc')
      .limit(20)
      .pluck<string[]>('slug');
    expect(json.items.map(({ url }) => url)).toEqual(slugs.map((slug) => `http://localhost:3000/blog/${slug}`));
    expect((await get('/api/blog/feeds/atom.xml')).statusCode).toBe(404);
  });

  it('name the author as each format wants it, and the category in words', async () => {
    const rss = (await get('/api/blog/feeds/rss.xml')).payload;
    const items = rss.split('<item>').slice(1);
    expect(items.length).toBeGreaterThan(0);
    // RSS 2.0 takes an email as author, and nothing else.
    for (const item of items) expect(item).toMatch(/<dc:creator><!\[CDATA\[\S+ .+\]\]><\/dc:creator>/);
    expect(rss).not.toContain('<author>');
    expect(rss).toContain('<category>Tax Strategies</category>');
    const { items: inJson } = JSON.parse((await get('/api/blog/feeds/feed.json')).payload) as {
      items: { author?: { name?: string } }[];
    };
    for (const { author } of inJson) expect(author?.name).toMatch(/^\S+ .+/);
  });

  it('know a post again when its slug is corrected', async () => {
    const guids = async () =>
      [...(await get('/api/blog/feeds/rss.xml')).payload.matchAll(/<guid[^>]*>([^<]*)<\/guid>/g)].map(
        ([, guid]) => guid,
      );
    const before = await guids();
    await test.database('blog_posts').where({ id: 1 }).update({ slug: 'another-slug' });
    expect(await guids()).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
  });
});

describe('a site map of more than 50,000 pages', () => {
  it('goes on in a second file', async () => {
    const { id: _id, ...post } = (await test.database('blog_posts').where({ published: true }).first()) as {
      id: number;
    };
    const rows = Array.from({ length: 50_000 }, (_, index) => ({
      ...post,
      slug: `page-${index}`,
      content: '',
      tags: '[]',
      searchText: '',
    }));
    const before = await test.database('blog_posts').where({ published: true }).pluck<string[]>('slug');
    for (let first = 0; first < rows.length; first += 500)
      await test.database('blog_posts').insert(rows.slice(first, first + 500));
    const files = locations((await get('/api/site-maps/index.xml')).payload);
    expect(files.filter((url) => url?.includes('posts')).map((url) => url?.split('/').at(-1))).toEqual([
      'posts-1.xml',
      'posts-2.xml',
    ]);
    const first = locations((await get('/api/site-maps/posts-1.xml')).payload);
    const second = locations((await get('/api/site-maps/posts-2.xml')).payload);
    expect([first.length, second.length]).toEqual([50_000, before.length]);
    expect(new Set([...first, ...second]).size).toBe(50_000 + before.length);
    expect((await get('/api/site-maps/posts-3.xml')).statusCode).toBe(404);
  });
});
