import { randomUUID } from 'node:crypto';
import type { Publication } from '../../contract/named-types';
import { recordAudit, type AuditActor } from '../../platform/audit/record-audit';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { AppError, conflict } from '../../platform/errors/app-error';
import { claimRoutes, takeHandedRoutes } from './owners/route-owners.service';
import { readRelease, type ReadRelease } from './publishing/read-release';
import { noReleaseBefore, releaseNotFound } from './release.errors';
import { Release, ReleaseActivation } from './release.model';
import { mustBeFor, type Deployer } from './release.policy';
import { readLiveShells } from './shells/live-shells.service';
import { unmetNeeds } from './shells/unmet-needs';
import { removeFiles, storeFiles } from './store/stored-files';
import type { ReleaseStore } from './store/release-store';

interface Publishing {
  readonly deployer: Deployer;
  readonly by: AuditActor;
  readonly store: ReleaseStore;
}

/**
 * Publishes the release of an archive for good: checks it, stores its files, and then its row. What is refused leaves
 * neither files nor routes behind.
 * @throws AppError 400 when the archive is not a whole release, 403 with another area's token, 409 when the version
 * exists or a route is another area's, 422 when a live shell does not have what it needs
 */
export async function publish(archive: Buffer, { deployer, by, store }: Publishing): Promise<Release> {
  const read = await readRelease(archive);
  const { name, version } = read.publication;
  mustBeFor(deployer, name);
  if (await Release.query().findOne({ name, version })) throw releaseExists(name, version);
  await refuseUnmetNeeds(read.publication);
  const folder = `${name}/${version}/${randomUUID()}`;
  try {
    await storeFiles(store, folder, read.files);
    return await inRetriedTransaction(async (transaction) => {
      await claimRoutes(read.publication.manifest, transaction);
      const release = await insertRelease(read, { folder, publishedBy: deployer.label }, transaction);
      const subject = { type: 'release', id: `${name} ${version}` };
      await recordAudit({ by, action: 'release.published', subject, after: { by: deployer.label } }, transaction);
      return release;
    });
  } catch (error) {
    // A row that was stored after all keeps its files: its folder is known to it alone.
    if (!(await Release.query().findOne({ storedAs: folder }))) await removeFiles(store, folder, read.files.keys());
    throw error;
  }
}

async function insertRelease(
  { publication: { name, version, entry, manifest, preload }, files, hashes, size }: ReadRelease,
  { folder, publishedBy }: { readonly folder: string; readonly publishedBy: string },
  transaction: Transaction,
): Promise<Release> {
  try {
    return await Release.query(transaction).insertAndFetch({
      name,
      version,
      url: `/releases/${name}/${version}/${entry}`,
      integrity: hashes[entry] ?? '',
      manifest,
      files: hashes,
      preload,
      storedAs: folder,
      compressed: [...files.keys()].filter((path) => !(path in hashes)),
      ...size,
      publishedBy,
      publishedAt: new Date(),
    });
  } catch (error) {
    throw isUniqueViolation(error) ? releaseExists(name, version) : error;
  }
}

/** Finds a release or throws 404. */
export async function findRelease(name: string, version: string): Promise<Release> {
  const release = await Release.query().findOne({ name, version });
  if (!release) throw releaseNotFound(name, version);
  return release;
}

/** Serves this release to everyone. The one served until now becomes what is tried when this one cannot be loaded. */
export async function activate(release: Release, transaction: Transaction): Promise<void> {
  await refuseUnmetNeeds(release, transaction);
  // One activation of an area at a time: each waits for the other's row.
  const served = await ReleaseActivation.query(transaction).where({ name: release.name }).forUpdate();
  const own = served.find(({ releaseId }) => releaseId === release.id);
  if (own?.active && own.traffic === 100) return;
  await takeHandedRoutes(release.manifest, transaction);
  const values = { active: true, traffic: 100, isDefault: true, activatedAt: new Date() };
  await ReleaseActivation.query(transaction)
    .patch({ active: false, traffic: 0, isDefault: false })
    .where({ name: release.name });
  if (own) await own.$query(transaction).patch(values);
  else await ReleaseActivation.query(transaction).insert({ ...values, releaseId: release.id, name: release.name });
}

/**
 * Serves what the area served before its current release, to everyone. Releases count in the order in which they were
 * published, so rolling back twice goes two back and never forward again.
 * @throws AppError 404 when nothing of the area is served, 409 when nothing was served before
 */
export async function rollBack(
  name: string,
  transaction: Transaction,
): Promise<{ readonly from: Release; readonly to: Release }> {
  const activations = await ReleaseActivation.query(transaction).where({ name }).forUpdate();
  const current = activations.find(({ active, isDefault }) => active && isDefault);
  const from = current && (await Release.query(transaction).findById(current.releaseId));
  if (!from) throw releaseNotFound(name, 'that is served');
  const before = activations.map(({ releaseId }) => releaseId).filter((id) => id < from.id);
  const to = await Release.query(transaction).findById(Math.max(0, ...before));
  if (!to) throw noReleaseBefore(name);
  await activate(to, transaction);
  return { from, to };
}

/** Sentences of one refusal: enough to mend what is wrong, and no page of them. */
const mostSentences = 5;

/** @throws AppError 422 when a live shell does not have what a release needs, or none is known */
async function refuseUnmetNeeds(
  release: Pick<Publication, 'name' | 'manifest' | 'preload'>,
  transaction?: Transaction,
): Promise<void> {
  const shells = await readLiveShells(transaction);
  if (shells.length === 0)
    throw new AppError(
      422,
      'shell_unknown',
      'What the shell provides is not known yet, so no release can be checked: start the shell, or send it to PUT /api/platform/shells.',
    );
  const unmet = unmetNeeds(release, shells);
  if (unmet.length === 0) return;
  const more = unmet.length - mostSentences;
  const sentences = more > 0 ? [...unmet.slice(0, mostSentences), `And ${more} more.`] : unmet;
  throw new AppError(422, 'release_incompatible', sentences.join(' '));
}

const releaseExists = (name: string, version: string): AppError =>
  conflict(`${name} ${version} is published already; a version never changes.`, 'release_exists');
