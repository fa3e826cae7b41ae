import { describe, expect, it } from 'vitest';
import type { DiscoveredVersion, Discovery } from '@counterpart/api/contract';
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
const cohorts = Array.from({ length: 2000 }, (_, index) => `cohort-${index}`);

describe('resolveReleaseSet', () => {
  it('splits visitors as the traffic says', () => {
    const canary = cohorts.filter(
      (cohort) => resolveReleaseSet(discovery, cohort).releaseSet.areas['blog']?.version === '2.0.0',
    );
    expect(canary.length / cohorts.length).toBeGreaterThan(0.17);
    expect(canary.length / cohorts.length).toBeLessThan(0.23);
  });

  it('gives the same visitor the same releases, under the same id', () => {
    expect(resolveReleaseSet(discovery, 'someone').releaseSet).toEqual(
      resolveReleaseSet(discovery, 'someone').releaseSet,
    );
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
