import { join } from 'node:path';
import type { Discovery, ReleaseFiles } from '@counterpart/api/contract';
import { LRUCache } from 'lru-cache';
import { readSealed, writeSealed } from './sealed-file';

/** Releases whose files are remembered. */
const remembered = 200;
const timeout = 2000;

interface Options {
  readonly apiUrl: string;
  /** Folder that stores the registry's responses, so that they are available while the API is down. */
  readonly folder: string;
  readonly onError: (error: unknown) => void;
}

/** Hashes of published releases that are not necessarily served any more. A release never changes. */
export interface KnownReleases {
  /** The files of a release; `null` when the registry does not know it or cannot be asked. */
  read(area: string, version: string): Promise<ReleaseFiles | null>;
  /** Reads what stands behind the served releases before it is needed. */
  prepare(discovery: Discovery): void;
}

/** Asks the registry once for each release. */
export function createKnownReleases({ apiUrl, folder, onError }: Options): KnownReleases {
  const known = new LRUCache<string, Promise<ReleaseFiles | null>>({ max: remembered });

  async function find(area: string, version: string): Promise<ReleaseFiles | null> {
    const file = join(folder, `${area}@${version}.json`);
    const cached = await readSealed(file).catch(() => null);
    if (cached !== null) return JSON.parse(cached) as ReleaseFiles;
    const url = `${apiUrl}/api/platform/discovery/${area}/${encodeURIComponent(version)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The release registry answered ${response.status}.`);
    const text = await response.text();
    await writeSealed(file, text).catch(onError);
    return JSON.parse(text) as ReleaseFiles;
  }

  const read: KnownReleases['read'] = (area, version) => {
    const key = `${area}@${version}`;
    const files =
      known.get(key) ??
      find(area, version).catch((error: unknown) => {
        onError(error);
        return null;
      });
    known.set(key, files);
    // What the registry does not know yet is requested again.
    void files.then((found) => found ?? known.delete(key));
    return files;
  };

  return {
    read,
    prepare: ({ microFrontends }) => {
      for (const [area, versions] of Object.entries(microFrontends))
        for (const { fallbackUrl } of versions) {
          const version = fallbackUrl?.split('/')[3];
          if (version) void read(area, version);
        }
    },
  };
}
