import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Libsql from 'libsql';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { prepareDataFolder } from '../src/platform/files/data-folder';
import type { Settings } from '../src/platform/settings';
import { copyFiles, isLeftOut, sqliteCopy, sqlDump } from './backup-files';
import { runDatabaseProgram, type MysqlSettings } from './database-programs';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/**
 * `npm run restore -- --from FOLDER`: puts a backup into the database and the data folder of the environment, which
 * must be empty. With `--replace` what is there goes: files into `backups` of the data folder, tables for good.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean' } } });
  if (!values.from) throw new StartError('Name the backup: npm run restore -- --from FOLDER');
  const settings = readEnvironment(process.env);
  const { database, dataFolder, bucket } = settings;
  const from = resolve(values.from);
  const copy = join(from, database.engine === 'mysql' ? sqlDump : sqliteCopy);
  if (!existsSync(copy) || from === resolve(dataFolder))
    throw new StartError(
      `${from} is no backup for ${describeDatabase(database)}: it ${existsSync(copy) ? 'is the data folder itself' : `has no file ${copy.slice(from.length + 1)}`}.`,
    );
  prepareDataFolder(dataFolder);
  const aside = await makeRoom(settings, values.replace ?? false);
  // The database last: without it nothing of a restore that was ended half-way is taken for whole.
  const files = await copyFiles(from, dataFolder);
  if (database.engine === 'mysql') await load(database, copy);
  else {
    await copyFile(copy, `${database.file}.part`);
    await rename(`${database.file}.part`, database.file);
  }
  const before = aside ? ` The files that were there are in ${aside}.` : '';
  const missing = bucket ? ` What was in the bucket ${bucket.name} is not in it: put that back too.` : '';
  console.log(`The database and ${files} files are as in ${from}: start Counterpart.${before}${missing}`);
}

/**
 * Refuses while something is in use, or there without being meant to go; otherwise takes it away.
 * @returns the folder in which the files are now that were there; null without any
 */
async function makeRoom({ database, dataFolder }: Settings, replace: boolean): Promise<string | null> {
  // Reading the settings makes a secret where there is none: it has signed nothing yet.
  const entries = (await readdir(dataFolder)).filter((name) => !isLeftOut(name) || name.startsWith(sqliteCopy));
  const present = entries.length === 1 && entries[0] === 'session-secret' ? [] : entries;
  const tables = database.engine === 'mysql' ? await tablesOf(database) : [];
  if (database.engine === 'sqlite') refuseUsedFile(database.file);
  const found = [
    ...(tables.length ? [`the database ${describeDatabase(database)} has ${tables.length} tables`] : []),
    ...(present.length ? [`the data folder ${dataFolder} has ${present.slice(0, 3).join(', ')}`] : []),
  ];
  if (found.length && !replace)
    throw new StartError(
      `Nothing was changed: ${found.join(', and ')}. Restore into what is empty, or make a backup of it and add --replace.`,
    );
  const aside = await putAside(dataFolder, present);
  // After the files: these can still be put back.
  if (database.engine === 'mysql') await dropTables(database, tables);
  return aside;
}

async function putAside(dataFolder: string, present: readonly string[]): Promise<string | null> {
  if (present.length === 0) {
    await rm(join(dataFolder, 'session-secret'), { force: true });
    return null;
  }
  const aside = join(dataFolder, 'backups', `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of present) await rename(join(dataFolder, name), join(aside, name));
  return aside;
}

const inUse = (what: string) =>
  new StartError(`Nothing was changed: ${what} is in use. Stop Counterpart on every machine first.`);

/** Leaving the write-ahead log needs the file for oneself. */
function refuseUsedFile(file: string): void {
  if (!existsSync(file)) return;
  const database = new Libsql(file);
  try {
    database.pragma('journal_mode = delete');
  } catch (error) {
    // What is no database any more may be replaced.
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw inUse(`the database file ${file}`);
  } finally {
    database.close();
  }
}

/** @returns names of the tables of a database that no one else uses */
async function tablesOf(settings: MysqlSettings): Promise<string[]> {
  const database = await connectDatabase({ ...settings, connectionLimit: 1 });
  try {
    const others: unknown = await database('information_schema.processlist')
      .where('db', settings.name)
      .whereRaw('id <> connection_id()')
      .first('id');
    if (others) throw inUse(`the database ${describeDatabase(settings)}`);
    const rows: { readonly name: string }[] = await database('information_schema.tables')
      .where('table_schema', settings.name)
      .select({ name: 'table_name' });
    return rows.map(({ name }) => name);
  } finally {
    await database.destroy();
  }
}

async function dropTables(settings: MysqlSettings, tables: readonly string[]): Promise<void> {
  const database = await connectDatabase(settings, { patient: true });
  try {
    await database.transaction(async (transaction) => {
      await transaction.raw('set foreign_key_checks = 0');
      for (const table of tables) await transaction.schema.dropTable(table);
    });
  } finally {
    await database.destroy();
  }
}

function load(settings: MysqlSettings, input: string): Promise<void> {
  return runDatabaseProgram(settings, {
    programs: ['mariadb', 'mysql'],
    options: ['--default-character-set=utf8mb4'],
    input,
    failure: 'The database could not be loaded, and is not whole: restore once more with --replace',
  });
}

await runCommand(main);
