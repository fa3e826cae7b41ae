import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchedOnce } from '../releases/fetched-once';
import { writeWhole } from './shell-releases';

/** Milliseconds that a file may take. */
const timeout = 10_000;
const fileName = /^[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{8}\.(?:js|css)$/;

interface Options {
  readonly apiUrl: string;
  /** Folder that files of other machines' shells are served from. */
  readonly folder: string;
  /** Folders of the builds that are here. */
  readonly own: () => readonly string[];
  readonly onError: (error: unknown) => void;
}

export interface FilesOfOtherShells {
  readonly folder: string;
  /** Brings one file here, unless it is here or cannot be had. */
  bring(name: string): Promise<void>;
}

/**
 * Brings files of the shell's builds here that only other machines have: while a new shell takes the old one's place, a
 * page of either asks any of them. A name holds the hash of its content, and the page checks the bytes.
 */
export function createFilesOfOtherShells({ apiUrl, folder, own, onError }: Options): FilesOfOtherShells {
  const once = fetchedOnce();

  async function bring(name: string): Promise<boolean> {
    const isIn = (where: string) =>
      stat(join(where, name)).then(
        () => true,
        () => false,
      );
    if ((await Promise.all([folder, ...own()].map(isIn))).some(Boolean)) return true;
    // The file itself last: once it is there, those compressed ahead are too.
    for (const path of [`${name}.br`, `${name}.gz`, name]) {
      const response = await fetch(`${apiUrl}/api/platform/shell-files/${path}`, {
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) {
        await mkdir(folder, { recursive: true });
        await writeWhole(join(folder, path), Buffer.from(await response.arrayBuffer()));
      } else if (path === name) return false;
    }
    return true;
  }

  async function bringOnce(name: string): Promise<void> {
    if (!fileName.test(name)) return;
    await once(name, () =>
      bring(name).catch((error: unknown) => {
        onError(error);
        return false;
      }),
    );
  }

  return { folder, bring: bringOnce };
}
