import { satisfies } from 'semver';
import type { Publication } from '../../contract/named-types';
import { isUniqueViolation } from '../../platform/database/database-errors';
import type { Transaction } from '../../platform/database/transaction';
import { AppError, conflict, invalid } from '../../platform/errors/app-error';
import { claimRoutes, takeHandedRoutes } from './owners/route-owners.service';
import { releaseNotFound } from './release.errors';
import { Release, ReleaseActivation } from './release.model';

/**
 * Stores a release for good.
 * @throws AppError 400 when its parts do not fit together, 409 when the version exists or a route is another area's,
 * 422 when the shell's SDK is not in its range
 */
export async function publish(
  publication: Publication,
  sdkVersion: string,
  transaction: Transaction,
): Promise<Release> {
  checkParts(publication);
  checkSdk(publication.manifest.sdk, publication.name, sdkVersion);
  await claimRoutes(publication.manifest, transaction);
  try {
    return await Release.query(transaction).insertAndFetch({ ...publication, publishedAt: new Date() });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict(
      `${publication.name} ${publication.version} is published already; a version never changes.`,
      'release_exists',
    );
  }
}

/** Finds a release or throws 404. */
export async function findRelease(name: string, version: string): Promise<Release> {
  const release = await Release.query().findOne({ name, version });
  if (!release) throw releaseNotFound(name, version);
  return release;
}

/** Serves this release to everyone. The one served until now becomes what is tried when this one cannot be loaded. */
export async function activate(release: Release, sdkVersion: string, transaction: Transaction): Promise<void> {
  checkSdk(release.manifest.sdk, release.name, sdkVersion);
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

function checkParts({ name, version, url, integrity, manifest, files, preload }: Publication): void {
  if (manifest.id !== name) throw invalid(`The manifest is of '${manifest.id}', not of '${name}'.`);
  const folder = `/releases/${name}/${version}/`;
  if (!url.startsWith(folder)) throw invalid(`The url must start with '${folder}'.`);
  if (files[url.slice(folder.length)] !== integrity)
    throw invalid('The entry must be among the files, with the same hash.');
  const preloaded = [preload.expose, ...Object.values(preload.lazy)].flatMap((group) => group.files);
  const unknown = preloaded.find((file) => !(file in files));
  if (unknown !== undefined) throw invalid(`The preloaded file '${unknown}' is not among the files.`);
}

function checkSdk(range: string, name: string, sdkVersion: string): void {
  if (satisfies(sdkVersion, range, { includePrerelease: true })) return;
  throw new AppError(
    422,
    'release_incompatible',
    `${name} needs the SDK in version ${range}, but the shell has ${sdkVersion}.`,
  );
}
