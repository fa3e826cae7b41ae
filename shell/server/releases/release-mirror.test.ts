import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Discovery } from '@counterpart/api/contract';
import { packArchive } from '@counterpart/api/hosting/release-archive';
import { areas, titles, type NetworkFailure } from '../../e2e/releases/failure-table';
import { createRegistry } from './registry';
import { createReleaseMirror, type ReleaseMirror } from './release-mirror';

/** The far side of the network: a registry that serves these releases. */
const state = {
  areas: ['blog'] as readonly string[],
  version: '1.0.0',
  broken: new Set<string>(),
  /** Faults in its responses for a release's archive, by version. */
  faults: new Map<string, (response: ServerResponse) => void>(),
  asked: [] as string[],
};
let api: Server;
let apiUrl: string;
let folder: string;
let errors: unknown[];
let lost: unknown[];

const release = (area: string, version: string) => ({
  url: `/releases/${area}/${version}/entry.js`,
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic: 100, default: true },
  extras: {
    manifest: { id: area, title: area, owner: 'team', version, sdk: '^1.0.0', routes: [] },
    files: { 'entry.js': 'sha384-x' },
    preload: { expose: { files: [], consumes: [] }, lazy: {} },
  },
});

/** Every area at this version. */
const discovery = (version: string): Discovery => ({
  schema: 'v1-pre',
  microFrontends: Object.fromEntries(state.areas.map((area) => [area, [release(area, version)]])),
});

beforeEach(async () => {
  Object.assign(state, { areas: ['blog'], version: '1.0.0', broken: new Set(), faults: new Map(), asked: [] });
  errors = [];
  lost = [];
  folder = mkdtempSync(join(tmpdir(), 'counterpart-mirror-'));
  api = createServer((request, response) => {
    const [version = ''] = /[^/]+(?=\/archive$)/.exec(request.url ?? '') ?? [];
    state.asked.push(request.url ?? '');
    if (request.url === '/api/platform/discovery') return void response.end(JSON.stringify(discovery(state.version)));
    const fault = state.faults.get(version);
    if (fault) {
      fault(response);
      return;
    }
    if (state.broken.has(version)) return void response.end('no archive');
    if (version === '9.9.9') return void response.writeHead(404).end();
    const files = new Map([
      ['entry.js', Buffer.from(`entry ${version}`)],
      ['server/remote.js', Buffer.from('server')],
    ]);
    void packArchive(files).then((archive) => response.end(archive));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const newMirror = (): ReleaseMirror =>
  createReleaseMirror({
    apiUrl,
    folder,
    onError: (error, release) => {
      errors.push(error);
      lost.push(release);
    },
  });
const archives = () => state.asked.filter((url) => url.endsWith('/archive'));
const contentOf = (version: string, area = 'blog') => readFileSync(join(folder, area, version, 'entry.js'), 'utf8');

describe('copies of releases', () => {
  it('are fetched whole and once, by several requests and after a restart', async () => {
    const mirror = newMirror();
    expect(await Promise.all([mirror.has('blog', '1.0.0'), mirror.has('blog', '1.0.0')])).toEqual([true, true]);
    expect(await newMirror().has('blog', '1.0.0')).toBe(true);
    expect(archives()).toEqual(['/api/platform/releases/blog/1.0.0/archive']);
    expect(contentOf('1.0.0')).toBe('entry 1.0.0');
    expect(readdirSync(join(folder, 'blog'))).toEqual(['1.0.0']);
  });

  it('may be made by two processes at the same time', async () => {
    expect(await Promise.all([newMirror().has('blog', '1.0.0'), newMirror().has('blog', '1.0.0')])).toEqual([
      true,
      true,
    ]);
    expect(readdirSync(join(folder, 'blog'))).toEqual(['1.0.0']);
  });

  it.each([
    ['..', '1.0.0'],
    ['blog', '..'],
    ['', ''],
    ['blog', 'a/b'],
    ['.x', '1'],
  ])('of %j %j are not asked for', async (area, version) => {
    expect(await newMirror().has(area, version)).toBe(false);
    expect(state.asked).toEqual([]);
  });

  it('of a release that is damaged or not there leave nothing behind', async () => {
    state.broken.add('1.0.0');
    const mirror = newMirror();
    expect([await mirror.has('blog', '1.0.0'), await mirror.has('blog', '9.9.9')]).toEqual([false, false]);
    expect(errors).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
    await newMirror().fetchServed(discovery('1.0.0'));
    expect(lost).toEqual([
      { area: 'blog', version: '1.0.0', owner: undefined },
      { area: 'blog', version: '1.0.0', owner: 'team' },
    ]);
  });
});

it('copies go 30 days after they were last served, and are fetched again when a tab asks', async () => {
  const mirror = newMirror();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await mirror.has('blog', version);
  const long = new Date(Date.now() - 31 * 86_400_000);
  for (const version of ['1.0.0', '1.1.0']) utimesSync(join(folder, 'blog', version), long, long);
  await mirror.fetchServed(discovery('1.1.0'));
  expect(readdirSync(join(folder, 'blog')).sort()).toEqual(['1.1.0', '1.2.0']);
  expect(await mirror.has('blog', '1.0.0')).toBe(true);
  expect(contentOf('1.0.0')).toBe('entry 1.0.0');
});

it('copies that another shell on the folder removed are fetched again, and one that cannot be looked at stops nothing', async () => {
  const [one, other] = [newMirror(), newMirror()];
  for (const version of ['1.0.0', '1.1.0']) await one.has('blog', version);
  writeFileSync(join(folder, 'a-file'), '');
  const long = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, 'blog', '1.0.0'), long, long);
  await other.fetchServed(discovery('1.1.0'));
  expect(readdirSync(join(folder, 'blog'))).toEqual(['1.1.0']);
  expect(await one.has('blog', '1.0.0')).toBe(true);
  expect(contentOf('1.0.0')).toBe('entry 1.0.0');
});

describe('the registry with copies', () => {
  const versionOf = ({ microFrontends }: Discovery) => microFrontends['blog']?.[0]?.metadata.version;
  const read = async (registry: { read(): Promise<Discovery> }) => versionOf(await registry.read());
  const newRegistry = () =>
    createRegistry({
      apiUrl,
      file: join(folder, 'registry.json'),
      onError: (error) => errors.push(error),
      fetchFiles: newMirror().fetchServed,
    });

  it('serves a release only once its files are here', async () => {
    const registry = newRegistry();
    expect(await read(registry)).toBe('1.0.0');
    expect(contentOf('1.0.0')).toBe('entry 1.0.0');
    state.version = '1.1.0';
    state.broken.add('1.1.0');
    for (let second = 0; second < 2; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1050));
      expect(await read(registry)).toBe('1.0.0');
    }
    state.broken.clear();
    await expect.poll(() => read(registry), { timeout: 6000, interval: 200 }).toBe('1.1.0');
    expect(contentOf('1.1.0')).toBe('entry 1.1.0');
  });

  const faults: Readonly<Record<NetworkFailure | 'hangs' | 'is cut off', (response: ServerResponse) => void>> = {
    'answers 404': (response) => void response.writeHead(404).end(),
    'answers 503': (response) => void response.writeHead(503).end(),
    'is reset': (response) => void response.destroy(),
    'is HTML with 200': (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Hi</title>'),
    hangs: () => undefined,
    'is cut off': (response) => void response.writeHead(200, { 'content-length': 9000 }).write(Buffer.alloc(100)),
  };

  it.each(Object.entries(faults).map(([failure, fault]) => [titles.toServer(failure as NetworkFailure), fault]))(
    '%s',
    async (_title, fault) => {
      state.areas = areas;
      const versions = ({ microFrontends }: Discovery) =>
        Object.fromEntries(Object.entries(microFrontends).map(([area, [found]]) => [area, found?.metadata.version]));
      const before = Object.fromEntries(areas.map((area) => [area, '1.0.0']));
      const registry = newRegistry();
      expect(versions(await registry.read())).toEqual(before);
      state.version = '1.1.0';
      state.faults.set('1.1.0', fault);
      await new Promise((resolve) => setTimeout(resolve, 1050));
      const asked = Date.now();
      expect(versions(await registry.read())).toEqual(before);
      expect(Date.now() - asked, 'milliseconds that a page waits for it').toBeLessThan(1000);
      const asks = areas.map((area) => `/api/platform/releases/${area}/1.1.0/archive`);
      await expect.poll(archives).toEqual(expect.arrayContaining(asks));
      expect(versions(await registry.read())).toEqual(before);
      for (const area of areas) expect(contentOf('1.0.0', area)).toBe('entry 1.0.0');
    },
  );
});
