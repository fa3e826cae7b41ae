import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucketStore } from '../../../../platform/files/bucket-store';
import { createFolderStore, type FileStore } from '../../../../platform/files/file-store';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { AreaOverride, previewOrigin } from '../overrides/area-override.model';
import { archiveOf, blogFiles, publication, publishing, registerShells, testShell } from '../release-factory';
import { Release, ReleaseActivation } from '../release.model';
import { Rollout } from '../rollouts/rollout.model';
import { ShellBuild } from '../shells/shell.model';
import { shellFolder } from '../shells/shell-store';
import { removeOldReleases, retention } from './retention.service';
import { storeFiles } from './stored-files';

const test = testServer();
const folder = mkdtempSync(join(tmpdir(), 'counterpart-retention-'));
const s3 = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
  configureBuckets: [{ name: 'files', configs: [] }],
});
let endpoint: string;
beforeAll(async () => {
  for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) process.env[key] = 'S3RVER';
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const day = 86_400_000;
const first = Date.UTC(2026, 0, 1);
/** Number of everything in a folder, its empty folders too. */
const inFolder = (path: string) => readdirSync(path, { recursive: true }).length;
const stores: readonly (readonly [string, () => FileStore, () => number])[] = [
  ['a folder', () => createFolderStore(join(folder, 'store')), () => inFolder(join(folder, 'store'))],
  [
    'a bucket',
    () => createBucketStore({ name: 'files', endpoint, region: 'us-east-1' }, 'store'),
    () =>
      readdirSync(join(folder, 's3'), { recursive: true }).filter((name) => String(name).endsWith('_object')).length,
  ],
];

/** A release that was published, and served when the one before was left, on a day. */
async function publishOn(index: number, everyDays: number, store: FileStore): Promise<Release> {
  const at = new Date(first + index * everyDays * day);
  const version = `1.0.${index}`;
  const storedAs = `blog/${version}/a`;
  await storeFiles(
    store,
    storedAs,
    Object.entries({ ...blogFiles, 'chunks/page.js.map': '{}' }).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const { entry, ...described } = publication(version);
  const row = { ...described, url: `/${entry}`, integrity: 'x', storedAs, compressed: [], publishedAt: at };
  const release = await Release.query().insertAndFetch(row);
  await ReleaseActivation.query().patch({ active: false, isDefault: false, traffic: 0 }).where({ name: 'blog' });
  const served = { active: true, isDefault: true, traffic: 100, activatedAt: at, activatedBy: null };
  await ReleaseActivation.query().insert({ releaseId: release.id, name: 'blog', ...served });
  return release;
}
const versions = async () =>
  (await Release.query().where({ removedAt: null }).orderBy('id')).map(({ version }) => version);
/** Removes what is old at a time, and returns whose files could not be removed. */
async function run(store: FileStore, now: number): Promise<string[]> {
  const failed: string[] = [];
  const onError = (_error: unknown, subject: string) => void failed.push(subject);
  await removeOldReleases({ releases: store, shells: store, onError }, new Date(now));
  return failed;
}
/** A store that fails to remove the first file that it is asked to. */
function failingOnce(store: FileStore): FileStore {
  let isFirst = true;
  return {
    ...store,
    remove: (name) => {
      if (!isFirst) return store.remove(name);
      isFirst = false;
      return Promise.reject(new Error('The store is away.'));
    },
  };
}

describe.each(stores)('in %s', (_name, create, count) => {
  it('a hundred releases take no more room than those of thirty days', async () => {
    const store = create();
    const counts: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      await publishOn(index, 1, store);
      await run(store, first + index * day);
      counts.push(count());
    }
    expect(new Set(counts.slice(retention.days + 2)).size).toBe(1);
    expect(await versions()).toHaveLength(retention.days + 1);
    expect(await store.read('blog/1.0.0/a/chunks/page.js.map')).toBeNull();
    expect(await store.read('blog/1.0.99/a/chunks/page.js')).toEqual(Buffer.from('the page'));
    const acts = await test.database('audit_entries').where({ action: 'release.removed' });
    expect(acts).toHaveLength(100 - retention.days - 1);
    await run(store, first + 1_000 * day);
    expect(await versions()).toHaveLength(retention.releases);
  });
});

it('a release stays, however old, while it is served, previewed or next to roll back to', async () => {
  const store = createFolderStore(join(folder, 'few'));
  const all: Release[] = [];
  for (let index = 0; index < 12; index += 1) all.push(await publishOn(index, 1, store));
  // An old one is served, the one published before it would be next; the newer ones were rolled back.
  const [, next, served, , previewed] = all;
  if (!next || !served || !previewed) throw new Error('There are too few.');
  await ReleaseActivation.query().patch({ active: false, isDefault: false, withdrawnAt: new Date(first + 20 * day) });
  await ReleaseActivation.query().patch({ withdrawnAt: null }).where({ releaseId: next.id });
  const live = { active: true, isDefault: true, withdrawnAt: null };
  await ReleaseActivation.query().patch(live).where({ releaseId: served.id });
  const soon = new Date(Date.now() + day);
  const by = { createdById: (await createUser({ userType: 'admin' })).id, createdAt: new Date() };
  const preview = { origin: previewOrigin(previewed.version), linkUntil: soon, expiresAt: soon };
  await AreaOverride.query().insert({ area: 'blog', digest: 'x', ...by, ...preview });
  await run(store, first + 1_000 * day);
  const newest = all.slice(-retention.releases);
  expect(await versions()).toEqual([next, served, previewed, ...newest].map(({ version }) => version));
});

it('a removed release is known for good: neither published, activated, tried nor previewed again', async () => {
  await registerShells(test);
  const store = createFolderStore(join(folder, 'known'));
  const all: Release[] = [];
  for (let index = 0; index < 7; index += 1) all.push(await publishOn(index, 1, store));
  const [oldest, second] = all;
  if (!oldest || !second) throw new Error('There are too few.');
  const ended = { releaseId: second.id, stableId: oldest.id, state: 'finished', share: 100 } as const;
  const plan = { steps: [100], waitSeconds: null, minVisitors: 0, stepAt: new Date(), startedAt: new Date() };
  await Rollout.query().insert({ area: 'blog', startedBy: 'x', ...ended, ...plan });
  expect(await run(store, first + 1_000 * day)).toEqual([]);
  const headers = await signIn(test, await createUser({ userType: 'admin' }));
  const said = async (url: string, method: 'GET' | 'POST' = 'GET', payload = {}) => {
    const response = await test.server.inject({ url, method, headers, ...(method === 'POST' && { payload }) });
    return [response.statusCode, response.payload];
  };
  // What a start asks first.
  expect((await said('/api/platform/discovery/blog/1.0.0'))[0]).toBe(200);
  const again = await test.server.inject(publishing(await archiveOf(publication('1.0.0'))));
  expect([again.statusCode, again.headers['x-error-code']]).toEqual([409, 'release_exists']);
  const removed = [
    404,
    'blog 1.0.0 was removed long after it was last served: publish its build under another version.',
  ];
  const url = '/api/platform/releases/blog/1.0.0';
  expect(await said(`${url}/archive`)).toEqual(removed);
  expect(await said(`${url}/activate`, 'POST')).toEqual(removed);
  expect(await said(`${url}/rollout`, 'POST')).toEqual(removed);
  const preview = { area: 'blog', version: '1.0.0', currentPassword: testPassword };
  expect(await said('/api/platform/overrides', 'POST', preview)).toEqual(removed);
  expect((await said('/api/platform/areas/blog/rollback', 'POST'))[0]).toBe(200);
  const area = JSON.parse(String((await said('/api/platform/areas/blog'))[1])) as {
    releases: { version: string }[];
    rollouts: { version: string }[];
  };
  expect(area.releases.map(({ version }) => version)).toEqual(['1.0.6', '1.0.5', '1.0.4', '1.0.3', '1.0.2']);
  expect(area.rollouts.map(({ version }) => version)).toEqual(['1.0.1']);
});

it('files that the store did not remove go with the next run, and the others now', async () => {
  const path = join(folder, 'failing');
  const store = createFolderStore(path);
  for (let index = 0; index < 7; index += 1) await publishOn(index, 1, store);
  const failing = failingOnce(store);
  expect(await run(failing, first + 1_000 * day)).toEqual(['blog 1.0.0']);
  expect(await versions()).toHaveLength(retention.releases);
  expect(readdirSync(join(path, 'blog'))).toEqual(['1.0.0', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']);
  expect(await run(failing, first + 1_000 * day)).toEqual([]);
  expect(readdirSync(join(path, 'blog'))).not.toContain('1.0.0');
});

it('builds of the shell go too, but not one that is live, nor files that a later one has', async () => {
  const store = createFolderStore(join(folder, 'shells'));
  for (let index = 0; index < 8; index += 1) {
    const files = ['react.0a1b2c3d.js', `main.0000000${index}.js`];
    await storeFiles(
      store,
      shellFolder,
      files.map((name) => [name, Buffer.from(name)]),
    );
    const storedAt = new Date(first + index * day);
    await ShellBuild.query().insert({ version: `1.0.0-${index}a`, files, pageBytes: 1, source: null, storedAt });
  }
  await registerShells(test, [{ ...testShell, version: '1.0.0-1a' }]);
  const stored = () => readdirSync(join(folder, 'shells', shellFolder)).sort();
  const those = [1, 3, 4, 5, 6, 7].map((index) => `main.0000000${index}.js`);
  const failing = failingOnce(store);
  expect(await run(failing, first + 1_000 * day)).toEqual(['Shell 1.0.0-0a']);
  expect(stored()).toEqual(['main.00000000.js', ...those, 'react.0a1b2c3d.js']);
  expect(await run(failing, first + 1_000 * day)).toEqual([]);
  expect(stored()).toEqual([...those, 'react.0a1b2c3d.js']);
  expect(await ShellBuild.query().resultSize()).toBe(those.length);
});
