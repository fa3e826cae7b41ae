import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Discovery } from '@counterpart/api/contract';
import { parseTrustProxy } from '@counterpart/api/hosting/trusted-proxies';
import type { BootData, WholeSet } from '../page-contract/release-set';
import type { RouteDeclaration } from '../sdk/areas/manifest';
import { makeWholeSet } from './releases/split-set';
import { startFakeApi } from './testing/fake-api';
import { discoveryOf, startShell, type ShellFixture } from './testing/shell-fixture';

const routes: readonly RouteDeclaration[] = [
  { path: '/blog', head: { title: 'Blog', canonical: '/blog' } },
  {
    path: '/blog/:slug',
    preload: ['./post'],
    data: { post: '/api/blog/:slug' },
    head: {
      title: '{post.title}',
      fallbackTitle: 'Blog Post Not Found',
      description: '{post.excerpt}',
      type: 'article',
    },
  },
  { path: '/drafts', access: 'signed-in', head: { title: 'Drafts', noindex: true } },
  { path: '/admin', access: 'admin', head: { title: 'Admin', noindex: true } },
];

let shell: ShellFixture;
beforeAll(async () => void (shell = await startShell(routes)));
afterAll(() => shell.stop());
beforeEach(() => {
  shell.api.requests.length = 0;
  shell.api.responses.delete('/api/user');
});

const get = (url: string, headers: Record<string, string> = {}) => shell.server.inject({ url, headers });
const signedIn = { cookie: 'session=abc' };

it('says of a renderer that ended which area’s page it was at, and who mends it', async () => {
  const warned: unknown[] = [];
  const own = await startShell(routes);
  own.server.logger.warn = (...line: unknown[]) => void warned.push(line);
  await own.server.inject('/blog?ends');
  const named = [{ area: 'blog', owner: 'team-blog' }, expect.stringContaining('A renderer ended')];
  await expect.poll(() => warned).toContainEqual(named);
  await own.stop();
});

it('renders an area that is served hot from the last save, and leaves it to the browser where there is none', async () => {
  const machine = await startFakeApi();
  const own = await startShell(routes, { developmentAreas: { blog: machine.url } });
  const origin = async () => (await own.server.inject('/blog')).headers['server-timing'];
  expect(await origin()).toContain('desc=browser');
  machine.responses.set('/server/remote.js', (_: unknown, response: ServerResponse) => void response.end('saved'));
  // The page that was made for the browser is not the one for later.
  await expect.poll(origin).toContain('desc=server');
  const file = await readFile(join(own.folder, 'releases/blog/hot/remote.js'), 'utf8');
  await Promise.all([own.stop(), machine.stop()]);
  expect(file).toBe('saved');
});

it('serves a file that only the shell of another machine has, and asks for none without a hash in its name', async () => {
  const file = 'main.0a1b2c3d.js';
  const bytes = (content: string) => (_: unknown, response: ServerResponse) => void response.end(content);
  expect((await get(`/assets/${file}`)).statusCode).toBe(404);
  const own = await startShell(routes);
  own.api.responses.set(`/api/platform/shell-files/${file}`, bytes('of another build'));
  own.api.responses.set(`/api/platform/shell-files/${file}.br`, bytes('the same, compressed'));
  const answers = await Promise.all(
    ['br', 'identity'].map((encoding) =>
      own.server.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(answers.map(({ payload }) => payload)).toEqual(['the same, compressed', 'of another build']);
  expect(answers[0]?.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable') as string,
  });
  await own.server.inject('/assets/main.js.map');
  await own.server.inject('/assets/..%2fregistry.json');
  const asked = own.api.requests.map(({ url }) => url).filter((url) => url.includes('shell-files'));
  expect(new Set(asked)).toEqual(new Set(['.br', '.gz', ''].map((end) => `/api/platform/shell-files/${file}${end}`)));
  await own.stop();
});

describe('the release before', () => {
  const hash = `sha384-${'a'.repeat(64)}`;
  const url = '/releases/blog/0.9.0/remote-entry.js';
  const known = { name: 'blog', version: '0.9.0', url, files: { 'remote-entry.js': hash, 'server/remote.js': hash } };

  it('has the hashes of what browsers load, for good, and they are known while the API is down', async () => {
    shell.api.responses.set('/api/platform/discovery/blog/0.9.0', known);
    const response = await get('/fallbacks/blog/0.9.0');
    expect(response.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(response.payload)).toEqual({ integrity: { [url]: hash } });
    shell.api.responses.delete('/api/platform/discovery/blog/0.9.0');
    const restarted = await shell.restart();
    const again = await restarted.inject('/fallbacks/blog/0.9.0');
    expect(again.payload).toBe(response.payload);
    await restarted.stop();
  });

  it('is requested again when the registry does not know it yet, and has a readable name', async () => {
    expect((await get('/fallbacks/blog/0.8.0')).statusCode).toBe(404);
    shell.api.responses.set('/api/platform/discovery/blog/0.8.0', { ...known, version: '0.8.0' });
    expect((await get('/fallbacks/blog/0.8.0')).statusCode).toBe(200);
    expect((await get('/fallbacks/blog/..%2f..%2fsecrets')).statusCode).toBe(400);
  });

  it('is read before anyone needs it', async () => {
    const [current] = (shell.api.responses.get('/api/platform/discovery') as Discovery).microFrontends['blog'] ?? [];
    const other = await startShell(routes);
    other.api.responses.set('/api/platform/discovery', {
      schema: 'v1-pre',
      microFrontends: { blog: [{ ...current, fallbackUrl: url }] },
    });
    await other.server.inject('/blog');
    const requested = () => other.api.requests.map((request) => request.url);
    await expect.poll(requested).toContain('/api/platform/discovery/blog/0.9.0');
    await other.stop();
  });
});

describe('what is served to a tab that has been open for a while', () => {
  const inPage = async (cookie: string) => {
    const { payload } = await get('/blog', { cookie });
    const boot = JSON.parse(/id="counterpart-boot">(.*?)<\/script>/.exec(payload)?.[1] ?? '') as BootData;
    const scripts = [...payload.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src);
    return { id: boot.releaseSet.id, scripts, set: boot.releaseSet };
  };
  const cookie = 'counterpart_cohort=a-visitor';

  it('is what their next page runs, and is never stored', async () => {
    const response = await get('/served-releases', { cookie });
    expect(await inPage(cookie)).toMatchObject(JSON.parse(response.payload) as object);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not said to who keeps no cookie while releases are compared', async () => {
    expect(await inPage('')).toMatchObject(JSON.parse((await get('/served-releases')).payload) as object);
    const other = await startShell(routes);
    other.api.responses.set('/api/platform/discovery', discoveryOf(routes, { isSplit: true }));
    expect((await other.server.inject('/served-releases')).statusCode).toBe(204);
    const known = { url: '/served-releases', headers: { cookie } };
    expect((await other.server.inject(known)).statusCode).toBe(200);
    await other.stop();
  });

  it('is whole in a file of its own, whose name is its hash', async () => {
    const { set } = await inPage(cookie);
    const { payload, headers } = await get(`/served-releases/${set.whole}`);
    expect(createHash('sha256').update(payload).digest('base64url')).toBe(set.whole);
    expect((JSON.parse(payload) as WholeSet).areas['blog']?.manifest).toEqual(set.areas['blog']?.manifest);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/served-releases/another')).statusCode).toBe(404);
  });

  it('is whole from a server that has made no such page', async () => {
    const { set } = await inPage(cookie);
    const releases = {
      releaseSet: { id: '', areas: {} },
      versions: {},
      developmentAreas: {},
      pageKey: '',
      isSplit: false,
    };
    const assets = { chunkGraph: { version: 1, chunks: {}, entries: {} }, builtAt: 1, scripts: [], css: '' };
    for (let other = 0; other < 100; other += 1)
      makeWholeSet({ ...assets, integrity: { [`/${other}.js`]: 'sha256-' } } as never, releases, false);
    expect((await get(`/served-releases/${set.whole}`, { cookie })).statusCode).toBe(200);
  });

  it('is not said without a registry', async () => {
    const other = await startShell(routes);
    other.api.responses.delete('/api/platform/discovery');
    expect((await other.server.inject({ url: '/served-releases', headers: { cookie } })).statusCode).toBe(204);
    await other.stop();
  });
});

describe('a page', () => {
  it('runs no inline script but those it names by their hash', async () => {
    const { headers, payload } = await get('/blog');
    const scripts = /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|nonce|\*/);
    const inline = [...payload.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(inline).toHaveLength(2);
    expect(scripts).toBe(`'self' ${inline.join(' ')}`);
  });

  it('carries the route’s data, title and preloads', async () => {
    shell.api.responses.set('/api/blog/a-post', { title: 'A <b>post</b>', excerpt: 'Short "words"' });
    const { payload, statusCode } = await get('/blog/a-post');
    expect(statusCode).toBe(200);
    expect(payload).toContain('<title>A &lt;b&gt;post&lt;/b&gt; | Counterpart</title>');
    expect(payload).toContain('<meta property="og:description" content="Short &quot;words&quot;">');
    expect(payload).toContain('href="/assets/react.js"');
    expect(payload).toContain('href="/releases/blog/1.0.0/post.js"');
    expect(payload).toContain('"/api/blog/a-post":{"title":"A \\u003cb>post\\u003c/b>"');
    expect(payload).not.toContain('<b>post');
  });

  it('is a 404 when its subject does not exist, and when no area owns the URL', async () => {
    const missing = await get('/blog/missing');
    expect([missing.statusCode, /<title>(.*?)<\/title>/.exec(missing.payload)?.[1]]).toEqual([
      404,
      'Blog Post Not Found | Counterpart',
    ]);
    const unknown = await get('/nowhere');
    expect([unknown.statusCode, /<title>(.*?)<\/title>/.exec(unknown.payload)?.[1]]).toEqual([
      404,
      '404 Page Not Found | Counterpart',
    ]);
  });

  it('says what the API said of a missing subject, and nothing of a 404 that is not the API’s', async () => {
    const answer = (headers: Record<string, string>) => (_request: unknown, response: ServerResponse) =>
      void response.writeHead(404, headers).end('This post <does> not exist.');
    const bootOf = async (slug: string) => {
      const { payload } = await get(`/blog/${slug}`);
      return JSON.parse(/id="counterpart-boot">(.*?)<\/script>/.exec(payload)?.[1] ?? '') as BootData;
    };
    shell.api.responses.set('/api/blog/gone', answer({ 'x-error-code': 'post_not_found', 'x-request-id': 'r1' }));
    const said = { sentence: 'This post <does> not exist.', code: 'post_not_found', requestId: 'r1' };
    expect((await bootOf('gone')).notFound).toEqual({ '/api/blog/gone': said });
    shell.api.responses.set('/api/blog/elsewhere', answer({}));
    expect((await bootOf('elsewhere')).notFound).toBeUndefined();
  });

  it('goes out without its data when the API fails', async () => {
    shell.api.responses.set(
      '/api/blog/broken',
      (_request: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
    );
    const { statusCode, payload } = await get('/blog/broken');
    expect(statusCode).toBe(200);
    expect(payload).toContain('"responses":{}');
  });

  it('asks who is signed in only when there is a session', async () => {
    await get('/blog');
    expect(shell.api.requests.some(({ url }) => url === '/api/user')).toBe(false);
    shell.api.responses.set('/api/user', { id: 7, userType: 'client' });
    const { payload } = await get('/blog', signedIn);
    expect(payload).toContain('"user":{"id":7,"userType":"client"}');
    expect(shell.api.requests.find(({ url }) => url === '/api/user')?.cookie).toContain('session=abc');
  });
});

describe('a site whose own URL is https', () => {
  const transport = 'strict-transport-security';

  it('is requested over https only from then on, whatever is requested and however it ends', async () => {
    const [file = ''] = [...(await get('/blog')).payload.matchAll(/src="(\/assets\/[^"]+)"/g)].map(([, url]) => url);
    expect(file).toMatch(/^\/assets\//);
    shell.api.responses.set('/api/user', { id: 1 });
    for (const url of ['/blog', '/nothing/here', '/drafts', '/healthz', '/api/user', '/api/none', file])
      expect([url, (await get(url)).headers[transport]]).toEqual([url, 'max-age=63072000']);
  });

  it('has what Mozilla’s HTTP Observatory gives points for', async () => {
    const { headers, payload } = await get('/blog');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).not.toContain('http:');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    for (const cookie of [headers['set-cookie'] ?? []].flat()) expect(cookie).toMatch(/Secure; HttpOnly; SameSite=Lax/);
    const files = [...payload.matchAll(/<script[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    expect(files.length).toBeGreaterThan(0);
    for (const tag of files) expect(tag).toContain('integrity="sha256-');
  });

  it('sends browsers there that a proxy in front saw without it, and only then', async () => {
    const proxied = await startShell(routes, { trustedProxies: parseTrustProxy('loopback') });
    const ask = async (at: ShellFixture, seen?: string) => {
      const headers = seen === undefined ? {} : { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': seen };
      const response = await at.server.inject({ url: '/blog?page=2', headers, remoteAddress: '127.0.0.1' });
      return [response.statusCode, response.headers.location];
    };
    expect(await ask(proxied, 'http')).toEqual([308, 'https://counterpart.example/blog?page=2']);
    expect(await ask(proxied, 'https')).toEqual([200, undefined]);
    // A health check of the proxy's own.
    expect(await ask(proxied)).toEqual([200, undefined]);
    expect(await ask(shell, 'http')).toEqual([200, undefined]);
    await proxied.stop();
  });

  it('says nothing of it where its URL is http', async () => {
    const plain = await startShell(routes, { publicUrl: 'http://localhost:3000' });
    const { headers } = await plain.server.inject('/blog');
    expect(headers[transport]).toBeUndefined();
    expect(String(headers['set-cookie'])).not.toContain('Secure');
    await plain.stop();
  });
});

describe('the guard', () => {
  it('leads password managers to the page on which a password is changed', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers['location']]).toEqual([302, '/profile?tab=security']);
  });

  it('sends visitors to sign in and back', async () => {
    const { statusCode, headers } = await get('/drafts?page=2');
    expect([statusCode, headers.location]).toEqual([302, '/auth?next=%2Fdrafts%3Fpage%3D2']);
  });

  it('sends those who are no admins home', async () => {
    shell.api.responses.set('/api/user', { id: 7, userType: 'client' });
    const { statusCode, headers } = await get('/admin', signedIn);
    expect([statusCode, headers.location]).toEqual([302, '/']);
    shell.api.responses.set('/api/user', { id: 1, userType: 'admin' });
    expect((await get('/admin', signedIn)).statusCode).toBe(200);
  });
});

describe('files', () => {
  it('come compressed and are immutable for caches', async () => {
    const { payload, headers } = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect([payload, headers['content-encoding'], headers['cache-control']]).toEqual([
      'compressed',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/releases/blog/1.0.0/remote-entry.js')).payload).toBe('entry');
  });

  it.each([
    '/assets/missing.js',
    '/releases/blog/9.9.9/remote-entry.js',
    '/assets/..%2f..%2fregistry.json',
    '/releases/../registry.json',
    // What only servers run, and is there.
    '/assets/server/renderer.cjs',
    '/releases/blog/1.0.0/server/remote.js',
    '/releases/blog/1.0.0/%73erver/remote.js',
  ])('%s is not there', async (path) => {
    const { statusCode, headers, payload } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(payload).not.toContain(shell.folder);
  });
});

describe('the API behind the same origin', () => {
  it('is passed on with status, sentence and code', async () => {
    const { statusCode, payload, headers } = await get('/api/nothing');
    expect([statusCode, payload, headers['x-error-code']]).toEqual([
      404,
      'We couldn’t find what you asked for.',
      'not_found',
    ]);
  });
});

describe('a registry file that is damaged while the API is down', () => {
  const damages: readonly (readonly [string, (text: string) => string])[] = [
    ['cut off', (text) => text.slice(0, text.length / 2)],
    ['changed in one letter', (text) => text.replace('1.0.0', '1.0.1')],
    ['empty', () => ''],
    ['something else', () => 'null'],
  ];

  it.each(damages)('%s: pages say what does not work', async (_case, damage) => {
    const other = await startShell(routes);
    await other.server.inject('/blog');
    await other.api.stop();
    const file = join(other.folder, 'registry.json');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    const restarted = await other.restart();
    const page = await restarted.inject('/blog');
    expect([page.statusCode, /<title>(.*?)<\/title>/.exec(page.payload)?.[1]]).toEqual([
      503,
      'Not available right now | Counterpart',
    ]);
    expect(page.payload).toContain('<div id="app">');
    expect((await restarted.inject('/readyz')).statusCode).toBe(503);
    await restarted.stop();
    await other.stop();
  });
});

describe('while the API is down', () => {
  it('shows pages from the last good registry, also after a restart, and responds with 503 on /api', async () => {
    await get('/blog');
    await shell.api.stop();
    const restarted = await shell.restart();
    const page = await restarted.inject('/blog');
    expect([page.statusCode, page.payload.includes('"version":"1.0.0"')]).toEqual([200, true]);
    const call = await restarted.inject('/api/user');
    expect([call.statusCode, call.payload, call.headers['x-error-code']]).toEqual([
      503,
      'The service is not reachable right now. Try again in a moment.',
      'unavailable',
    ]);
  });
});
