import { parse } from 'semver';
import type { Publication } from '../../../../contract/named-types';
import { forbidden } from '../../../../platform/errors/app-error';
import { readServed } from '../owners/served-offers';

/**
 * Refuses what a deploy token does not grant: another team as the owner, a version before the one that is or was served
 * last, and what `mustLieBelow` refuses.
 * @throws AppError 403 with a sentence
 */
export async function refuseForged({ name, version, manifest }: Publication, pathPrefix: string | null): Promise<void> {
  mustLieBelow(pathPrefix, manifest);
  const served = await readServed();
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

/** @throws AppError 403 when a release of a token with a path has another route, or a part of other pages */
export function mustLieBelow(
  pathPrefix: string | null,
  { routes, slots = [], offers = {} }: Publication['manifest'],
): void {
  if (pathPrefix === null) return;
  const outside = routes.find(({ path }) => !`${path}/`.startsWith(`${pathPrefix}/`));
  if (outside) throw refused(`'${outside.path}' is not below ${pathPrefix}, the path of this deploy token.`);
  const [part] = [...slots, ...Object.keys(offers)];
  if (part) throw refused(`'${part}' is no route below ${pathPrefix}, and this deploy token grants nothing else.`);
}

const refused = (sentence: string) =>
  forbidden(`${sentence} Only the release token of the installation may do this.`, 'release_not_granted');
