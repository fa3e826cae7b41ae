import { afterEach, expect, it, vi } from 'vitest';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import { startShell, type ShellFixture } from '../testing/shell-fixture';
import type { Discovery } from '@counterpart/api/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';

const origin = 'http://localhost:4103';
const override = { area: 'blog', title: 'Blog', origin, expiresAt: '2026-11-25T06:00:00.000Z' };
const cookie = '__Host-counterpart_override=sealed.value';
const routes: RouteDeclaration[] = [
  { path: '/blog/:slug', head: { title: 'A post' } },
  { path: '/blog', head: { title: 'Blog' } },
];
const link = { area: 'blog', title: '<Blog>', origin, madeBy: 'Ada Bell', mayUse: true };

let shell: ShellFixture;
afterEach(() => shell.stop());

const start = async () => {
  shell = await startShell(routes);
  shell.api.responses.set('/api/platform/changes', (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('alive\n');
  });
  shell.api.responses.set('/api/platform/override', { override });
  await shell.server.initialize();
  return shell;
};
const page = (headers: Record<string, string> = {}, url = '/blog') => shell.server.inject({ url, headers });
const boot = (html: string) =>
  JSON.parse(/id="counterpart-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    override?: unknown;
    rendered?: unknown;
    releaseSet: {
      id: string;
      areas: Record<string, { entry: string; fallback: unknown; reports?: number; files: object }>;
    };
  };
const policyOf = ({ headers }: { readonly headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

it('takes the area from the developer, for the browser with the override only', async () => {
  await start();
  const own = await page({ cookie });
  const { override: shown, rendered, releaseSet } = boot(own.payload);
  expect(shown).toEqual(override);
  expect(releaseSet.areas['blog']).toMatchObject({ entry: `${origin}/remote-entry.js`, fallback: null });
  // Neither rendered here with the developer's code nor kept for anyone.
  expect(rendered).toBeUndefined();
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.headers['etag']).toBeUndefined();
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policyOf(own)).toMatch(new RegExp(`${directive} [^;]*${origin}(;| |$)`));
  expect(policyOf(own)).toContain('ws://localhost:4103');
  expect(policyOf(own)).toContain("require-trusted-types-for 'script'");
  expect(own.headers['integrity-policy']).toBeUndefined();
  expect(own.payload).toContain(`||a.origin==="${origin}"`);

  const other = await page();
  expect(boot(other.payload).override).toBeUndefined();
  expect(boot(other.payload).releaseSet.areas['blog']?.entry).toBe('/releases/blog/1.0.0/remote-entry.js');
  expect(other.payload + policyOf(other)).not.toContain(origin);
  expect(other.headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

it('leaves the pages of everyone else in the cache as they were', async () => {
  await start();
  // Pages are cached once changes are heard of.
  await vi.waitFor(async () => expect(String((await page()).headers['server-timing'])).toContain('cached'), 5_000);
  const before = await page();
  await page({ cookie });
  const after = await page();
  expect(String(after.headers['server-timing'])).toContain('cached');
  expect(after.payload).toBe(before.payload);
  // The files of each route, which are remembered by release set, are those of the release.
  expect(boot(after.payload).releaseSet.areas['blog']?.files).not.toEqual({});
  expect(boot((await page({ cookie })).payload).releaseSet.id).not.toBe(boot(after.payload).releaseSet.id);
});

it('is asked of the API with each page: one that is over is gone, and its cookie with it', async () => {
  await start();
  await page({ cookie });
  shell.api.responses.set('/api/platform/override', { override: null });
  const next = await page({ cookie });
  expect(boot(next.payload).override).toBeUndefined();
  expect(String(next.headers['set-cookie'])).toContain('__Host-counterpart_override=; Max-Age=0');
  expect(policyOf(next)).not.toContain(origin);
  // Away: no override, and nothing is forgotten.
  shell.api.responses.delete('/api/platform/override');
  const blind = await page({ cookie });
  expect(boot(blind.payload).override).toBeUndefined();
  expect(String(blind.headers['set-cookie'])).not.toContain('override');
});

it('asks nothing for browsers without the cookie', async () => {
  await start();
  await page();
  expect(shell.api.requests.filter(({ url }) => url === '/api/platform/override')).toEqual([]);
});

it('reports nothing of a trial from such a page', async () => {
  await start();
  const discovery = shell.api.responses.get('/api/platform/discovery') as Discovery;
  const [version] = discovery.microFrontends['blog'] ?? [];
  if (!version) throw new Error('There is no blog.');
  const trial = { ...version, deployment: { traffic: 50, default: false } };
  const stable = { ...version, deployment: { traffic: 50, default: true } };
  shell.api.responses.set('/api/platform/discovery', { ...discovery, microFrontends: { blog: [trial, stable] } });
  const reports = async (headers: Record<string, string>) =>
    boot((await page(headers)).payload).releaseSet.areas['blog']?.reports;
  expect(await reports({})).toBe(1);
  expect(await reports({ cookie })).toBeUndefined();
});

it('shows a published release to one browser, also of an area and a route that no one else has', async () => {
  await start();
  const discovery = shell.api.responses.get('/api/platform/discovery') as Discovery;
  const [version] = discovery.microFrontends['blog'] ?? [];
  if (!version) throw new Error('There is no blog.');
  const route = { path: '/planner', head: { title: 'Planner' } };
  const manifest = { ...version.extras.manifest, id: 'planner', title: 'Planner', routes: [route] };
  const release = {
    ...version,
    url: '/releases/planner/2.0.0/remote-entry.js',
    extras: { ...version.extras, manifest },
  };
  shell.api.responses.set('/api/platform/override', {
    override: { ...override, area: 'planner', title: 'Planner', origin: 'release 2.0.0' },
    release: { ...release, metadata: { ...release.metadata, version: '2.0.0' } },
  });
  const own = await page({ cookie }, '/planner');
  expect(own.statusCode).toBe(200);
  expect(boot(own.payload).releaseSet.areas).toMatchObject({ planner: { entry: release.url }, blog: {} });
  // Its files are checked as everyone's are.
  expect(own.payload).toMatch(
    /"\/releases\/planner\/2\.0\.0\/remote-entry\.js" crossorigin="anonymous" integrity="sha/,
  );
  expect(own.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect((await page({}, '/planner')).statusCode).toBe(404);
});

it('says to a tab with an override what its next page runs', async () => {
  await start();
  const cohort = 'counterpart_cohort=someone';
  const served = async (cookies: string) =>
    ((await shell.server.inject({ url: '/served-releases', headers: { cookie: cookies } })).result as { id: string })
      .id;
  const own = boot((await page({ cookie: `${cohort}; ${cookie}` })).payload).releaseSet.id;
  expect(await served(`${cohort}; ${cookie}`)).toBe(own);
  expect(await served(cohort)).not.toBe(own);
});

const linkPath = '/api/platform/overrides/links/one';
const submit = (payload: string, headers: Record<string, string> = {}) =>
  shell.server.inject({
    method: 'POST',
    url: '/overrides/one',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

it('asks before it sets anything, on a page without any script of an area', async () => {
  await start();
  shell.api.responses.set(linkPath, link);
  const asked = await page({}, '/overrides/one');
  expect(asked.statusCode).toBe(200);
  expect(asked.payload).toContain('&lt;Blog&gt;');
  expect(asked.payload).toContain(origin);
  expect(asked.payload).toContain('Ada Bell');
  expect(asked.payload).not.toContain('deployToken');
  expect(policyOf(asked)).toMatch(/^default-src 'none'; script-src 'sha256-[^' ]+';/);
  expect(policyOf(asked)).toContain("frame-ancestors 'none'");
  expect([asked.headers['cache-control'], asked.headers['set-cookie']]).toEqual(['no-store', undefined]);
  shell.api.responses.set(linkPath, { ...link, mayUse: false });
  expect((await page({}, '/overrides/one')).payload).toContain('name="deployToken"');
});

it('passes on what the API sets, and leaves to it who may and where the request came from', async () => {
  await start();
  const seen: { readonly method: string | undefined; readonly site: unknown; readonly body: string }[] = [];
  shell.api.responses.set(linkPath, (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method } = request;
      if (method === 'GET') return response.end(JSON.stringify(link));
      seen.push({ method, site: request.headers['sec-fetch-site'], body });
      if (request.headers['sec-fetch-site'] !== 'same-origin')
        return response.writeHead(403, { 'content-type': 'text/plain' }).end('It was <refused>.');
      return response.writeHead(200, { 'set-cookie': `${cookie}; HttpOnly` }).end(JSON.stringify({ override }));
    });
  });
  const foreign = await submit('deployToken=cpdeploy_x', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(400);
  expect(foreign.headers['set-cookie']).toBeUndefined();
  expect(foreign.payload).toContain('It was &lt;refused&gt;.');
  const used = await submit('deployToken=+cpdeploy_x', { 'sec-fetch-site': 'same-origin' });
  expect([used.statusCode, used.headers['location']]).toEqual([303, '/blog']);
  expect(String(used.headers['set-cookie'])).toContain(cookie);
  expect(seen.map(({ site, body }) => [site, body])).toEqual([
    ['cross-site', '{"deployToken":"cpdeploy_x"}'],
    ['same-origin', '{"deployToken":"cpdeploy_x"}'],
  ]);
});

it('says what is wrong with a link that was used, and when the API is away', async () => {
  await start();
  const gone = await page({}, '/overrides/one');
  expect([gone.statusCode, gone.payload.includes('This link cannot be used')]).toEqual([404, true]);
  shell.api.responses.set(linkPath, (_: unknown, response: ServerResponse) => response.writeHead(500).end());
  const away = await page({}, '/overrides/one');
  expect([away.statusCode, away.payload.includes('not reachable right now')]).toEqual([503, true]);
});
