import { productActor, recordAudit } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import type { FileStore } from '../../../../platform/files/file-store';
import { AreaOverride, previewedVersion } from '../overrides/area-override.model';
import { mapEnding } from '../publishing/read-release';
import { Release, ReleaseActivation } from '../release.model';
import { runningRollout } from '../rollouts/rollout-state';
import { releaseBefore } from '../rollouts/shares';
import { readLiveShells } from '../shells/live-shells.service';
import { shellFolder } from '../shells/shell-store';
import { ShellBuild } from '../shells/shell.model';
import { removeFiles } from './stored-files';

/** The last releases of an area or builds of the shell stay, and those of the last days. */
export const retention = { releases: 5, days: 30 } as const;

interface Options {
  readonly releases: FileStore;
  readonly shells: FileStore;
  /** Hears whose files could not be removed. */
  readonly onError: (error: unknown, subject: string) => void;
}

/**
 * Removes releases and builds of the shell that no one can need: they are marked first, then their files go, and what
 * fails is done by the next run.
 */
export async function removeOldReleases({ releases, shells, onError }: Options, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - retention.days * 86_400_000);
  const names = await Release.query().where({ removedAt: null }).where('publishedAt', '<', since).distinct('name');
  for (const { name } of names) await inRetriedTransaction((transaction) => mark(name, since, transaction));
  for (const release of await Release.query().whereNotNull('removedAt').whereNotNull('storedAs').orderBy('id'))
    await forget(release, releases).catch((error: unknown) => onError(error, `${release.name} ${release.version}`));
  await inRetriedTransaction((transaction) => markBuilds(since, transaction));
  for (const build of await ShellBuild.query().whereNotNull('removedAt').orderBy('id'))
    await forgetBuild(build, shells).catch((error: unknown) => onError(error, `Shell ${build.version}`));
}

/** Marks the releases of an area: their versions and rollouts stay known, and nothing rolls back to them. */
async function mark(name: string, since: Date, transaction: Transaction): Promise<void> {
  for (const release of await unneeded(name, since, transaction)) {
    const { id, version, bytes } = release;
    await release.$query(transaction).patch({ removedAt: new Date() });
    await ReleaseActivation.query(transaction).delete().where({ releaseId: id });
    const subject = { type: 'release', id: `${name} ${version}` };
    await recordAudit({ by: productActor, action: 'release.removed', subject, before: { bytes } }, transaction);
  }
}

/** Releases that are not served, tried, previewed or next to roll back to, nor were lately. Locks the area. */
async function unneeded(name: string, since: Date, transaction: Transaction): Promise<Release[]> {
  const rollout = await runningRollout(name, transaction);
  const activations = await ReleaseActivation.query(transaction).where({ name });
  const newest = await Release.query(transaction).where({ name }).orderBy('id', 'desc').limit(retention.releases);
  const previews = await AreaOverride.query(transaction)
    .where({ area: name, endedAt: null })
    .where('expiresAt', '>', new Date());
  const needed = new Set([
    ...newest.map(({ id }) => id),
    ...activations.filter((row) => row.active || leftAt(row, activations) > since).map(({ releaseId }) => releaseId),
    ...(rollout ? [rollout.releaseId, rollout.stableId] : []),
    releaseBefore(activations) ?? 0,
  ]);
  return Release.query(transaction)
    .where({ name, removedAt: null })
    .where('publishedAt', '<', since)
    .whereNotIn('id', [...needed])
    .whereNotIn(
      'version',
      previews.flatMap((row) => previewedVersion(row) ?? []),
    )
    .orderBy('id');
}

/** Time at which visitors got another release instead: tabs of that time may still be open. */
function leftAt(row: ReleaseActivation, activations: readonly ReleaseActivation[]): Date {
  // One that was withdrawn may have been on trial only.
  const later = activations.filter(({ activatedAt, withdrawnAt }) => !withdrawnAt && activatedAt > row.activatedAt);
  const times = [row.withdrawnAt ?? [], later.map(({ activatedAt }) => activatedAt)].flat().map(Number);
  return new Date(times.length > 0 ? Math.min(...times) : Number(row.activatedAt));
}

/** Forgets the files of a release, and then where they were. */
async function forget(release: Release, store: FileStore): Promise<void> {
  const { storedAs, files, compressed } = release;
  const paths = Object.keys(files);
  if (storedAs !== null)
    await removeFiles(store, storedAs, [...paths, ...(compressed ?? []), ...paths.map((path) => path + mapEnding)]);
  await release.$query().patch({ storedAs: null });
}

/** Marks the builds of the shell that are not live, nor were stored lately. */
async function markBuilds(since: Date, transaction: Transaction): Promise<void> {
  // Locked before the live ones are read: a build that is stored again meanwhile is seen here.
  const builds = await ShellBuild.query(transaction).where({ removedAt: null }).orderBy('id', 'desc').forUpdate();
  const live = new Set((await readLiveShells(transaction)).map(({ version }) => version));
  for (const build of builds.slice(retention.releases)) {
    const { version, storedAt } = build;
    if (storedAt >= since || live.has(version)) continue;
    await build.$query(transaction).patch({ removedAt: new Date() });
    const subject = { type: 'shell', id: version };
    await recordAudit({ by: productActor, action: 'release.removed', subject, label: `Shell ${version}` }, transaction);
  }
}

/** Forgets the files of a build that no other has, and then its row unless the build was stored again. */
async function forgetBuild({ id, files }: ShellBuild, store: FileStore): Promise<void> {
  const others = new Set((await ShellBuild.query().where({ removedAt: null })).flatMap((build) => build.files));
  await removeFiles(
    store,
    shellFolder,
    files.filter((file) => !others.has(file)),
  );
  await ShellBuild.query().delete().where({ id }).whereNotNull('removedAt');
}
