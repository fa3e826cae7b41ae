import { auditActions } from '../../../../contract/audit-actions';
import { shellArea } from '../../../../contract/limits/areas';
import { fullName } from '../../../../contract/full-name';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { User } from '../../../../platform/auth/user.model';
import { pageWindow } from '../../../../platform/paging/capped-page';
import { readReported, type ReadReported, type Reported } from '../health/health.service';
import { areaNotFound } from '../release.errors';
import { Release, ReleaseActivation } from '../release.model';
import { readLiveShells } from '../shells/live-shells.service';
import { ShellBuild } from '../shells/shell.model';
import { Rollout } from '../rollouts/rollout.model';
import { releaseBefore } from '../rollouts/shares';
import { readNumbers, visitorsSince } from '../rollouts/trial-reports.store';
import type { TrialNumbers } from '../rollouts/trial-numbers';

export const historyPageSize = 20;
/** Ended rollouts that an area's page lists. */
const listedRollouts = 10;

/** A rollout with the versions of its releases, and what is reported while it runs. */
export interface KnownRollout {
  readonly rollout: Rollout;
  readonly version: string;
  readonly stable: string;
  readonly live: { readonly numbers: TrialNumbers; readonly visitorsInStep: number } | null;
}

/** Release state of an area. */
export interface AreaState {
  readonly name: string;
  readonly latest: Pick<Release, 'manifest'>;
  readonly served: readonly { readonly version: string; readonly activation: ReleaseActivation }[];
  /** Version that stands behind the default. */
  readonly fallback: string | null;
  readonly rollout: KnownRollout | null;
  readonly health: Health;
}

/** Reports of browsers lately, and the size and source of the default release. */
export interface Health extends Reported, Pick<Release, 'pageBytes' | 'source'> {}

/** The builds of the shell that are live, and how they do. */
export interface ShellState {
  readonly builds: readonly ShellBuild[];
  readonly health: Health;
}

/** Reads the shell, `null` while no build of it is known, and every area that ever published, by name. */
export async function readAreasAndShell(): Promise<{ shell: ShellState | null; areas: AreaState[] }> {
  const reported = await readReported();
  const [shell, areas] = await Promise.all([readShell(reported), readAreas(reported)]);
  return { shell, areas };
}

async function readShell(reported: ReadReported): Promise<ShellState | null> {
  const live = await readLiveShells();
  const versions = live.flatMap(({ version }) => version ?? []);
  const builds = await ShellBuild.query().whereIn('version', versions).orderBy('id', 'desc');
  const [newest] = builds;
  if (!newest) return null;
  return {
    builds,
    health: { ...reported(shellArea), pageBytes: newest.pageBytes, source: newest.source },
  };
}

async function readAreas(reported: ReadReported, only?: string): Promise<AreaState[]> {
  const ofAreas = only === undefined ? {} : { name: only };
  const newest = await Release.query()
    .where(ofAreas)
    .groupBy('name')
    .orderBy('name')
    .max('id as id')
    .castTo<{ id: number }[]>();
  const latest = await Release.query()
    .select('id', 'name', 'manifest')
    .findByIds(newest.map(({ id }) => id))
    .orderBy('name');
  const activations = await ReleaseActivation.query()
    .where(ofAreas)
    .orderBy(['name', { column: 'isDefault', order: 'desc' }]);
  const running = await Rollout.query().where({ state: 'running', ...(only !== undefined && { area: only }) });
  const before = new Map(
    latest.map(({ name }) => [name, releaseBefore(activations.filter((row) => row.name === name))]),
  );
  const versions = await versionsOf([
    ...activations.filter(({ active }) => active).map(({ releaseId }) => releaseId),
    ...[...before.values()].flatMap((id) => id ?? []),
  ]);
  const rollouts = new Map(
    (await Promise.all(running.map(withLiveNumbers))).map((known) => [known.rollout.area, known] as const),
  );
  const defaults = activations.filter(({ active, isDefault }) => active && isDefault);
  const releases = await Release.query()
    .select('name', 'pageBytes', 'source')
    .findByIds(defaults.map(({ releaseId }) => releaseId));
  const facts = new Map(releases.map(({ name, pageBytes, source }) => [name, { pageBytes, source }]));
  return latest.map((release) => ({
    name: release.name,
    health: {
      ...reported(release.name),
      ...(facts.get(release.name) ?? { pageBytes: null, source: null }),
    },
    latest: release,
    served: activations
      .filter(({ active, name }) => active && name === release.name)
      .map((activation) => ({ version: versions.get(activation.releaseId) ?? '', activation })),
    fallback: versions.get(before.get(release.name) ?? 0) ?? null,
    rollout: rollouts.get(release.name) ?? null,
  }));
}

async function withLiveNumbers(rollout: Rollout): Promise<KnownRollout> {
  const [numbers, inStep] = await Promise.all([readNumbers(rollout.id), visitorsSince(rollout.id, rollout.stepAt)]);
  const versions = await versionsOf([rollout.releaseId, rollout.stableId]);
  return {
    rollout,
    version: versions.get(rollout.releaseId) ?? '',
    stable: versions.get(rollout.stableId) ?? '',
    live: { numbers, visitorsInStep: inStep.trial },
  };
}

async function versionsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await Release.query()
    .select('id', 'version')
    .findByIds([...new Set(ids)]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** A release as its area's history lists it. */
export interface HistoryEntry {
  readonly release: Release;
  /** The release published before it; null for the first. */
  readonly previous: Pick<Release, 'version' | 'manifest'> | null;
  readonly activation: ReleaseActivation | null;
  /** Label of what activated it last; for a person, their name. */
  readonly activatedBy: string | null;
}

/**
 * The releases of an area that can be had, the newest first, and its last rollouts.
 * @throws AppError 404 when it never published
 */
export async function readArea(name: string, page: number) {
  const [state] = await readAreas(await readReported(), name);
  if (!state) throw areaNotFound(name);
  const { offset, limit } = pageWindow(page, historyPageSize);
  const [total, rows] = await Promise.all([
    Release.query().where({ name, removedAt: null }).resultSize(),
    Release.query()
      .where({ name, removedAt: null })
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1),
  ]);
  const shown = rows.slice(0, historyPageSize);
  const activations = await ReleaseActivation.query().whereIn(
    'releaseId',
    shown.map(({ id }) => id),
  );
  const people = await activatorsOf(name, shown);
  const history = shown.map((release, index): HistoryEntry => {
    const activation = activations.find(({ releaseId }) => releaseId === release.id) ?? null;
    const activatedBy = activation && (people.get(release.version) ?? activation.activatedBy);
    return { release, previous: rows[index + 1] ?? null, activation, activatedBy };
  });
  const ended = () => Rollout.query().where({ area: name }).whereNot('state', 'running');
  const [rolloutTotal, newest] = await Promise.all([
    ended().resultSize(),
    ended().orderBy('id', 'desc').limit(listedRollouts),
  ]);
  const versions = await versionsOf(newest.flatMap(({ releaseId, stableId }) => [releaseId, stableId]));
  const rollouts = newest.map((rollout) => ({
    rollout,
    version: versions.get(rollout.releaseId) ?? '',
    stable: versions.get(rollout.stableId) ?? '',
    live: null,
  }));
  return { state, history, total, page, rollouts, rolloutTotal };
}

const activating = (['release.activated', 'release.rolloutStarted'] as const).filter(
  (action) => action in auditActions,
);

/** The administrators who activated releases last, by version, from the audit log. */
async function activatorsOf(area: string, releases: readonly Release[]): Promise<ReadonlyMap<string, string>> {
  const subjects = releases.map(({ version }) => `${area} ${version}`);
  const entries = await AuditEntry.query()
    .where({ subjectType: 'release' })
    .whereIn('subjectId', subjects)
    .whereIn('action', activating)
    .orderBy('id')
    .limit(500);
  const last = new Map(entries.map(({ subjectId, actorId }) => [subjectId, actorId]));
  const users = await User.query().findByIds([...new Set([...last.values()].flatMap((id) => id ?? []))]);
  const names = new Map(users.map((user) => [user.id, fullName(user)]));
  return new Map(
    [...last].flatMap(([subject, actor]) => {
      const name = actor === null ? undefined : names.get(actor);
      return subject !== null && name !== undefined ? [[subject.slice(area.length + 1), name] as const] : [];
    }),
  );
}
