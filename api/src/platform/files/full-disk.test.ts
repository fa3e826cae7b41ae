import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { acceptedRequests } from '../testing/accepted-requests';
import { createPopulatedWorld } from '../testing/populated-world';
import { injected, type AcceptedRequest } from '../testing/request-parts';
import { createTestServer, type TestServer } from '../testing/test-server';

const dataFolder = mkdtempSync(join(tmpdir(), 'counterpart-disk-'));
const mount = ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataFolder];
/** A disk of its own, where this account may mount one; elsewhere writing fails halfway once it is full. */
const disk = vi.hoisted(() => ({ isFull: false, isMounted: false }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FileSystem>();
  const writeFile: typeof real.writeFile = async (file, data, options) => {
    if (!disk.isFull || disk.isMounted) return real.writeFile(file, data, options);
    await real.writeFile(file, 'half', options);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, writeFile };
});

let test: TestServer;
let uploads: [string, AcceptedRequest][];
let defaults: Readonly<Record<string, string>>;
beforeAll(async () => {
  disk.isMounted = spawnSync('mount', mount).status === 0;
  test = await createTestServer({ dataFolder });
  const world = await createPopulatedWorld(test);
  const requests = await acceptedRequests(test, world);
  defaults = world.headers.client;
  const taking = Object.keys(requests).filter((name) => {
    const route = test.server.table().find(({ method, path }) => name === `${method.toUpperCase()} ${path}`);
    return route?.settings.plugins?.contract?.upload;
  });
  // The analyzer stores nothing.
  uploads = taking
    .filter((name) => !name.includes('analy'))
    .flatMap((name) => {
      const request = requests[name];
      return request ? [[name, request]] : [];
    });
});
afterAll(async () => {
  await test.stop();
  if (disk.isMounted) spawnSync('umount', [dataFolder]);
  rmSync(dataFolder, { recursive: true, force: true });
});

const files = () =>
  readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'filler')
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

function fill(): void {
  disk.isFull = true;
  if (!disk.isMounted) return;
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      for (;;) writeFileSync(join(dataFolder, 'filler'), Buffer.alloc(size), { flag: 'a' });
    } catch {
      // A smaller piece may still find room.
    }
}

it('every upload on a full disk is refused with a sentence, and nothing of it stays', async () => {
  expect(uploads.length).toBeGreaterThanOrEqual(6);
  const ready = [];
  for (const [name, accepted] of uploads) {
    const [method = '', path = ''] = name.split(' ');
    ready.push({ ...{ method, path, params: {}, query: {}, headers: defaults }, ...(await accepted()) });
  }
  const before = files();
  fill();
  for (const parts of ready) {
    const { statusCode, payload, headers } = await test.server.inject(injected(parts));
    expect([statusCode, headers['x-error-code'], payload], parts.path).toEqual([
      507,
      'storage_full',
      'We’re out of space to store this right now. Please try again later.',
    ]);
    expect(files(), parts.path).toEqual(before);
  }
});

it('a start removes what a killed process left half written, and nothing that is still being written', async () => {
  disk.isFull = false;
  rmSync(join(dataFolder, 'filler'), { force: true });
  const folder = join(dataFolder, 'uploads', 'avatars');
  mkdirSync(folder, { recursive: true });
  const part = (name: string): string => join(folder, `${name}.part`);
  const gone = [`a.webp.999999@${hostname()}`, `b.webp.${process.pid}@${hostname()}`, 'c.webp', 'd.webp.1@elsewhere'];
  const left = [`e.webp.${process.ppid}@${hostname()}`, 'f.webp.1@elsewhere'];
  for (const name of [...gone, ...left]) writeFileSync(part(name), 'half');
  for (const name of ['c.webp', 'd.webp.1@elsewhere']) utimesSync(part(name), 1, 1);
  const again = await createTestServer({ dataFolder });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(left.map((name) => `${name}.part`));
  await again.stop();
});
