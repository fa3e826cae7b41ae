import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole';

/** Stores what people uploaded, by names that we make up: a name never holds anything a person typed. */
export interface FileStore {
  /** Stores bytes under a name that is not taken. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name; null when there are none. */
  read(name: string): Promise<Buffer | null>;
  /** Forgets a name; again is no error. */
  remove(name: string): Promise<void>;
}

const safeName = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/**
 * Files in one folder. API processes that share it, or an object store behind the same interface, see the same files.
 * @param folder made when the first file is stored; of the data folder's `uploads`
 */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error(`'${name}' is no name of a stored file.`);
    return join(folder, name);
  };
  return {
    async save(name, bytes) {
      await writeWhole(pathOf(name), bytes, 0o600);
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
