import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../server/create-server';
import { acceptedRequests } from '../testing/accepted-requests';
import { createPopulatedWorld } from '../testing/populated-world';
import { injected, type AcceptedRequest } from '../testing/request-parts';
import { createTestServer, type TestServer } from '../testing/test-server';
import { createBucketStore } from './bucket-store';
import { createFolderStore, type FileStore } from './file-store';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-bucket-'));
/** A server that speaks the S3 protocol, checks signatures, and stores objects on this disk. */
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
});
const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
const before = keys.map((key) => process.env[key]);
let endpoint: string;
beforeAll(async () => {
  for (const key of keys) process.env[key] = 'S3RVER';
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  for (const [at, key] of keys.entries()) {
    const value = before[at];
    if (value === undefined) delete process.env[key];
    else process.env[key] = value;
  }
  await s3.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (name = 'files') => ({ name, endpoint, region: 'us-east-1' });
const objects = () =>
  readdirSync(join(folder, 's3'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('._S3rver_object'));

const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => createFolderStore(join(folder, 'store'))],
  ['a bucket', () => createBucketStore(bucket(), 'store')],
];

describe.each(stores)('%s', (_name, create) => {
  it('gives back the bytes that were stored, until they are removed', async () => {
    const store = create();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    const name = 'blog/1.0.0-local.1+a/f/chunks/a~b.js';
    expect(await store.read(name)).toBeNull();
    await store.save(name, bytes);
    await store.save('blog/1.0.0-local.1+a/f/empty.css', Buffer.alloc(0));
    expect(await create().read(name)).toEqual(bytes);
    expect(await store.read('blog/1.0.0-local.1+a/f/empty.css')).toEqual(Buffer.alloc(0));
    await store.remove(name);
    await store.remove('blog/none');
    expect(await store.read(name)).toBeNull();
  });
});

it.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', ''])('a folder has no file named %j', async (name) => {
  const store = createFolderStore(join(folder, 'store'));
  await expect(store.save(name, Buffer.from('x'))).rejects.toThrow('is no name');
});

describe('two machines with one database and one bucket', () => {
  let test: TestServer;
  let other: Server;
  let uploads: readonly (readonly [string, AcceptedRequest])[];
  let asClient: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const files = bucket();
    test = await createTestServer({ dataFolder: join(folder, 'one'), bucket: files });
    other = await createServer({ ...test.settings, dataFolder: join(folder, 'other') }, test.database);
    await other.initialize();
    const world = await createPopulatedWorld(test);
    asClient = world.headers.client;
    const isStored = (name: string) => {
      const route = test.server.table().find(({ method, path }) => name === `${method.toUpperCase()} ${path}`);
      // The analyzer stores nothing.
      return route?.settings.plugins?.contract?.upload && !name.includes('analy');
    };
    uploads = Object.entries(await acceptedRequests(test, world)).filter(([name]) => isStored(name));
  });
  afterAll(async () => {
    await other.stop({ timeout: 0 });
    await test.stop();
  });

  const partsOf = async ([name, accepted]: (typeof uploads)[number]) => {
    const [method = '', path = ''] = name.split(' ');
    return { ...{ method, path, params: {}, query: {}, headers: asClient }, ...(await accepted()) };
  };

  it('every upload goes into the bucket, none onto the disk, and the other machine has it', async () => {
    expect(uploads.length).toBeGreaterThanOrEqual(6);
    const shown: string[] = [];
    for (const upload of uploads) {
      const parts = await partsOf(upload);
      const known = objects().length;
      const response = await test.server.inject(injected(parts));
      expect(response.statusCode, parts.path).toBeLessThan(300);
      expect(objects().length, parts.path).toBeGreaterThan(known);
      const url = /"((?:\/api\/(?:avatars|blog\/images)\/)[^"]+)"/.exec(response.payload)?.[1];
      if (!url) continue;
      shown.push(url);
      const [here, there] = [await test.server.inject(url), await other.inject(url)];
      expect(there.statusCode, url).toBe(200);
      expect(there.rawPayload.equals(here.rawPayload), url).toBe(true);
    }
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(existsSync(join(folder, 'one', 'uploads'))).toBe(false);
    expect(existsSync(join(folder, 'one', 'release-store'))).toBe(false);
  });

  it('without the bucket, uploads and pictures are refused with a sentence, and nothing of them stays', async () => {
    const ready = [];
    for (const upload of uploads) ready.push(await partsOf(upload));
    const names = ['blog_images', 'message_attachments', 'verification_documents', 'releases', 'route_owners'];
    const rows = () => Promise.all(names.map((name) => test.database(name).count()));
    const stored = await rows();
    await s3.close();
    const asked = [
      ...ready.map(injected),
      { method: 'GET', url: `/api/avatars/${'ab'.repeat(16)}-512.webp`, headers: {} },
    ];
    for (const request of asked) {
      const { statusCode, headers, payload } = await test.server.inject(request);
      expect([statusCode, headers['x-error-code'], payload], JSON.stringify(request.url)).toEqual([
        503,
        'storage_unavailable',
        'We cannot reach our files right now. Please try again in a moment.',
      ]);
    }
    expect(await rows()).toEqual(stored);
  });
});
