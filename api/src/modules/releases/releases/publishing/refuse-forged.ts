import { parse } from 'semver';
import type { Publication } from '../../../../contract/named-types';
import { forbidden } from '../../../../platform/errors/app-error';
import { Release, ReleaseActivation } from '../release.model';

/**
 * Refuses what a deploy token does not grant: another team as the owner, and a version before the one that is served.
 * @throws AppError 403 with a sentence
 */
export async function refuseForged({ name, version, manifest }: Publication): Promise<void> {
  const served = await Release.query().whereIn(
    'id',
    ReleaseActivation.query().where({ active: true, isDefault: true }).select('releaseId'),
  );
  const current = served.find((release) => release.name === name);
  const owned = served.find(({ manifest: { owner } }) => owner === manifest.owner);
  if (current ? current.manifest.owner !== manifest.owner : owned)
    throw refused(
      current
        ? `${name} belongs to ${current.manifest.owner}, not to ${manifest.owner}.`
        : `${manifest.owner} is the team of ${owned?.name}.`,
    );
  if (current && (parse(version)?.compareMain(current.version) ?? 0) < 0)
    throw refused(`${name} ${version} is older than ${current.version}, which is served.`);
}

const refused = (sentence: string) =>
  forbidden(`${sentence} Only the release token of the installation may publish this.`, 'release_not_granted');
