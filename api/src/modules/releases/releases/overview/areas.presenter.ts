import { shellArea } from '../../../../contract/limits/areas';
import type { AreaHistory, AreaRelease, AreaReleases } from '../../../../contract/named-types';
import type { Release } from '../release.model';
import { presentRollout } from '../rollouts/rollout.presenter';
import {
  historyPageSize,
  type AreaState,
  type Health,
  type HistoryEntry,
  type KnownRollout,
  type readArea,
  type ShellState,
} from './areas.service';

/** KB of its heaviest page that an area may have whose `remote.json` names no budget, and of what every page loads. */
const budgets = { area: 150, shell: 180 } as const;

const presentKnown = ({ rollout, version, stable, live }: KnownRollout) =>
  presentRollout(rollout, { version, stable }, live);

/** Presents what is served of an area, for administrators. */
export function presentArea({ name, latest, served, fallback, rollout, health }: AreaState): AreaReleases {
  return {
    name,
    title: latest.manifest.title,
    owner: latest.manifest.owner,
    served: served.map(({ version, activation: { traffic, isDefault, activatedAt } }) => ({
      version,
      share: traffic,
      isDefault,
      since: activatedAt.toISOString(),
    })),
    fallback,
    rollout: rollout && presentKnown(rollout),
    health: presentHealth(health, latest.manifest.budget ?? budgets.area),
  };
}

/** The shell beside the areas, as if it were one: what is served of it and how it does. */
export function presentShell({ builds, health }: ShellState): AreaReleases {
  const served = builds.map(({ version, storedAt }, index) => ({
    ...{ version, share: index === 0 ? 100 : 0, isDefault: index === 0 },
    since: storedAt.toISOString(),
  }));
  const facts = { name: shellArea, title: 'Shell', owner: '', fallback: null, rollout: null };
  return { ...facts, served, health: presentHealth(health, budgets.shell) };
}

const presentHealth = ({ views, errors, pages, percentiles, pageBytes, source }: Health, budget: number) => ({
  ...{ views, errors, pages, ...percentiles, pageBytes, source },
  budgetBytes: budget * 1_000,
});

/** An area with a page of its history. */
export function presentHistory({
  state,
  history,
  total,
  page,
  rollouts,
  rolloutTotal,
}: Awaited<ReturnType<typeof readArea>>): AreaHistory {
  return {
    ...presentArea(state),
    releases: history.map((entry) => presentEntry(entry, state)),
    total,
    page,
    pageSize: historyPageSize,
    rollouts: rollouts.map(presentKnown),
    rolloutTotal,
  };
}

function presentEntry({ release, previous, activation, activatedBy }: HistoryEntry, state: AreaState): AreaRelease {
  return {
    version: release.version,
    publishedAt: release.publishedAt.toISOString(),
    publishedBy: release.publishedBy,
    state: stateOf(release, activation, state),
    share: activation?.active ? activation.traffic : 0,
    activatedAt: activation?.activatedAt.toISOString() ?? null,
    activatedBy,
    withdrawnAt: activation?.withdrawnAt?.toISOString() ?? null,
    bytes: release.bytes,
    downloadBytes: release.downloadBytes,
    pageBytes: release.pageBytes,
    source: release.source,
    files: Object.keys(release.files).length,
    changes: previous && changesBetween(previous, release),
  };
}

function stateOf({ version }: Release, activation: HistoryEntry['activation'], { fallback }: AreaState) {
  if (!activation) return 'published';
  if (activation.active) return activation.isDefault ? 'live' : 'trial';
  if (activation.withdrawnAt) return 'withdrawn';
  return version === fallback ? 'fallback' : 'served';
}

/** Routes and slots that one of two releases has and the other has not. */
function changesBetween(before: Pick<Release, 'version' | 'manifest'>, after: Pick<Release, 'manifest'>) {
  const named = ({ manifest }: Pick<Release, 'manifest'>) => ({
    routes: manifest.routes.map(({ path }) => path),
    slots: manifest.slots ?? [],
  });
  const [old, young] = [named(before), named(after)];
  const without = (some: readonly string[], others: readonly string[]) => some.filter((name) => !others.includes(name));
  return {
    since: before.version,
    routesAdded: without(young.routes, old.routes),
    routesRemoved: without(old.routes, young.routes),
    slotsAdded: without(young.slots, old.slots),
    slotsRemoved: without(old.slots, young.slots),
  };
}
