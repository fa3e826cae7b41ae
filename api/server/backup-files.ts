import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removedFolder } from '../src/platform/files/file-store';

/** A backup's copy of the embedded database. */
export const sqliteCopy = 'counterpart.db';
/** A backup's dump of the database on a server. */
export const sqlDump = 'database.sql';

/**
 * True of what is in the data folder, and in no backup: what is copied another way, written again, or of one running
 * product.
 */
export const isLeftOut = (name: string): boolean =>
  ['backups', 'logs', removedFolder, sqlDump].includes(name) ||
  /^counterpart\.db|\.lock(\.json)?$|\.part$|^\.write-check$/.test(name);

/**
 * Copies the files of a data folder or of a backup.
 * @returns how many were copied
 */
export async function copyFiles(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true });
      copied += await copyFiles(source, target);
    } else if (entry.isFile() && (await copyOne(source, target))) copied += 1;
  }
  return copied;
}

/** Copies a file once. @returns false for one that is gone by now */
export async function copyOne(source: string, target: string): Promise<boolean> {
  try {
    if ((await stat(source)).isFile())
      await copyFile(source, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EEXIST') return code === 'EEXIST';
    throw error;
  }
}
