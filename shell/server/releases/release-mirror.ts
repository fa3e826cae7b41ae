import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArchive } from '@counterpart/api/hosting/release-archive';
import type { Discovery } from '@counterpart/api/contract';
import { fetchedOnce } from './fetched-once';

/** Milliseconds that the archive of one release may take. */
const timeout = 30_000;
/** Milliseconds for which a release stays here that is served no longer, and between two looks for such. */
const storedFor = 30 * 86_400_000;
const lookEvery = 86_400_000;

interface Options {
  readonly apiUrl: string;
  /** Folder that releases are served from: `<area>/<version>/`. */
  readonly folder: string;
  readonly onError: (error: unknown, lost: LostRelease) => void;
}

/** A release whose files could not be fetched. */
interface LostRelease {
  readonly area: string;
  readonly version: string;
  /** The team that mends it; unknown of an area that was never served here. */
  readonly owner: string | undefined;
}

/** Copies of releases on this machine: a page and its files never wait for the API, and never need it again. */
export interface ReleaseMirror {
  /** Brings a release here unless it is; false when it cannot be had. */
  has(area: string, version: string): Promise<boolean>;
  /** Brings every release here that is served; answers the areas of which one cannot be had. */
  fetchServed(discovery: Discovery): Promise<ReadonlySet<string>>;
}

/** Fetches whole releases from the registry, each once; one that another process removed is fetched again. */
export function createReleaseMirror({ apiUrl, folder, onError }: Options): ReleaseMirror {
  const once = fetchedOnce();
  const owners = new Map<string, string>();
  const old = createOldReleases(folder);

  async function fetchRelease(area: string, version: string): Promise<boolean> {
    const target = join(folder, area, version);
    if (await stat(target).catch(() => null)) return true;
    const url = `${apiUrl}/api/platform/releases/${area}/${encodeURIComponent(version)}/archive`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (response.status === 404) return false;
    if (!response.ok) throw new Error(`The release registry answered ${response.status} for ${area} ${version}.`);
    await store(await readArchive(Buffer.from(await response.arrayBuffer())), target);
    return true;
  }

  const has: ReleaseMirror['has'] = (area, version) => {
    if (!isName(area) || !isName(version)) return Promise.resolve(false);
    return once(`${area}/${version}`, () =>
      fetchRelease(area, version).catch((error: unknown) => {
        onError(error, { area, version, owner: owners.get(area) });
        return false;
      }),
    );
  };

  return {
    has,
    fetchServed: async (discovery) => {
      const { microFrontends } = discovery;
      for (const [area, [newest]] of Object.entries(microFrontends))
        if (newest) owners.set(area, newest.extras.manifest.owner);
      const served = Object.entries(microFrontends).flatMap(([area, versions]) =>
        versions.map(({ metadata }) => [area, metadata.version] as const),
      );
      const found = await Promise.all(served.map(async ([area, version]) => [area, await has(area, version)] as const));
      // What fails is done another day.
      await old.remove(discovery).catch(() => undefined);
      return new Set(found.flatMap(([area, isHere]) => (isHere ? [] : [area])));
    },
  };
}

/** One folder's name, which is no way out of its parent. */
const isName = (text: string): boolean => /^(?!\.)[\w.~+-]{1,80}$/.test(text);

/** Whole or not at all; another process of this machine may do the same. */
async function store(files: ReadonlyMap<string, Buffer>, target: string): Promise<void> {
  const unfinished = join(dirname(target), `.${randomUUID()}`);
  try {
    for (const [path, content] of files) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(target).catch(() => null))) throw error;
  }
}

/** Removes a folder so that no one takes the rest of it for a release. */
async function removeWhole(path: string): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}`);
  await rename(path, aside);
  await rm(aside, { recursive: true, force: true });
}

/** Removes releases that were served, or fetched, too long ago; a tab that asks for one has it fetched again. */
function createOldReleases(folder: string) {
  let lastServed: readonly string[] = [];
  let lookedAt = 0;
  return {
    async remove({ microFrontends }: Discovery): Promise<void> {
      const served = Object.entries(microFrontends).flatMap(([area, versions]) =>
        versions
          .flatMap(({ metadata, fallbackUrl }) => [metadata.version, fallbackUrl?.split('/')[3] ?? []].flat())
          .map((version) => join(folder, area, version)),
      );
      const now = new Date();
      // The time of a folder is when it was last served.
      for (const path of new Set([...lastServed, ...served])) await utimes(path, now, now).catch(() => undefined);
      lastServed = served;
      if (now.getTime() - lookedAt < lookEvery) return;
      lookedAt = now.getTime();
      for (const area of await readdir(folder))
        for (const version of await readdir(join(folder, area)).catch(() => [])) {
          const path = join(folder, area, version);
          const found = await stat(path).catch(() => null);
          if (found && now.getTime() - found.mtimeMs > storedFor) await removeWhole(path).catch(() => undefined);
        }
    },
  };
}
