import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post, PostPage } from '../../../../contract/named-types';
import type { User } from '../../../../platform/auth/user.model';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { BlogPost } from '../blog-post.model';
import type { DeadLink } from './dead-links';
import { publishDuePosts } from './schedule';

let test: TestServer;
let folder = '';
let admin: User;
let asAdmin: BrowserHeaders;
let asOther: BrowserHeaders;
let asClient: BrowserHeaders;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-editing-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  admin = await createUser({ userType: 'admin', firstName: 'Ada' });
  asAdmin = await signIn(test, admin);
  asOther = await signIn(test, await createUser({ userType: 'admin', firstName: 'Ben' }));
  asClient = await signIn(test, await createUser());
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const words = {
  title: 'Closing the books',
  excerpt: 'In five days.',
  content: 'First the **bank**.',
  category: 'financial-reporting',
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = asAdmin) =>
  test.server.inject({ method, url, headers, ...(payload && { payload }) });
const write = async (changes: object = {}) =>
  (await call('POST', '/api/blog', { ...words, ...changes })).result as Post;
const put = (id: number, changes: object, headers = asAdmin) => call('PUT', `/api/blog/${id}`, changes, headers);
const read = (path: string | number, headers: Record<string, string> = visitor) =>
  test.server.inject({ url: `/api/blog/${path}`, headers });
const refusal = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof call>>) => [
  statusCode,
  headers['x-error-code'],
  payload,
];
const inAMinute = () => new Date(Date.now() + 60_000);

describe('who may write', () => {
  it.each([
    ['POST', '/api/blog', words],
    ['PUT', '/api/blog/1', { published: true }],
    ['DELETE', '/api/blog/1', undefined],
    ['POST', '/api/blog/1/restore', {}],
    ['POST', '/api/blog/bulk', { ids: [1], action: 'delete' }],
    ['POST', '/api/blog/admin/preview', { content: 'x' }],
    ['GET', '/api/blog/admin/slug', undefined],
    ['GET', '/api/blog/1/revisions', undefined],
    ['POST', '/api/blog/1/revisions/1/restore', { seen: 1 }],
    ['POST', '/api/blog/1/preview-links', { hours: 1 }],
    ['PUT', '/api/blog/autosaves/0', {}],
  ] as const)('%s %s is for administrators', async (method, url, payload) => {
    expect((await call(method, url, payload, visitor)).statusCode).toBe(401);
    expect(refusal(await call(method, url, payload, asClient)).slice(0, 2)).toEqual([403, 'admin_only']);
  });

  it('the Markdown of a post is for them too', async () => {
    const { id, content } = await write({ published: true });
    expect(content).toBe(words.content);
    expect((await read(id)).result).not.toHaveProperty('content');
    expect((await read(id, asAdmin)).result).toMatchObject({ content: words.content, editedBy: { firstName: 'Ada' } });
  });
});

describe('writing a post', () => {
  it('stores it as a draft of who wrote it, whatever the browser says', async () => {
    const other = await createUser();
    const post = await write({ authorId: other.id, tags: [' close ', 'Close', 'books', ''] });
    expect(post).toMatchObject({
      slug: 'closing-the-books',
      published: false,
      publishedAt: null,
      author: { id: admin.id },
      tags: ['close', 'books'],
      version: 1,
    });
    expect(post.contentHtml).toContain('<strong>bank</strong>');
    expect((await read(post.slug)).statusCode).toBe(404);
  });

  it.each([
    [{ title: '  ' }, 'Title is required'],
    [{ excerpt: undefined }, 'Excerpt is required'],
    [{ content: '' }, 'Content is required'],
    [{ category: 'gardening' }, 'Please select a category'],
    [{ featuredImage: 'http://example.com/a.png' }, 'The image address must start with https://'],
    [{ featuredImage: '/api/avatars/a.png' }, 'The image address must start with https://'],
    [{ publishAt: '+010000-01-01T00:00:00Z' }, 'Please choose a date and time'],
    [{ publishAt: '2020-01-01T00:00:00Z' }, 'Please choose a time in the future to publish this post.'],
  ])('refuses %j', async (changes, sentence) => {
    const response = await call('POST', '/api/blog', { ...words, ...changes });
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(await BlogPost.query().resultSize()).toBe(0);
  });

  it('happens once however often it is sent', async () => {
    const headers = { ...asAdmin, 'idempotency-key': '"6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b"' };
    const [one, other] = await Promise.all([1, 2].map(() => call('POST', '/api/blog', words, headers)));
    expect((one?.result as Post).id).toBe((other?.result as Post).id);
    expect(await BlogPost.query().resultSize()).toBe(1);
  });
});

describe('publishing', () => {
  it('sets the day once and keeps it, whatever happens afterwards', async () => {
    const { id } = await write();
    const first = (await put(id, { published: true })).result as Post;
    expect(Date.parse(first.publishedAt ?? '')).toBeGreaterThan(Date.now() - 5_000);
    expect((await read(first.slug)).statusCode).toBe(200);
    await put(id, { published: false });
    expect((await read(first.slug)).statusCode).toBe(404);
    expect(((await put(id, { published: true })).result as Post).publishedAt).toBe(first.publishedAt);
  });

  it('by a schedule happens at its time, once, whatever the number of processes', async () => {
    const publishAt = inAMinute();
    const { id, slug } = await write({ publishAt: publishAt.toISOString() });
    expect(await publishDuePosts()).toEqual([]);
    expect((await read(slug)).statusCode).toBe(404);
    const later = new Date(publishAt.getTime() + 1);
    const runs = await Promise.all([publishDuePosts(later), publishDuePosts(later), publishDuePosts(later)]);
    expect(runs.flat()).toEqual([id]);
    expect((await read(slug)).result).toMatchObject({ publishedAt: publishAt.toISOString() });
    const versions = (await call('GET', `/api/blog/${id}/revisions`)).result as { version: number }[];
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('by a schedule can be canceled or done immediately', async () => {
    const [one, other] = [await write({ publishAt: inAMinute() }), await write({ publishAt: inAMinute() })];
    expect((await put(one.id, { publishAt: null })).result).toMatchObject({ publishAt: null, published: false });
    expect((await put(other.id, { published: true })).result).toMatchObject({ publishAt: null, published: true });
    expect(await publishDuePosts(new Date(Date.now() + 120_000))).toEqual([]);
  });
});

describe('the slug', () => {
  it.each([
    ['Hello, World & Co. (2026)', 'hello-world-co-2026'],
    ['  Já  vendimos -- todo ', 'ja-vendimos-todo'],
    ['2026', 'post-2026'],
    ['Search', 'post-search'],
    ['Łódź & Ærø', 'lodz-aero'],
    ['Straße/Đorđe—Þór–Naïve: A-B_C', 'strasse-dorde-thor-naive-a-bc'],
    ['Новости рынка', 'novosti-rynka'],
    ['Φόροι 2026', 'foroi-2026'],
    ['年末税务', 'nianmoshuiwu'],
    ['O’Neill’s 50% rule (#179)', 'oneills-50-rule-179'],
    ['🎉 — !', 'post'],
    ['RSS.xml', 'post-rssxml'],
  ])('of “%s” is %s', async (title, slug) => {
    expect((await write({ title })).slug).toBe(slug);
  });

  it('of a title that another post has gets a number; a typed one is refused', async () => {
    await write();
    expect((await write()).slug).toBe('closing-the-books-2');
    expect(refusal(await call('POST', '/api/blog', { ...words, slug: 'Closing the Books' }))).toEqual([
      409,
      'post_slug_taken',
      'Another post has this slug. Please choose another one.',
    ]);
  });

  it.each(['search', 'admin', 'New', 'rss.xml', 'feed.json', 'preview', '12345', '!!!'])(
    'may not be %s',
    async (slug) => {
      expect(refusal(await call('POST', '/api/blog', { ...words, slug })).slice(0, 2)).toEqual([
        400,
        'post_slug_refused',
      ]);
    },
  );

  it('of two posts at the same moment goes to one', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => call('POST', '/api/blog', { ...words, slug: 'mine' })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('that a public post had before leads to it, until the post has it again', async () => {
    const { id } = await write({ published: true });
    await put(id, { slug: 'second' });
    await put(id, { slug: 'third' });
    for (const slug of ['closing-the-books', 'second', 'third'])
      expect((await read(slug)).result).toMatchObject({ id, slug: 'third' });
    expect(refusal(await call('POST', '/api/blog', { ...words, slug: 'second' }))[1]).toBe('post_slug_taken');
    await put(id, { slug: 'closing-the-books' });
    expect((await read('third')).result).toMatchObject({ slug: 'closing-the-books' });
    expect(await test.database('blog_post_slugs').orderBy('slug').pluck('slug')).toEqual(['second', 'third']);
  });

  it('of a draft is forgotten', async () => {
    const { id } = await write();
    await put(id, { slug: 'second' });
    expect((await read('closing-the-books', asAdmin)).statusCode).toBe(404);
  });

  it('is judged while it is typed', async () => {
    const { id } = await write();
    const check = async (query: string) => (await call('GET', `/api/blog/admin/slug?${query}`)).result;
    expect(await check('slug=A%20New%20One')).toEqual({
      slug: 'a-new-one',
      available: true,
      problem: null,
      suggestion: null,
    });
    expect(await check('slug=closing-the-books')).toMatchObject({
      available: false,
      suggestion: 'closing-the-books-2',
    });
    expect(await check(`slug=closing-the-books&postId=${id}`)).toMatchObject({ available: true });
    expect(await check('slug=2026')).toMatchObject({ available: false, suggestion: 'post-2026' });
  });
});

describe('two administrators with one post', () => {
  it('the later save is refused and changes nothing', async () => {
    const { id } = await write();
    expect((await put(id, { title: 'By Ben', version: 1 }, asOther)).statusCode).toBe(200);
    const late = await put(id, { title: 'By Ada', version: 1 });
    expect(refusal(late)).toEqual([409, 'post_changed', 'Someone else changed this post after you opened it.']);
    expect(late.headers['x-current-version']).toBe('2');
    expect((await read(id, asAdmin)).result).toMatchObject({ title: 'By Ben', editedBy: { firstName: 'Ben' } });
  });

  it('of concurrent saves only one succeeds', async () => {
    const { id } = await write();
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((title, index) => put(id, { title, version: 1 }, index % 2 ? asOther : asAdmin)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('versions', () => {
  it('are kept with who made them, and can be had again', async () => {
    const { id } = await write({ published: true });
    await put(id, { content: 'Second text', title: 'Second', slug: 'second' }, asOther);
    const list = (await call('GET', `/api/blog/${id}/revisions`)).result;
    expect(list).toMatchObject([
      { version: 2, title: 'Second', editor: { firstName: 'Ben' } },
      { version: 1, title: words.title, editor: { firstName: 'Ada' } },
    ]);
    expect((await call('GET', `/api/blog/${id}/revisions/1`)).result).toMatchObject({ content: words.content });
    expect((await call('GET', `/api/blog/${id}/revisions/9`)).headers['x-error-code']).toBe('revision_not_found');
    const restore = (seen: number) => call('POST', `/api/blog/${id}/revisions/1/restore`, { seen });
    expect(refusal(await restore(1))[1]).toBe('post_changed');
    expect((await restore(2)).result).toMatchObject({ ...words, slug: 'second', published: true, version: 3 });
  });

  it('of a post from before there were any begin with what it was', async () => {
    const { id } = await write();
    await test.database('blog_post_revisions').delete();
    await put(id, { content: 'Second text' });
    expect((await call('GET', `/api/blog/${id}/revisions/1`)).result).toMatchObject({
      content: words.content,
      editor: null,
    });
  });
});

describe('deleting', () => {
  it('hides a post from all users and frees its slug; it comes back as it was', async () => {
    const { id, slug, publishedAt } = await write({ published: true });
    expect((await call('DELETE', `/api/blog/${id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/blog/${id}`)).statusCode).toBe(404);
    for (const path of [id, slug, `~deleted-${id}`]) expect((await read(path, asAdmin)).statusCode).toBe(404);
    expect((await put(id, { published: true })).statusCode).toBe(404);
    const list = (await call('GET', '/api/blog?published=false')).result as PostPage;
    expect(list.posts).toEqual([]);
    const deleted = (await call('GET', '/api/blog?published=false&status=deleted')).result as PostPage;
    expect(deleted.posts).toMatchObject([{ id, deletedAt: expect.any(String) }]);
    await write();
    const back = (await call('POST', `/api/blog/${id}/restore`)).result;
    expect(back).toMatchObject({ id, slug: `${slug}-2`, published: true, publishedAt });
    expect((await call('POST', `/api/blog/${id}/restore`)).statusCode).toBe(404);
  });

  it('and publishing several in one request does what can be done', async () => {
    const [one, other] = [await write(), await write()];
    const bulk = async (action: string, ids: number[]) =>
      (await call('POST', '/api/blog/bulk', { ids, action })).result;
    expect(await bulk('publish', [one.id, 999_999, other.id])).toEqual({
      changed: [one.id, other.id],
      failed: [999_999],
    });
    expect(await bulk('delete', [one.id, other.id])).toEqual({ changed: [one.id, other.id], failed: [] });
    expect(((await test.server.inject('/api/blog')).result as PostPage).posts).toEqual([]);
  });
});

describe('the list of administrators', () => {
  it('is searched, filtered, ordered, paged and counted', async () => {
    await write({ title: '100% sure', category: 'technology', published: true });
    await write({ title: 'Alpha', excerpt: 'About Sales Tax' });
    await write({ title: 'beta', publishAt: inAMinute() });
    const list = async (query: string) => (await call('GET', `/api/blog?published=false&${query}`)).result as PostPage;
    const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);
    expect(await titles('q=sales tax')).toEqual(['Alpha']);
    expect(await titles('q=%25')).toEqual(['100% sure']);
    expect(await titles('q=TÄX sales')).toEqual(['Alpha']);
    expect(await titles('q=finance tech')).toEqual(['100% sure']);
    expect(await titles('status=draft')).toEqual(['Alpha']);
    expect(await titles('status=scheduled')).toEqual(['beta']);
    expect(await titles('category=technology')).toEqual(['100% sure']);
    expect(await titles('sort=title')).toEqual(['100% sure', 'Alpha', 'beta']);
    expect(await titles('sort=-title&limit=1&offset=1')).toEqual(['Alpha']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await titles(`from=${today}&to=${today}&sort=title`)).toHaveLength(3);
    expect(await titles(`to=2020-01-01`)).toEqual([]);
    const { counts, pagination } = await list('status=draft');
    expect([counts, pagination.total]).toEqual([{ all: 3, published: 1, draft: 1, scheduled: 1 }, 1]);
    for (const sort of ['status', '-author', 'category', '-date']) expect(await titles(`sort=${sort}`)).toHaveLength(3);
    expect((await call('GET', '/api/blog?published=false&sort=content')).statusCode).toBe(400);
  });
});

it('a preview says which links lead to no published post, and which lost their addresses', async () => {
  const open = await write({ title: 'Open post', published: true });
  const renamed = await write({ title: 'Old name', published: true });
  await put(renamed.id, { slug: 'new-name', version: renamed.version });
  await write({ title: 'Hidden post' });
  const content = [
    '[one](open-post) [two](/blog/open-post?a=1#top) [three](old-name) [four](other-post) [five](/blog/hidden-post)',
    `[six](${open.id}) [seven](rss.xml) [eight](/blog) [nine](https://example.com/blog/none) [ten](#top) [eleven](/search)`,
    '[twelve](javascript:alert(1)) <a href="Other-Post#part">*thirteen*</a>',
  ].join('\n\n');
  const { result } = await call('POST', '/api/blog/admin/preview', { content });
  expect((result as { deadLinks: DeadLink[] }).deadLinks).toEqual([
    { text: 'four', href: '/blog/other-post' },
    { text: 'five', href: '/blog/hidden-post' },
    { text: 'twelve', href: null },
    { text: 'thirteen', href: '/blog/Other-Post#part' },
  ]);
});

describe('a preview link', () => {
  it('shows a draft without a session, until it expires or is revoked', async () => {
    const { id } = await write();
    const create = async () =>
      (await call('POST', `/api/blog/${id}/preview-links`, { hours: 1 })).result as { id: number; path: string };
    const [one, other] = [await create(), await create()];
    const open = (path: string) => read(`previews/${path.split('/').at(-1)}`);
    expect((await open(one.path)).result).toMatchObject({ id, published: false });
    expect((await open(one.path)).result).not.toHaveProperty('content');
    expect((await call('DELETE', `/api/blog/${id}/preview-links/${one.id}`)).statusCode).toBe(204);
    expect(refusal(await open(one.path))[1]).toBe('preview_link_not_found');
    await test.database('blog_preview_links').update({ expiresAt: new Date(Date.now() - 1) });
    expect((await open(other.path)).statusCode).toBe(404);
    expect((await call('GET', `/api/blog/${id}/preview-links`)).result).toEqual([]);
    expect(JSON.stringify(await test.database('blog_preview_links'))).not.toContain(other.path.split('/').at(-1));
  });
});

describe('unsaved text', () => {
  it('is kept for each administrator and post until it is forgotten', async () => {
    const url = '/api/blog/autosaves/0';
    await Promise.all(['One', 'Two'].map((title) => call('PUT', url, { title })));
    await call('PUT', url, { title: 'Three', content: 'half a sent' });
    expect((await call('GET', url)).result).toMatchObject({ draft: { title: 'Three', content: 'half a sent' } });
    expect((await call('GET', url, undefined, asOther)).result).toEqual({ draft: null, savedAt: null });
    await call('DELETE', url);
    expect((await call('GET', url)).result).toEqual({ draft: null, savedAt: null });
  });

  it('of two new posts is kept apart, and found again by who wrote it', async () => {
    await call('PUT', '/api/blog/autosaves/1000000041', { title: 'One' });
    await call('PUT', '/api/blog/autosaves/1000000042', { content: 'Nothing but words' });
    await call('PUT', '/api/blog/autosaves/7', { title: 'A stored post' });
    expect((await call('GET', '/api/blog/autosaves/1000000041')).result).toMatchObject({ draft: { title: 'One' } });
    const found = async (as?: typeof asOther) =>
      ((await call('GET', '/api/blog/admin/unsaved-posts', undefined, as)).result as object[]).sort((one, other) =>
        JSON.stringify(one).localeCompare(JSON.stringify(other)),
      );
    expect(await found()).toMatchObject([
      { postId: 1_000_000_041, title: 'One' },
      { postId: 1_000_000_042, title: '' },
    ]);
    expect(await found(asOther)).toEqual([]);
    await call('DELETE', '/api/blog/autosaves/1000000041');
    expect(await found()).toHaveLength(1);
  });
});
