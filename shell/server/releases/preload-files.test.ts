import { describe, expect, it } from 'vitest';
import type { ChunkGraphFile } from '../../federation/chunk-graph';
import type { RemoteManifest } from '../../sdk/manifest';
import type { DiscoveredVersion } from './discovery';
import { preloadFiles } from './preload-files';

const group = (file: string, ...consumes: string[]) => ({ files: [file], consumes });
const host: ChunkGraphFile = {
  entries: { main: group('main.js', 'react') },
  provides: { react: group('react.js'), card: group('card.js', 'styled'), styled: group('styled.js'), button: group('button.js', 'styled') },
  exposes: {},
  lazy: {},
};

function version(id: string, lazy: DiscoveredVersion['extras']['preload']['lazy'], manifest: Partial<RemoteManifest> = {}): DiscoveredVersion {
  return {
    url: `/releases/${id}/1.0.0/entry.js`,
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: { manifest: { id, title: id, owner: 'team', version: '1.0.0', sdk: '^1.0.0', routes: [], ...manifest }, files: {}, preload: { expose: group('remote.js'), lazy } },
  };
}

const versions = {
  marketplace: version('marketplace', { './profile': group('profile.js', 'card'), './search': group('search.js', 'card') }),
  messaging: version('messaging', { './contact': group('contact.js', 'button') }, { slots: ['professional.contact'], slotPreload: { 'professional.contact': ['./contact'] } }),
};
const profile = { area: 'marketplace', declaration: { path: '/accountant/:id', head: { title: 'T' }, preload: ['./profile'], slots: ['professional.contact'] as const } };

describe('preloadFiles', () => {
  it('names the files of the route, of its slots’ fillers and of what both consume, each once, and no other page’s', () => {
    expect(preloadFiles(host, versions, profile, () => true).sort()).toEqual([
      '/assets/button.js',
      '/assets/card.js',
      '/assets/react.js',
      '/assets/styled.js',
      '/releases/marketplace/1.0.0/entry.js',
      '/releases/marketplace/1.0.0/profile.js',
      '/releases/marketplace/1.0.0/remote.js',
      '/releases/messaging/1.0.0/contact.js',
      '/releases/messaging/1.0.0/entry.js',
      '/releases/messaging/1.0.0/remote.js',
    ]);
  });

  it('leaves a filler out that a developer’s machine serves', () => {
    expect(preloadFiles(host, versions, profile, (area) => area !== 'messaging').some((file) => file.includes('messaging'))).toBe(false);
  });

  it('names nothing when the route’s own area comes from a developer’s machine', () => {
    expect(preloadFiles(host, versions, profile, () => false)).toEqual([]);
  });
});
