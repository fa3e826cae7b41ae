import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashFiles } from '../federation/release/hash-files';
import { advance, releaseBuild, startRollout, status, untilServedToAll, wayOf } from './roll-out';

const registry = { apiUrl: 'http://api.test', token: 'a-token' };
const release = { name: 'blog', version: '1.1.0' };
type Served = readonly [version: string, traffic: number, isDefault: boolean];
const before: Served = ['1.0.0', 100, true];

/** Responses of the registry, one after the other; the last repeats. */
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
  await releaseBuild(build, registry, { ...wayOf(['--publish-only']), say: (sentence) => said.push(sentence) });
  expect(calls()).toEqual(['']);
  expect(said.at(-1)).toBe('blog 1.1.0 is published and served to no one yet.');
  await rm(build, { recursive: true });
});

it('reads how a release reaches the visitors, and sends it', async () => {
  expect(wayOf(['--area', 'blog'])).toEqual({ isCanary: false, replace: false });
  expect(wayOf(['--canary', '--replace'])).toEqual({ isCanary: true, replace: true });
  expect(wayOf(['--steps', '1,10'])).toEqual({ isCanary: true, steps: [1, 10], replace: false });
  for (const wrong of ['', 'all', '1;10']) expect(() => wayOf([`--steps=${wrong}`])).toThrow(/^--steps takes/);
  answers = [[before]];
  await startRollout(release, registry, { steps: [1, 10], replace: true });
  expect(posted[0]?.init?.body).toBe('{"steps":[1,10],"replace":true}');
});

it('says what is served, how the rollout does, why the last one ended and what is not served yet', async () => {
  const rollout = { version: '1.1.0', share: 5, steps: [5, 100], visitorsInStep: 3, minVisitors: 20 };
  const answer = {
    served: [{ version: '1.0.0', share: 95, since: '2026-11-28T10:00:00.000Z' }],
    rollout,
    rollouts: [{ version: '0.9.0', share: 25, state: 'stopped', endedBecause: 'It was worse.' }],
    releases: [{ version: '1.2.0', state: 'published', publishedAt: '2026-11-28T11:00:00.000Z' }],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  expect((await status('blog', registry)).split('\n')).toEqual([
    'blog 1.0.0: 95% of visitors since 2026-11-28T10:00:00.000Z',
    '1.1.0 is rolled out in steps of 5, 100%; 3 visitors in this one, 20 needed.',
    'The rollout of 0.9.0 ended at 25% (stopped): It was worse.',
    'blog 1.2.0: published 2026-11-28T11:00:00.000Z, served to no one yet',
  ]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rollout)));
  expect(await advance('blog', registry)).toBe('blog 1.1.0: 5% of visitors');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('No release of blog is being rolled out.', { status: 404 })),
  );
  await expect(advance('blog', registry)).rejects.toThrow('No release of blog is being rolled out.');
});
