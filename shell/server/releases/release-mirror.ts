import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArchive } from '@counterpart/api/hosting/release-archive';
import type { Discovery } from '@counterpart/api/contract';
import { fetchedOnce } from './fetched-once';

/** Milliseconds that the archive of one release may take. */
const timeout = 30_000;

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

/** Fetches whole releases from the registry, each once. */
export function createReleaseMirror({ apiUrl, folder, onError }: Options): ReleaseMirror {
  const once = fetchedOnce();
  const owners = new Map<string, string>();

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
    fetchServed: async ({ microFrontends }) => {
      for (const [area, [newest]] of Object.entries(microFrontends))
        if (newest) owners.set(area, newest.extras.manifest.owner);
      const served = Object.entries(microFrontends).flatMap(([area, versions]) =>
        versions.map(({ metadata }) => [area, metadata.version] as const),
      );
      const found = await Promise.all(served.map(async ([area, version]) => [area, await has(area, version)] as const));
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
