import { describe, expect, it } from 'vitest';
import type { ChunkGraphFile } from '../../federation/chunk-graph';
import type { RemoteManifest } from '../../sdk/areas/manifest';
import type { DiscoveredVersion } from '@counterpart/api/contract';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { routeFiles, withRouteFiles } from './route-files';
import { splitSet } from './split-set';

const group = (file: string, ...consumes: string[]) => ({ files: [file], consumes });
const host: ChunkGraphFile = {
  entries: { main: group('main.js', 'react') },
  provides: {
    react: group('react.js'),
    card: group('card.js', 'styled'),
    styled: group('styled.js'),
    button: group('button.js', 'styled'),
  },
  exposes: {},
  lazy: {},
};

function version(
  id: string,
  lazy: DiscoveredVersion['extras']['preload']['lazy'],
  manifest: Partial<RemoteManifest> = {},
): DiscoveredVersion {
  return {
    url: `/releases/${id}/1.0.0/entry.js`,
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: { id, title: id, owner: 'team', version: '1.0.0', sdk: '^1.0.0', routes: [], ...manifest },
      files: {},
      preload: { expose: group('remote.js'), lazy },
    },
  };
}

const versions = {
  marketplace: version('marketplace', {
    './profile': group('profile.js', 'card'),
    './search': group('search.js', 'card'),
  }),
  messaging: version(
    'messaging',
    { './contact': group('contact.js', 'button') },
    { slots: ['professional.contact'], slotPreload: { 'professional.contact': ['./contact'] } },
  ),
};
const profile = {
  area: 'marketplace',
  declaration: {
    path: '/accountant/:id',
    head: { title: 'T' },
    preload: ['./profile'],
    slots: ['professional.contact'],
  },
};

describe('routeFiles', () => {
  it('names the files of the page, and those only of its slots’ fillers, with what they consume, each once, and no other page’s', () => {
    const { page, slots } = routeFiles(host, versions, profile, () => true);
    expect([...page].sort()).toEqual([
      '/assets/card.js',
      '/assets/react.js',
      '/assets/styled.js',
      '/releases/marketplace/1.0.0/entry.js',
      '/releases/marketplace/1.0.0/profile.js',
      '/releases/marketplace/1.0.0/remote.js',
    ]);
    expect([...slots].sort()).toEqual([
      '/assets/button.js',
      '/releases/messaging/1.0.0/contact.js',
      '/releases/messaging/1.0.0/entry.js',
      '/releases/messaging/1.0.0/remote.js',
    ]);
  });

  it('leaves a filler out that a developer’s machine serves', () => {
    expect(routeFiles(host, versions, profile, (area) => area !== 'messaging').slots).toEqual([]);
  });

  it('names nothing when the route’s own area comes from a developer’s machine', () => {
    expect(routeFiles(host, versions, profile, () => false)).toEqual({ page: [], slots: [] });
  });
});

describe('withRouteFiles', () => {
  it('gives the browser the files of each route instead of what only the server reads', () => {
    const head = { ...profile.declaration.head, structuredData: [{ '@type': 'Person', name: '{professional.name}' }] };
    const forServer = { canonical: '/accountant/{professional.id}', noindexIf: 'professional.isHidden' };
    const routes = [{ ...profile.declaration, redirectToCanonical: true, head: { ...head, ...forServer } }];
    const { manifest } = version('marketplace', {}, { routes, slotPreload: {} }).extras;
    const { marketplace: served, messaging } = versions;
    const published = { marketplace: { ...served, extras: { ...served.extras, manifest } }, messaging };
    const releaseSet = {
      id: 'set',
      areas: { marketplace: { version: '1.0.0', entry: '/entry.js', fallback: null, manifest } },
    };
    const { marketplace } = withRouteFiles(releaseSet, { chunkGraph: host, builtAt: 1 }, published, () => true).areas;
    expect(marketplace?.files).toEqual({ '/accountant/:id': routeFiles(host, versions, profile, () => true) });
    expect(marketplace?.manifest.routes).toEqual([
      { path: '/accountant/:id', head: { title: 'T' }, slots: ['professional.contact'] },
    ]);
    expect(marketplace?.manifest).not.toHaveProperty('slotPreload');
  });
});

it('leaves to a file of its own what neither the page’s area needs nor what fills its slots', () => {
  const elsewhere = [{ path: '/x', head: { title: 'X' } }];
  const manifests = {
    marketplace: { routes: [profile.declaration, ...elsewhere] },
    messaging: { routes: elsewhere, slots: ['professional.contact'] },
    blog: { routes: elsewhere },
  };
  const published = Object.entries(manifests).map(([id, manifest]) => {
    const { extras, ...found } = version(id, {}, manifest);
    return [id, { ...found, extras: { ...extras, files: { 'remote.js': `sha256-${id}` } } }] as const;
  });
  const releases = { versions: Object.fromEntries(published), developmentAreas: {}, pageKey: '', isSplit: false };
  const shell = { chunkGraph: host, builtAt: 2, integrity: {}, scripts: [], css: '' };
  const declared = { ...profile, params: {}, query: null };
  const split = (isSignedIn: boolean) =>
    splitSet(
      shell,
      { ...releases, releaseSet: releaseSetWith(manifests) },
      { isDevelopment: false, declared, isSignedIn },
    );
  const { areas, releaseSet, integrity } = split(false);
  const names = (hashes: object | null) => Object.keys(hashes ?? {}).map((path) => path.split('/')[2]);
  expect(names(integrity)).toEqual(['marketplace', 'messaging']);
  expect(names(split(true).integrity)).toEqual(['marketplace', 'messaging', 'blog']);
  expect(releaseSet.areas['blog']).toMatchObject({ manifest: { routes: elsewhere } });
  expect(releaseSet.areas['blog']?.files).toBeUndefined();
  expect(Object.keys(releaseSet.areas['marketplace']?.files ?? {})).toEqual(['/accountant/:id']);
  expect(Object.keys(areas['blog']?.files ?? {})).toEqual(['/x']);
});
