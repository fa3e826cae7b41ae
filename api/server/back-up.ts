import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/platform/database/connect-database';
import { removedFolder } from '../src/platform/files/file-store';
import type { Settings } from '../src/platform/settings';
import { copyFiles, copyOne, sqliteCopy, sqlDump } from './backup-files';
import { runDatabaseProgram, type MysqlSettings } from './database-programs';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/**
 * `npm run backup`: a copy of the database and the data folder, while the product runs. Everything that was
 * acknowledged before it was started is in it. `-- --to FOLDER` names the folder; `backups` of the data folder if not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readEnvironment(process.env);
  const { dataFolder, bucket } = settings;
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const folder = join(resolve(values.to ?? join(dataFolder, 'backups')), `counterpart-${moment}`);
  const removed = join(dataFolder, 'uploads', removedFolder);
  // What a backup left that was ended by force.
  for (const left of [removed, overOf(removed)]) await rm(left, { recursive: true, force: true });
  await mkdir(removed, { recursive: true, mode: 0o700 });
  const files = await copyAll(settings, removed, folder);
  const missing = bucket ? ` What is in the bucket ${bucket.name} is not in it: copy that too.` : '';
  console.log(
    `${folder} has the database and ${files} files of the data folder, with what people uploaded and the secret of their sessions: keep it private.${missing}`,
  );
  console.log(`To restore it: stop Counterpart, then npm run restore -- --from ${folder}`);
}

const overOf = (removed: string): string => `${removed}.part`;

/** The files after the rows that name them: a row whose file is not there yet is never copied. */
async function copyAll({ database, dataFolder }: Settings, removed: string, folder: string): Promise<number> {
  try {
    await copyDatabase(database, folder);
    const present = await copyFiles(dataFolder, folder);
    return present + (await copyRemoved(removed, join(folder, 'uploads')));
  } finally {
    // Under another name nothing more is put into it while it goes.
    await rename(removed, overOf(removed));
    await rm(overOf(removed), { recursive: true });
  }
}

async function copyDatabase(settings: Settings['database'], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (settings.engine === 'mysql') {
    await dump(settings, join(folder, sqlDump)).catch(async (error: unknown) => {
      await rm(folder, { recursive: true });
      throw error;
    });
    return;
  }
  const database = await connectDatabase(settings, { patient: true });
  try {
    await database.raw('vacuum into ?', [join(folder, sqliteCopy)]);
  } finally {
    await database.destroy();
  }
}

/** A dump of one moment. */
function dump(settings: MysqlSettings, file: string): Promise<void> {
  return runDatabaseProgram(settings, {
    programs: ['mariadb-dump', 'mysqldump'],
    options: [
      ...['--single-transaction', '--quick', '--default-character-set=utf8mb4', '--no-tablespaces'],
      `--result-file=${file}`,
    ],
    failure: 'The database could not be dumped',
  });
}

/** Copies what was removed while the backup was made. @returns how many files */
async function copyRemoved(from: string, to: string): Promise<number> {
  const names = await readdir(from);
  for (const name of names) {
    const target = join(to, ...name.split('~'));
    await mkdir(dirname(target), { recursive: true });
    await copyOne(join(from, name), target);
  }
  return names.length;
}

await runCommand(main);
