import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../src/platform/errors/start-error';
import { prepareDataFolder } from '../src/platform/files/data-folder';

/** One secret or several, separated by commas. */
export const secretPattern = /^[^,]{32,}(,[^,]{32,})*$/;

/** Splits a setting at its commas. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A secret made at the first start and kept in the data folder, so that people stay signed in over a restart. */
export function storedSecret(dataFolder: string, mustBeSet: boolean): string {
  if (mustBeSet)
    throw new StartError(
      'SESSION_SECRET must be set (32 or more characters) when NODE_ENV=production and DATABASE_URL are: every API process needs the same one.',
    );
  prepareDataFolder(dataFolder);
  const file = join(dataFolder, 'session-secret');
  try {
    // 'wx' fails when the file is there: two concurrent first starts agree on one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(
        `The data folder ${dataFolder} cannot be written to: choose another with DATA_DIR or change its permissions.`,
        { cause: error },
      );
    }
  }
  return readFileSync(file, 'utf8').trim();
}
