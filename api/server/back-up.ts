import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/platform/database/connect-database';
import type { DatabaseSettings } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import type { Settings } from '../src/platform/settings';
import { readEnvironment } from './environment';

type MysqlSettings = Extract<DatabaseSettings, { readonly engine: 'mysql' }>;

/** In the data folder, and in no backup: what is copied another way, written again, or of one running product. */
const isLeftOut = (name: string): boolean =>
  name === 'backups' || name === 'logs' || /^counterpart\.db|\.lock(\.json)?$|\.part$|^\.write-check$/.test(name);

/**
 * `npm run backup`: a copy of the database and the data folder, while the product runs. Everything that was
 * acknowledged before it was started is in it. `-- --to FOLDER` names the folder; `backups` of the data folder if not.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readEnvironment(process.env);
  const { database, dataFolder, releaseBucket } = settings;
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const folder = join(resolve(values.to ?? join(dataFolder, 'backups')), `counterpart-${moment}`);
  // The files after the rows that name them: a row whose file is not there yet is never copied.
  const restore = await copyDatabase(database, folder);
  const files = await copyFiles(dataFolder, folder);
  const bucket = releaseBucket ? ` The bucket ${releaseBucket.name} is not in it.` : '';
  console.log(
    `${folder} has the database and ${files} files of the data folder, with what people uploaded and the secret of their sessions: keep it private.${bucket}`,
  );
  console.log(`To restore it: stop Counterpart, ${restore}`);
}

/** @returns how it is restored */
async function copyDatabase(settings: Settings['database'], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (settings.engine === 'mysql') {
    await dump(settings, join(folder, 'database.sql')).catch(async (error: unknown) => {
      await rm(folder, { recursive: true });
      throw error;
    });
    return `load database.sql into an empty database (mariadb or mysql, NAME < database.sql), copy the folder, and start with DATABASE_URL and DATA_DIR set to the two.`;
  }
  const database = await connectDatabase(settings, { patient: true });
  try {
    await database.raw('vacuum into ?', [join(folder, 'counterpart.db')]);
  } finally {
    await database.destroy();
  }
  return 'copy the folder, and start with DATA_DIR set to the copy.';
}

/** A dump of one moment, by the program of the server's own packages. */
async function dump({ host, port, user, password, name }: MysqlSettings, file: string): Promise<void> {
  const program = await findProgram('mariadb-dump', 'mysqldump');
  if (program === null)
    throw new StartError(
      'There is no mariadb-dump or mysqldump on the PATH: install the client programs of your database server, or back it up with its own tools.',
    );
  const consistent = ['--single-transaction', '--quick', '--default-character-set=utf8mb4', '--no-tablespaces'];
  const where = [`--host=${host}`, `--port=${port}`, `--user=${user}`, `--result-file=${file}`];
  const child = spawn(program, [...consistent, ...where, name], {
    // Arguments can be read by others on the machine.
    env: { ...process.env, MYSQL_PWD: password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new StartError(`The database could not be dumped: ${said.trim()}`);
}

async function findProgram(...names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (
        await access(file, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return file;
    }
  }
  return null;
}

/** @returns how many were copied */
async function copyFiles(from: string, to: string): Promise<number> {
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

/** @returns false for a file that is gone by now */
async function copyOne(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
