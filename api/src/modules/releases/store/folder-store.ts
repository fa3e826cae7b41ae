import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releasePath } from '../../../hosting/release-archive';
import type { ReleaseStore } from './release-store';

/** Releases in one folder, which all API processes share. */
export function createFolderStore(folder: string): ReleaseStore {
  const pathOf = (key: string): string => {
    if (!releasePath.test(key)) throw new Error(`'${key}' is no key of a release's file.`);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Renamed when complete, so that no reader sees a partial file.
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
  };
}
