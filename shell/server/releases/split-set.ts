import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DeclaredRoute } from '../../page-contract/declared-routes';
import type { ReleaseSet, WholeSet } from '../../page-contract/release-set';
import type { ShellAssetFacts } from '../assets/shell-assets';
import { pageIntegrity } from '../document/page-integrity';
import { fillingArea } from './filling-area';
import type { ResolvedReleases } from './resolve-release-set';
import { withRouteFiles } from './route-files';

interface Options {
  readonly isDevelopment: boolean;
  /** Route of the page; `null` for a path that no area has claimed. */
  readonly declared: DeclaredRoute | null;
  /** The page's frame may show a slot of any area. */
  readonly isSignedIn: boolean;
}

/** Files with whole release sets, by name, of the last sets. */
const texts = new LRUCache<string, string>({ max: 100 });

/** Reads the file with a whole release set; undefined when it was not made here lately. */
export const wholeSetText = (name: string): string | undefined => texts.get(name);

/** Makes a whole release set, and its file. */
export function makeWholeSet(shell: ShellAssetFacts, releases: ResolvedReleases, isDevelopment: boolean) {
  const { releaseSet, versions, developmentAreas } = releases;
  const { id, areas } = withRouteFiles(releaseSet, shell, versions, (area) => !developmentAreas[area]);
  const integrity = isDevelopment ? null : pageIntegrity(shell, versions);
  const text = JSON.stringify({ areas, integrity } satisfies WholeSet);
  const name = createHash('sha256').update(text).digest('base64url');
  texts.set(name, text);
  return { id, areas, integrity, name };
}

/** Leaves other areas' hashes and other pages' files to one file, fetched before it is needed. */
export function splitSet(
  shell: ShellAssetFacts,
  releases: ResolvedReleases,
  { isDevelopment, declared, isSignedIn }: Options,
) {
  const { versions } = releases;
  const { id, areas, integrity, name: whole } = makeWholeSet(shell, releases, isDevelopment);
  const { path = '', slots = [] } = declared?.declaration ?? {};
  const needed = new Set([declared?.area, ...slots.map((slot) => fillingArea(versions, slot))]);
  const checked = Object.entries(versions).filter(([area]) => isSignedIn || needed.has(area));
  const first = Object.entries(areas).map(([area, { files, ...release }]) => {
    const page = area === declared?.area && files?.[path];
    return [area, { ...release, ...(page && { files: { [path]: page } }) }] as const;
  });
  const carried: ReleaseSet = { id, areas: Object.fromEntries(first), whole };
  return { areas, releaseSet: carried, integrity: integrity && pageIntegrity(shell, Object.fromEntries(checked)) };
}
