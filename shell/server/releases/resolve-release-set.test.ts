import { describe, expect, it } from 'vitest';
import { bucketOf } from '@counterpart/api/hosting/cohort-bucket';
import type { DiscoveredVersion, Discovery } from '@counterpart/api/contract';
import { createCohorts } from '../document/cohort';
import { resolveReleaseSet } from './resolve-release-set';

function version(name: string, number: string, traffic: number, isDefault: boolean): DiscoveredVersion {
  return {
    url: `/releases/${name}/${number}/remote-entry.js`,
    metadata: { integrity: 'sha384-x', version: number },
    deployment: { traffic, default: isDefault },
    extras: {
      manifest: { id: name, title: name, owner: 'team', version: number, sdk: '^1.0.0', routes: [] },
      files: {},
      preload: { expose: { files: [], consumes: [] }, lazy: {} },
    },
  };
}

const discovery: Discovery = {
  schema: 'v1-pre',
  microFrontends: {
    blog: [version('blog', '1.0.0', 80, true), version('blog', '2.0.0', 20, false)],
    admin: [version('admin', '1.0.0', 100, true)],
  },
};
const splitBy = (share: number): Discovery => ({
  ...discovery,
  microFrontends: { blog: [version('blog', '1.0.0', 100 - share, true), version('blog', '2.0.0', share, false)] },
});
const cohorts = Array.from({ length: 2000 }, (_, index) => `cohort-${index}`);

describe('resolveReleaseSet', () => {
  const isOnTrial = (cohort: string, found = discovery) =>
    resolveReleaseSet(found, cohort).releaseSet.areas['blog']?.version === '2.0.0';

  it('splits visitors as the traffic says', () => {
    const canary = cohorts.filter((cohort) => isOnTrial(cohort));
    expect(canary.length / cohorts.length).toBeGreaterThan(0.17);
    expect(canary.length / cohorts.length).toBeLessThan(0.23);
  });

  it.each([5, 10, 25, 50])('splits new visitors exactly: %i %', (share) => {
    const newCohort = createCohorts();
    const split = splitBy(share);
    const onTrial = Array.from({ length: 1000 }, newCohort).filter((cohort) => isOnTrial(cohort, split));
    expect(onTrial).toHaveLength(share * 10);
  });

  it('leaves a release on trial with whom it has when its share grows', () => {
    const early = cohorts.filter((cohort) => isOnTrial(cohort, splitBy(5)));
    expect(early.length).toBeGreaterThan(50);
    expect(early.filter((cohort) => !isOnTrial(cohort, splitBy(25)))).toEqual([]);
  });

  it('finds a cohort’s bucket by the documented hash', () => {
    // printf someone | sha256sum: 2a59d59e…
    expect(bucketOf('someone')).toBeCloseTo((0x2a59d59e / 2 ** 32) * 100, 9);
  });

  it('gives the same visitor the same releases, under the same id', () => {
    expect(resolveReleaseSet(discovery, 'someone').releaseSet).toEqual(
      resolveReleaseSet(discovery, 'someone').releaseSet,
    );
  });

  it('lets about as many tabs of both releases report while they are compared, and none else', () => {
    const reportsAt = (share: number) => {
      const found = cohorts.map((cohort) => resolveReleaseSet(splitBy(share), cohort));
      const of = (number: string) => found.find(({ releaseSet }) => releaseSet.areas['blog']?.version === number);
      expect(new Set(found.map(({ pageKey }) => pageKey)).size).toBe(2);
      return [of('2.0.0'), of('1.0.0')].map((set) => set?.releaseSet.areas['blog']?.reports);
    };
    expect([reportsAt(5), reportsAt(50)]).toEqual([
      [1, 5 / 95],
      [1, 1],
    ]);
    const { releaseSet, pageKey } = resolveReleaseSet(splitBy(5), 'someone');
    expect(pageKey).not.toBe(resolveReleaseSet(splitBy(25), 'someone').pageKey);
    expect(releaseSet.id).toBe(resolveReleaseSet(splitBy(6), 'someone').releaseSet.id);
    expect(resolveReleaseSet(discovery, 'someone').releaseSet.areas['admin']?.reports).toBeUndefined();
  });

  it('gives different combinations different ids', () => {
    expect(new Set(cohorts.map((cohort) => resolveReleaseSet(discovery, cohort).releaseSet.id)).size).toBe(2);
  });

  it('falls back from a trial release to the default, and from the default to the one before', () => {
    const blogOf = (traffic: number) => {
      const versions = [version('blog', '1.0.0', 100 - traffic, true), version('blog', '2.0.0', traffic, false)];
      const before = versions.map((found) => ({ ...found, fallbackUrl: '/releases/blog/0.9.0/remote-entry.js' }));
      return resolveReleaseSet({ ...discovery, microFrontends: { blog: before } }, 'someone').releaseSet.areas['blog'];
    };
    expect(blogOf(100)?.fallback).toEqual({ version: '1.0.0', entry: '/releases/blog/1.0.0/remote-entry.js' });
    expect(blogOf(0)?.fallback).toEqual({ version: '0.9.0', entry: '/releases/blog/0.9.0/remote-entry.js' });
  });

  it('takes an area from a developer’s machine when told to', () => {
    const { releaseSet } = resolveReleaseSet(discovery, 'someone', { blog: 'http://localhost:4103' });
    expect(releaseSet.areas['blog']?.entry).toBe('http://localhost:4103/remote-entry.js');
  });
});
