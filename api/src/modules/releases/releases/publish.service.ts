import { randomUUID } from 'node:crypto';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict, type AppError } from '../../../platform/errors/app-error';
import type { FileStore } from '../../../platform/files/file-store';
import { readRouteOwners, refuseTaken } from './owners/route-owners.service';
import { readSharedSlots } from './owners/served-offers';
import { refuseForged } from './publishing/refuse-forged';
import { mapEnding, readRelease, type ReadRelease } from './publishing/read-release';
import { releaseNotFound, releaseRemoved } from './release.errors';
import { Release } from './release.model';
import { mustBeFor, type Deployer } from './release.policy';
import { refuseUnmetNeeds } from './shells/refuse-unmet-needs';
import { removeFiles, storeFiles } from './store/stored-files';

interface Publishing {
  readonly deployer: Deployer;
  readonly by: AuditActor;
  readonly store: FileStore;
}

/**
 * Publishes the release of an archive for good: checks it, stores its files, and then its row. What is refused leaves
 * neither files nor routes behind.
 * @throws AppError 400 when the archive is not a whole release, 403 with a token that does not grant it, 409 when the
 * version exists or a route is another area's, 422 when a live shell does not have what it needs
 */
export async function publish(archive: Buffer, { deployer, by, store }: Publishing): Promise<Release> {
  const read = await readRelease(archive);
  const { name, version } = read.publication;
  mustBeFor(deployer, name);
  if (await Release.query().findOne({ name, version })) throw releaseExists(name, version);
  refuseTaken(read.publication.manifest, await readRouteOwners(), await readSharedSlots());
  if (deployer.area !== null) await refuseForged(read.publication, deployer.pathPrefix);
  await refuseUnmetNeeds(read.publication);
  const folder = `${name}/${version}/${randomUUID()}`;
  try {
    await storeFiles(store, folder, read.files);
    return await inRetriedTransaction(async (transaction) => {
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
  { publication: { name, version, entry, manifest, preload, source }, files, hashes, size }: ReadRelease,
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
      compressed: [...files.keys()].filter((path) => !(path in hashes) && !path.endsWith(mapEnding)),
      ...size,
      ...(source && { source }),
      publishedBy,
      publishedAt: new Date(),
    });
  } catch (error) {
    throw isUniqueViolation(error) ? releaseExists(name, version) : error;
  }
}

/** Finds a release that was ever published, or throws 404. */
export async function findPublished(name: string, version: string): Promise<Release> {
  const release = await Release.query().findOne({ name, version });
  if (!release) throw releaseNotFound(name, version);
  return release;
}

/** Finds a release that can be had, or throws 404. */
export async function findRelease(name: string, version: string): Promise<Release> {
  const release = await findPublished(name, version);
  if (release.removedAt) throw releaseRemoved(name, version);
  return release;
}

const releaseExists = (name: string, version: string): AppError =>
  conflict(`${name} ${version} is published already; a version never changes.`, 'release_exists');
