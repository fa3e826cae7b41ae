import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePath } from '../../../../hosting/release-archive';
import { writeWhole } from '../../../../platform/files/write-whole';
import type { ReleaseStore } from './release-store';

/** Releases in one folder, which all API processes share. */
export function createFolderStore(folder: string): ReleaseStore {
  const pathOf = (key: string): string => {
    if (!releasePath.test(key)) throw new Error(`'${key}' is no key of a release's file.`);
    return join(folder, key);
  };
  return {
    put: async (key, content) => writeWhole(pathOf(key), content),
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
