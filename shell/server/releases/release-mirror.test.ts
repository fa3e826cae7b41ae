import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Discovery } from '@counterpart/api/contract';
import { packArchive } from '@counterpart/api/hosting/release-archive';
import { createRegistry } from './registry';
import { createReleaseMirror, type ReleaseMirror } from './release-mirror';

/** The far side of the network: a registry that serves these releases. */
const state = {
  blog: '1.0.0',
  broken: new Set<string>(),
  /** How it answers for a release's archive, by version. */
  faults: new Map<string, (response: ServerResponse) => void>(),
  asked: [] as string[],
};
let api: Server;
let apiUrl: string;
let folder: string;
let errors: unknown[];

const discovery = (version: string): Discovery => ({
  schema: 'v1-pre',
  microFrontends: {
    blog: [
      {
        url: `/releases/blog/${version}/entry.js`,
        metadata: { integrity: 'sha384-x', version },
        deployment: { traffic: 100, default: true },
        extras: {
          manifest: { id: 'blog', title: 'Blog', owner: 'team', version, sdk: '^1.0.0', routes: [] },
          files: { 'entry.js': 'sha384-x' },
          preload: { expose: { files: [], consumes: [] }, lazy: {} },
        },
      },
    ],
  },
});

beforeEach(async () => {
  Object.assign(state, { blog: '1.0.0', broken: new Set(), faults: new Map(), asked: [] });
  errors = [];
  folder = mkdtempSync(join(tmpdir(), 'counterpart-mirror-'));
  api = createServer((request, response) => {
    const [version = ''] = /[^/]+(?=\/archive$)/.exec(request.url ?? '') ?? [];
    state.asked.push(request.url ?? '');
    if (request.url === '/api/platform/discovery') return void response.end(JSON.stringify(discovery(state.blog)));
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

const newMirror = (): ReleaseMirror => createReleaseMirror({ apiUrl, folder, onError: (error) => errors.push(error) });
const archives = () => state.asked.filter((url) => url.endsWith('/archive'));
const contentOf = (version: string) => readFileSync(join(folder, 'blog', version, 'entry.js'), 'utf8');

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
  });
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
    state.blog = '1.1.0';
    state.broken.add('1.1.0');
    for (let second = 0; second < 2; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1050));
      expect(await read(registry)).toBe('1.0.0');
    }
    state.broken.clear();
    await expect.poll(() => read(registry), { timeout: 6000, interval: 200 }).toBe('1.1.0');
    expect(contentOf('1.1.0')).toBe('entry 1.1.0');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['404', (response) => void response.writeHead(404).end()],
    ['503', (response) => void response.writeHead(503).end()],
    ['reset', (response) => void response.destroy()],
    ['HTML with 200', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Hi')],
    ['half of it', (response) => void response.writeHead(200, { 'content-length': 9000 }).write(Buffer.alloc(100))],
    ['no answer', () => undefined],
  ])('renders pages with the release before when the files of a release are %s', async (_name, fault) => {
    const registry = newRegistry();
    expect(await read(registry)).toBe('1.0.0');
    state.blog = '1.1.0';
    state.faults.set('1.1.0', fault);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    const asked = Date.now();
    expect(await read(registry)).toBe('1.0.0');
    expect(Date.now() - asked, 'milliseconds that a page waits for it').toBeLessThan(1000);
    await expect.poll(archives).toContain('/api/platform/releases/blog/1.1.0/archive');
    expect(await read(registry)).toBe('1.0.0');
    expect(contentOf('1.0.0')).toBe('entry 1.0.0');
  });
});
