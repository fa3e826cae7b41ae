import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashFiles } from '../federation/release/hash-files';
import { releaseBuild, startRollout, untilServedToAll } from './roll-out';

const registry = { apiUrl: 'http://api.test', token: 'a-token' };
const release = { name: 'blog', version: '1.1.0' };
type Served = readonly [version: string, traffic: number, isDefault: boolean];
const before: Served = ['1.0.0', 100, true];

/** Releases that the registry serves, one request after the other; the last one repeats. */
let answers: (readonly Served[])[] = [];
let posted: { url: string; init: RequestInit | undefined }[] = [];
let refusal: Response | null = null;

beforeEach(() => {
  posted = [];
  refusal = null;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      posted.push({ url, init });
      return Promise.resolve(refusal ?? Response.json({}));
    }
    const now = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    const versions = now.map(([version, traffic, isDefault]) => ({
      metadata: { version },
      deployment: { traffic, default: isDefault },
    }));
    return Promise.resolve(Response.json({ microFrontends: versions.length ? { blog: versions } : {} }));
  });
});

it('begins a rollout with the token, unless the release has a share already', async () => {
  answers = [[before]];
  expect(await startRollout(release, registry)).toBe(true);
  expect(posted).toMatchObject([
    {
      url: 'http://api.test/api/platform/releases/blog/1.1.0/rollout',
      init: { headers: { authorization: 'Bearer a-token' } },
    },
  ]);
  answers = [[['1.1.0', 5, false], before]];
  expect(await startRollout(release, registry)).toBe(true);
  expect(posted).toHaveLength(1);
});

it('has nothing to compare the first release of an area with', async () => {
  answers = [[]];
  expect(await startRollout(release, registry)).toBe(false);
  expect(posted).toEqual([]);
});

it("fails with the registry's sentence when it refuses", async () => {
  answers = [[before]];
  refusal = new Response('blog 1.2.0 is being rolled out already.', { status: 409 });
  await expect(startRollout(release, registry)).rejects.toThrow('blog 1.2.0 is being rolled out already.');
});

it('says each share, and ends when all visitors get the release', async () => {
  const shares: number[] = [];
  answers = [
    [['1.1.0', 5, false], before],
    [['1.1.0', 5, false], before],
    [['1.1.0', 25, false], before],
    [['1.1.0', 100, true]],
  ];
  await untilServedToAll(release, registry, { every: 1, onShare: (share) => shares.push(share) });
  expect(shares).toEqual([5, 25, 100]);
});

it('fails when the release was stopped', async () => {
  answers = [[['1.1.0', 5, false], before], [before]];
  await expect(untilServedToAll(release, registry, { every: 1 })).rejects.toThrow('blog 1.1.0 was stopped');
});

it('publishes a build and gives it to everyone, or to a growing share when it is a canary that can be compared', async () => {
  const build = await mkdtemp(join(tmpdir(), 'counterpart-release-'));
  await writeFile(join(build, 'remote-entry.js'), 'the entry');
  await writeFile(join(build, 'release.json'), JSON.stringify({ ...release, files: await hashFiles(build) }));
  const said: string[] = [];
  const releaseIt = (isCanary: boolean) =>
    releaseBuild(build, registry, { isCanary, say: (sentence) => said.push(sentence) });
  const calls = () => posted.splice(0).map(({ url }) => url.replace(`${registry.apiUrl}/api/platform/releases`, ''));
  answers = [[before], [['1.1.0', 100, true]]];
  await releaseIt(true);
  expect(calls()).toEqual(['', '/blog/1.1.0/rollout']);
  expect(said).toEqual(['blog 1.1.0: 100% of visitors', 'blog 1.1.0 is published and current.']);
  await releaseIt(false);
  expect(calls()).toEqual(['', '/blog/1.1.0/activate']);
  // The first release of the area.
  answers = [[]];
  await releaseIt(true);
  expect(calls()).toEqual(['', '/blog/1.1.0/activate']);
  await rm(build, { recursive: true });
});
