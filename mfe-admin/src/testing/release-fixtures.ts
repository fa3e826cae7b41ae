import type {
  ActiveOverride,
  AreaBackend,
  AreaErrorGroup,
  AreaHistory,
  AreaRelease,
  AreaReleases,
  DeployToken,
  ReleaseRollout,
  RouteOwner,
} from '@counterpart/api/contract';

const moment = '2026-11-20T10:00:00.000Z';
const count = (affected: number, of: number) => ({ affected, of, networks: affected });

/** A release of the blog. */
const release = (version: string, changes: Partial<AreaRelease> = {}): AreaRelease => ({
  version,
  publishedAt: moment,
  publishedBy: 'Pipeline of the blog (…x4Qd)',
  state: 'served',
  share: 0,
  activatedAt: moment,
  activatedBy: 'Iris Vale',
  withdrawnAt: null,
  bytes: 412_000,
  downloadBytes: 98_400,
  pageBytes: 61_200,
  source: { commit: '3f2a91c07bd4e0c8', url: 'https://pipelines.example/runs/7' },
  files: 14,
  changes: { since: '1.0.0', routesAdded: [], routesRemoved: [], slotsAdded: [], slotsRemoved: [] },
  ...changes,
});

/** A rollout that runs at 5 %. */
export const rollout = (changes: Partial<ReleaseRollout> = {}): ReleaseRollout => ({
  id: 3,
  area: 'blog',
  version: '1.2.0',
  stable: '1.1.0',
  state: 'running',
  steps: [5, 25, 50, 100],
  waitSeconds: 900,
  minVisitors: 20,
  share: 5,
  stepAt: moment,
  startedBy: 'an administrator',
  startedAt: moment,
  endedAt: null,
  endedBecause: null,
  visitorsInStep: 12,
  numbers: {
    trial: {
      visitors: 12,
      networks: 11,
      load: count(0, 12),
      render: count(3, 12),
      code: count(0, 12),
      api: count(0, 12),
      paint: count(2, 10),
      input: count(0, 0),
      shift: count(0, 10),
    },
    stable: {
      visitors: 1_480,
      networks: 1_204,
      load: count(1, 1_480),
      render: count(0, 1_480),
      code: count(0, 1_480),
      api: count(4, 1_480),
      paint: count(150, 1_300),
      input: count(20, 900),
      shift: count(12, 1_300),
    },
  },
  ...changes,
});

/** Health of a release over a week. */
const health = (changes: Partial<AreaReleases['health']> = {}): AreaReleases['health'] => ({
  ...{ views: 3_750, errors: 12, pages: 340, paint: 1_890, input: 84, shift: 0.02 },
  ...{ pageBytes: 61_200, budgetBytes: 150_000 },
  source: { commit: '3f2a91c07bd4e0c8', url: 'https://pipelines.example/runs/7' },
  ...changes,
});

/** The shell, heavier than it should be, of which no page was measured. */
export const shellRow: AreaReleases = {
  ...{ name: 'shell', title: 'Shell', owner: '', fallback: null, rollout: null },
  served: [{ version: '1.0.0-4be2a5b0c1d2', share: 100, isDefault: true, since: moment }],
  health: health({
    ...{ views: 0, errors: 0, pages: 0, paint: null, input: null, shift: null },
    ...{ pageBytes: 183_000, budgetBytes: 180_000, source: null },
  }),
};

/** The blog with a release on trial, and one that stopped itself before. */
export const trialArea: AreaHistory = {
  name: 'blog',
  title: 'Blog',
  owner: 'team-editorial',
  served: [
    { version: '1.1.0', share: 95, isDefault: true, since: moment },
    { version: '1.2.0', share: 5, isDefault: false, since: moment },
  ],
  fallback: '1.0.0',
  health: health(),
  rollout: rollout(),
  releases: [
    release('1.2.0', {
      state: 'trial',
      share: 5,
      changes: {
        since: '1.1.1',
        routesAdded: ['/blog/series/:slug'],
        routesRemoved: [],
        slotsAdded: [],
        slotsRemoved: ['home.posts'],
      },
    }),
    release('1.1.1-a0f3c9d277b1+local', { state: 'withdrawn', withdrawnAt: moment }),
    release('1.1.0', { state: 'live', share: 95 }),
    release('1.0.0', {
      state: 'fallback',
      changes: null,
      publishedBy: null,
      bytes: null,
      downloadBytes: null,
      pageBytes: null,
      source: null,
    }),
  ],
  total: 4,
  page: 1,
  pageSize: 20,
  rolloutTotal: 31,
  rollouts: [
    rollout({
      id: 2,
      version: '1.1.1-a0f3c9d277b1+local',
      state: 'stopped',
      endedAt: moment,
      endedBecause: '12 of 12 visitors saw it break, against 0 of 12 with the stable release.',
      visitorsInStep: null,
    }),
  ],
};

/** The same with one release for all visitors. */
export const calmArea: AreaHistory = {
  ...trialArea,
  served: [{ version: '1.1.0', share: 100, isDefault: true, since: moment }],
  rollout: null,
  releases: [
    release('1.2.0', { state: 'published', activatedAt: null, activatedBy: null }),
    ...trialArea.releases.slice(1),
  ],
};

export const routeOwners: readonly RouteOwner[] = [
  { kind: 'route', name: '/blog', area: 'blog', handedTo: null, since: moment },
  { kind: 'route', name: '/accountant/:id', area: 'marketplace', handedTo: 'people', since: moment },
  { kind: 'slot', name: 'guide.preview', area: 'compliance', handedTo: null, since: moment },
];

export const deployTokens: readonly DeployToken[] = [
  {
    id: 7,
    area: 'blog',
    label: 'Pipeline of the blog',
    hint: 'x4Qd',
    createdBy: 'Iris Vale',
    createdAt: moment,
    lastUsedAt: moment,
    revokedAt: null,
    ...{ mayActivate: false, expiresAt: '2027-11-22T09:00:00.000Z', pathPrefix: '/blog' },
  },
  {
    id: 6,
    area: 'compliance',
    label: 'Old pipeline',
    hint: '9aZz',
    createdBy: null,
    createdAt: moment,
    lastUsedAt: null,
    revokedAt: moment,
    ...{ mayActivate: true, expiresAt: null, pathPrefix: null },
  },
];

export const overrides: readonly ActiveOverride[] = [
  {
    id: 4,
    area: 'blog',
    title: 'Blog',
    origin: 'http://localhost:4100',
    version: null,
    expiresAt: '2026-11-20T18:00:00.000Z',
    madeBy: 'Pipeline of the blog (…x4Qd)',
    usedBy: 'Ada Bell',
    usedAt: moment,
  },
];

export const areaErrors: readonly AreaErrorGroup[] = [
  {
    id: 9,
    area: 'blog',
    phase: 'code',
    message: "Cannot read properties of undefined (reading 'name')",
    frame: 'src/post-page.tsx:20:5',
    code: 'post.author.name;',
    stack: ['src/post-page.tsx:20:5', 'shell main.0a1b2c3d.js:1:77'],
    page: '/blog/:slug',
    reports: 1_204,
    days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 200, 600, 400],
    firstVersion: '1.1.0',
    lastVersion: '1.2.0',
    firstSeenAt: moment,
    lastSeenAt: moment,
  },
];

export const backends: AreaBackend[] = [
  {
    ...{ area: 'blog', url: 'https://blog.example.com/api', timeoutSeconds: 5, version: 3 },
    ...{ setBy: 'Iris Vale', setAt: moment, state: 'answers', openUntil: null },
  },
  {
    ...{ area: 'year-end', url: 'https://year-end.example.com', timeoutSeconds: 10, version: 1 },
    ...{ setBy: null, setAt: moment, state: 'down', openUntil: '2026-11-20T10:00:30.000Z' },
  },
];
