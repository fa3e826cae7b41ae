import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, blogFiles, publication, publishing, registerShells } from '../release-factory';
import { createFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';
import { createS3Store } from './s3-store';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-store-'));
/** A server that speaks the S3 protocol, checks signatures, and stores objects on this disk. */
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'releases', configs: [] }],
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
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (name = 'releases') => ({ name, endpoint, region: 'us-east-1' });
const stores: readonly (readonly [string, () => ReleaseStore])[] = [
  ['a folder', () => createFolderStore(join(folder, 'store'))],
  ['a bucket', () => createS3Store(bucket())],
];

describe.each(stores)('%s', (_name, create) => {
  it('gives back the bytes that were stored, until they are removed', async () => {
    const store = create();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    const key = 'blog/1.0.0-local.1+a/f/chunks/a~b.js';
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes);
    await store.put('blog/1.0.0-local.1+a/f/empty.css', Buffer.alloc(0));
    expect(await create().get(key)).toEqual(bytes);
    expect(await store.get('blog/1.0.0-local.1+a/f/empty.css')).toEqual(Buffer.alloc(0));
    await store.remove([key, 'blog/none']);
    expect(await store.get(key)).toBeNull();
  });
});

describe('a folder', () => {
  it.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', ''])('has no key %j', async (key) => {
    const store = createFolderStore(join(folder, 'store'));
    await expect((async () => store.put(key, Buffer.from('x')))()).rejects.toThrow('is no key');
  });
});

describe('an API with a bucket', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await createTestServer({ dataFolder: join(folder, 'data'), releaseBucket: bucket() });
    await registerShells(test);
  });
  afterAll(() => test.stop());

  it('publishes into it and serves from it; nothing is on its own disk', async () => {
    expect((await test.server.inject(publishing(await archiveOf(publication())))).statusCode).toBe(200);
    const objects = readdirSync(join(folder, 's3'), { recursive: true }).map(String);
    for (const path of Object.keys(blogFiles))
      expect(objects.filter((object) => object.endsWith(`/${path}._S3rver_object`))).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain('data');
    const archive = await test.server.inject('/api/platform/releases/blog/1.0.0/archive');
    expect(archive.statusCode).toBe(200);
  });

  it('publishes nothing when the bucket cannot be written to', async () => {
    const broken = await createTestServer({ releaseBucket: bucket('not-there') });
    try {
      await registerShells(broken);
      const response = await broken.server.inject(publishing(await archiveOf(publication()), asInstallation));
      expect(response.statusCode).toBe(500);
      expect(await broken.database('releases')).toEqual([]);
      expect(await broken.database('route_owners')).toEqual([]);
    } finally {
      await broken.stop();
    }
  });
});
