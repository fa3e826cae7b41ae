import type { ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import { discoveryOf, startShell, type ShellFixture } from '../testing/shell-fixture';

const routes: readonly RouteDeclaration[] = [
  { path: '/blog', head: { title: 'Blog' } },
  {
    path: '/blog/:slug',
    data: { post: '/api/blog/:slug' },
    head: {
      title: '{post.title}',
      fallbackTitle: 'Blog Post Not Found',
      structuredData: [{ '@type': 'Article', headline: '{post.title}', url: '{origin}/blog' }],
    },
  },
  { path: '/drafts', access: 'signed-in', head: { title: 'Drafts' } },
];

let shell: ShellFixture;
let feed: ServerResponse | null = null;

beforeAll(async () => {
  shell = await startShell(routes);
  shell.api.responses.set('/api/platform/changes', (_request: unknown, response: ServerResponse) => {
    feed = response;
    response.writeHead(200, { 'content-type': 'text/plain' }).write('alive\n');
  });
  await shell.server.initialize();
});
afterAll(() => shell.stop());

const path = '/api/blog/a-post';
const get = (url: string, headers: Record<string, string> = {}) => shell.server.inject({ url, headers });
const origin = async (url: string, headers: Record<string, string> = {}) =>
  /desc=(\w+)/.exec(String((await get(url, headers)).headers['server-timing']))?.[1];
const reads = () => shell.api.requests.filter(({ url }) => url === path).length;

/** Says that something changed, as the API does, and waits until a page is rendered anew. */
async function announce(): Promise<void> {
  await vi.waitFor(async () => expect(await origin('/blog')).toBe('cached'));
  feed?.write('change\n');
  await vi.waitFor(async () => expect(await origin('/blog')).not.toBe('cached'));
}

beforeEach(async () => {
  shell.api.responses.set(path, { title: 'First' });
  await vi.waitFor(() => expect(feed).not.toBeNull());
  await announce();
});

describe('a public page', () => {
  it('arrives rendered, with its data and its styles', async () => {
    const { payload } = await get('/blog/a-post');
    expect(payload).toContain('<div id="app"><h1>/blog/a-post First</h1></div>');
    expect(payload).toContain('<style data-styled></style>');
    expect(payload).toContain(
      '<script type="application/ld+json">{"name":"\\u003c/script>https://counterpart.example"}</script>',
    );
    expect(payload).toContain('"rendered":{"areas":["blog"],"loaderData":{}}');
  });

  it('is cached until something changes', async () => {
    await get('/blog/a-post');
    const before = reads();
    expect(await origin('/blog/a-post')).toBe('cached');
    expect(reads()).toBe(before);
    shell.api.responses.set(path, { title: 'Second' });
    await announce();
    expect((await get('/blog/a-post')).payload).toContain('Second');
  });

  it('is not kept when something changed while it was made', async () => {
    shell.api.responses.set(path, async (_request: unknown, response: ServerResponse) => {
      feed?.write('change\n');
      await new Promise((resolve) => setTimeout(resolve, 50));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"Old"}');
    });
    expect(await origin('/blog/a-post?changing')).toBe('server');
    expect(await origin('/blog/a-post?changing')).not.toBe('cached');
  });

  it('differs from the one before by its ETag', async () => {
    const first = await get('/blog/a-post', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('First');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const tag = String(first.headers.etag);
    const again = await get('/blog/a-post', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    shell.api.responses.set(path, { title: 'Second' });
    await announce();
    expect((await get('/blog/a-post', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('has a page of its own for each query', async () => {
    expect((await get('/blog/a-post?page=2')).payload).toContain('/blog/a-post?page=2 First');
    expect((await get('/blog/a-post?page=3')).payload).toContain('/blog/a-post?page=3 First');
  });

  it('shares its data with every other page that shows the same, until something changes', async () => {
    const before = reads();
    await get('/blog/a-post?page=4');
    await get('/blog/a-post?page=5', { cookie: 'theme=dark' });
    expect(reads()).toBe(before + 1);
    shell.api.responses.set(path, { title: 'Second' });
    await announce();
    expect((await get('/blog/a-post?page=4')).payload).toContain('Second');
  });

  it('asks again for data that could not be had', async () => {
    shell.api.responses.delete(path);
    await get('/blog/a-post?page=6');
    shell.api.responses.set(path, { title: 'Back' });
    expect((await get('/blog/a-post?page=6')).payload).toContain('Back');
  });
});

describe('never cached is', () => {
  it('a page that a signed-in person sees', async () => {
    shell.api.responses.set('/api/user', { id: 7, firstName: 'Ada' });
    const cookie = { cookie: 'session=abc' };
    await get('/blog/a-post');
    const mine = await get('/blog/a-post', cookie);
    expect(mine.payload).toContain('"firstName":"Ada"');
    expect([mine.headers['cache-control'], mine.headers.etag]).toEqual(['no-store', undefined]);
    expect(await origin('/blog/a-post', cookie)).toBe('server');
    expect((await get('/blog/a-post')).payload).not.toContain('Ada');
  });

  it('a page that has no data, or does not exist', async () => {
    for (const status of [500, 404]) {
      shell.api.responses.set(path, (_request: unknown, response: ServerResponse) => response.writeHead(status).end());
      expect(await origin('/blog/a-post?never-seen')).toBe('browser');
    }
    shell.api.responses.set(path, { title: 'Back' });
    expect(await origin('/blog/a-post')).toBe('server');
  });

  it('a page that the server could not render', async () => {
    const { payload, statusCode } = await get('/blog?broken');
    expect(statusCode).toBe(200);
    expect(payload).toContain('<div id="app"><header>null</header></div>');
    expect(payload).not.toContain('"rendered"');
  });
});

describe('a page that cannot be made in time', () => {
  it('goes out as its frame, with the data for the browser, and is cached once it is finished', async () => {
    const { payload, statusCode } = await get('/blog/a-post?takes=500');
    expect(statusCode).toBe(200);
    expect(payload).toContain('<style data-frame></style>');
    expect(payload).toContain('<div id="app"><header>null</header></div>');
    expect(payload).toContain('"/api/blog/a-post":{"title":"First"}');
    await vi.waitFor(async () => expect(await origin('/blog/a-post?takes=500')).toBe('cached'));
  });

  it('says to search engines what its route declares, in place of what a rendered page says itself', async () => {
    const structuredDataOf = async (url: string) => {
      const { payload } = await get(url);
      return [...payload.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, text = '']) => JSON.parse(text) as object,
      );
    };
    const article = { '@type': 'Article', headline: 'First', url: 'https://counterpart.example/blog' };
    expect(await structuredDataOf('/blog/a-post?takes=502')).toEqual([article]);
    expect(await structuredDataOf('/blog/a-post?broken')).toEqual([article]);
    expect(await structuredDataOf('/blog/a-post')).toEqual([{ name: '</script>https://counterpart.example' }]);
  });

  it('is made once for all who ask', async () => {
    const before = reads();
    const all = await Promise.all(Array.from({ length: 20 }, () => get('/blog/a-post?takes=50')));
    expect(new Set(all.map(({ payload }) => /<h1>.*<\/h1>/.exec(payload)?.[0]))).toEqual(
      new Set(['<h1>/blog/a-post?takes=50 First</h1>']),
    );
    expect(reads()).toBe(before + 1);
  });

  it('goes out stale after a change, and new when that is there', async () => {
    await get('/blog/a-post?takes=250');
    shell.api.responses.set(path, { title: 'Second' });
    await announce();
    const stale = await get('/blog/a-post?takes=250', { 'accept-encoding': 'br' });
    expect(stale.headers['server-timing']).toContain('stale');
    expect(brotliDecompressSync(stale.rawPayload).toString()).toContain('First');
    await vi.waitFor(async () => expect((await get('/blog/a-post?takes=250')).payload).toContain('Second'));
  });

  it('goes out stale while the API cannot say what it shows', async () => {
    await get('/blog/a-post');
    shell.api.responses.set(path, (_request: unknown, response: ServerResponse) => response.writeHead(500).end());
    await announce();
    expect(await origin('/blog/a-post')).toBe('stale');
  });

  it('is not shown any more when what it is about is gone', async () => {
    await get('/blog/a-post');
    shell.api.responses.delete(path);
    await announce();
    for (const _visit of [1, 2]) expect((await get('/blog/a-post')).statusCode).toBe(404);
  });

  it('is not indexed while it is unknown whether its subject exists, and its frame is never cached', async () => {
    const headersOf = async (url: string) => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers['cache-control'], headers['x-robots-tag']];
    };
    expect(await headersOf('/blog/a-post?takes=501')).toEqual([200, 'no-store', undefined]);
    shell.api.responses.set(path, (_request: unknown, response: ServerResponse) => response.writeHead(500).end());
    await announce();
    expect(await headersOf('/blog/a-post?nobody-knows')).toEqual([200, 'no-store', 'noindex']);
    shell.api.responses.delete(path);
    await announce();
    expect(await headersOf('/blog/a-post?gone')).toEqual([404, 'no-store', 'noindex']);
  });

  it('has the account of the signed-in user in its frame', async () => {
    shell.api.responses.set('/api/user', { id: 7, firstName: 'Ada' });
    const { payload } = await get('/drafts', { cookie: 'session=abc' });
    expect(payload).toContain('<div id="app"><header>Ada</header></div>');
  });
});

describe('on a site where something changes all the time', () => {
  let busy: ShellFixture;
  const open = (url: string) => busy.server.inject({ url, headers: { 'accept-encoding': 'identity' } });
  const from = async (url: string) => /desc=(\w+)/.exec(String((await open(url)).headers['server-timing']))?.[1];
  const change = (headers: Record<string, string> = {}) =>
    busy.server.inject({
      method: 'POST',
      url: '/api/reviews',
      payload: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    });

  beforeEach(async () => {
    const old = { path: '/old', redirectToCanonical: true, head: { title: 'Old', canonical: '/blog' } };
    const declared = [...routes, old];
    busy = await startShell(declared, { pageLeastLife: 3000 });
    busy.api.responses.set('/api/platform/discovery', discoveryOf(declared, { query: 'page' }));
    busy.api.responses.set(path, { title: 'First' });
    busy.api.responses.set('/api/platform/changes', (_request: unknown, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).write('alive\n'),
    );
    busy.api.responses.set('/api/reviews', (_request: unknown, response: ServerResponse) =>
      response.writeHead(200, { 'x-public-data': 'changed' }).end('{}'),
    );
    await busy.server.initialize();
    await vi.waitFor(async () => expect(await from('/blog')).toBe('cached'), 3000);
  });
  afterEach(() => busy.stop());

  it('a page is as good as new for a few seconds, but to a visitor who makes a change', async () => {
    await open('/blog/a-post');
    await change({ cookie: 'session=abc' });
    expect(await from('/blog/a-post')).toBe('cached');
    await change();
    expect(await from('/blog/a-post')).toBe('server');
  });

  it('a query that its page does not read makes no page of its own', async () => {
    const one = await open('/blog/a-post?utm_source=mail&page=2');
    const other = await open('/blog/a-post?page=2&gclid=1');
    expect([one, other].map(({ headers }) => /desc=(\w+)/.exec(String(headers['server-timing']))?.[1])).toEqual([
      'server',
      'cached',
    ]);
    expect(other.payload).toContain('<h1>/blog/a-post?page=2 First</h1>');
    expect(other.payload).not.toContain('utm_source');
    expect((await open('/blog/a-post?page=3')).payload).toContain('/blog/a-post?page=3 First');
  });

  it('a visitor who is sent elsewhere keeps the query, each their own', async () => {
    const [one, other] = await Promise.all([open('/old?utm_source=mail'), open('/old?gclid=1')]);
    expect([one, other].map(({ headers }) => headers.location)).toEqual(['/blog?utm_source=mail', '/blog?gclid=1']);
  });

  it('a cache in front may store a page for as long, unless releases are compared', async () => {
    const { headers } = await open('/blog');
    expect(headers).toMatchObject({ 'cdn-cache-control': 'max-age=3', 'cache-control': 'private, no-cache' });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await open('/nowhere')).headers['cdn-cache-control']).toBeUndefined();
    const mine = await busy.server.inject({ url: '/blog', headers: { cookie: 'session=abc' } });
    expect(mine.headers['cdn-cache-control']).toBeUndefined();
    busy.api.responses.set('/api/platform/discovery', discoveryOf(routes, { query: 'page', isSplit: true }));
    await vi.waitFor(
      async () => {
        const compared = (await open('/blog')).headers;
        expect(String(compared['set-cookie'])).toMatch(/^counterpart_cohort=[^;]+;.*\bSecure\b/);
        expect(compared['cdn-cache-control']).toBeUndefined();
      },
      { timeout: 3000, interval: 200 },
    );
  });
});

it('makes its pages anew when a write that passes through says that it changed something', async () => {
  shell.api.responses.set('/api/reviews', (_request: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'x-public-data': 'changed' }).end('{}'),
  );
  await get('/blog');
  expect(await origin('/blog')).toBe('cached');
  await shell.server.inject({
    method: 'POST',
    url: '/api/reviews',
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await origin('/blog')).toBe('server');
});

it('sends visitors where a route leads', async () => {
  const { statusCode, headers } = await get('/blog?moved');
  expect([statusCode, headers.location]).toEqual([302, '/blog']);
});

it('is not rendered on the server when it is for signed-in users only', async () => {
  shell.api.responses.set('/api/user', { id: 7 });
  expect(await origin('/drafts', { cookie: 'session=abc' })).toBe('browser');
});

it('is not told to people what changes', async () => {
  expect((await get('/api/platform/changes')).statusCode).toBe(404);
});

it('caches nothing while the change feed is down', async () => {
  shell.api.responses.delete('/api/platform/changes');
  feed?.end();
  await vi.waitFor(async () => {
    await get('/blog/a-post');
    expect(await origin('/blog/a-post')).toBe('server');
  });
});
