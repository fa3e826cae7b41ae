import { readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../settings';
import { createBucketStore } from './bucket-store';
import { writeWhole } from './write-whole';

/** Stores files by names that we make up: a name never holds anything a person typed. */
export interface FileStore {
  /** Stores bytes under a name that is not taken. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name; null when there are none. */
  read(name: string): Promise<Buffer | null>;
  /** Forgets a name; again is no error. */
  remove(name: string): Promise<void>;
}

/**
 * Folder among the uploads that is there while a backup is made, on whatever machine: what is removed meanwhile goes
 * there as `kind~name`, because a row that was copied may still name it. The backup takes it, and removes the folder.
 */
export const removedFolder = '.removed';

/** A path below a folder: no way out of it, one spelling on every file system. */
const safeName = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

/** Says where files are stored. */
export type StoreSettings = Pick<Settings, 'bucket' | 'dataFolder'>;

/**
 * Opens the files of one kind: in the bucket that the settings name, or else in the data folder.
 * @param folder of the data folder, and what their names in the bucket begin with: `uploads/avatars`
 */
export function fileStore({ bucket, dataFolder }: StoreSettings, folder: string): FileStore {
  return bucket ? createBucketStore(bucket, folder) : createFolderStore(join(dataFolder, folder));
}

const isRemoved = (folder: string): Promise<boolean> =>
  rmdir(folder).then(
    () => true,
    () => false,
  );

/**
 * Files in one folder, which API processes may share.
 * @param folder made when the first file is stored
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
    async remove(name) {
      const aside = join(dirname(folder), removedFolder, `${basename(folder)}~${name}`);
      const path = pathOf(name);
      await rename(path, aside).catch(() => rm(path, { force: true }));
      // One that has other files, or gets one now, stays.
      for (let left = dirname(path); left !== folder; left = dirname(left)) if (!(await isRemoved(left))) break;
    },
  };
}
