import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/platform/database/connect-database';
import type { DatabaseSettings } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { removedFolder } from '../src/platform/files/file-store';
import type { Settings } from '../src/platform/settings';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

type MysqlSettings = Extract<DatabaseSettings, { readonly engine: 'mysql' }>;

/** In the data folder, and in no backup: what is copied another way, written again, or of one running product. */
const isLeftOut = (name: string): boolean =>
  ['backups', 'logs', removedFolder].includes(name) ||
  /^counterpart\.db|\.lock(\.json)?$|\.part$|^\.write-check$/.test(name);

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
  await rm(removed, { recursive: true, force: true });
  await mkdir(removed, { recursive: true, mode: 0o700 });
  const { restore, files } = await copyAll(settings, removed, folder);
  const missing = bucket ? ` What is in the bucket ${bucket.name} is not in it: copy that too.` : '';
  console.log(
    `${folder} has the database and ${files} files of the data folder, with what people uploaded and the secret of their sessions: keep it private.${missing}`,
  );
  console.log(`To restore it: stop Counterpart, ${restore}`);
}

/** The files after the rows that name them: a row whose file is not there yet is never copied. */
async function copyAll({ database, dataFolder }: Settings, removed: string, folder: string) {
  try {
    const restore = await copyDatabase(database, folder);
    const present = await copyFiles(dataFolder, folder);
    return { restore, files: present + (await copyRemoved(removed, join(folder, 'uploads'))) };
  } finally {
    await rm(removed, { recursive: true });
  }
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
async function dump({ host, port, user, password, name, ssl }: MysqlSettings, file: string): Promise<void> {
  const program = await findProgram('mariadb-dump', 'mysqldump');
  if (program === null)
    throw new StartError(
      'There is no mariadb-dump or mysqldump on the PATH: install the client programs of your database server, or back it up with its own tools.',
    );
  const consistent = ['--single-transaction', '--quick', '--default-character-set=utf8mb4', '--no-tablespaces'];
  const where = [`--host=${host}`, `--port=${port}`, `--user=${user}`, `--result-file=${file}`];
  // MySQL's program knows the first, MariaDB's the others.
  if (ssl) where.push('--loose-ssl-mode=VERIFY_IDENTITY', '--loose-ssl', '--loose-ssl-verify-server-cert');
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (ssl && authorities) where.push(`--ssl-ca=${authorities}`);
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

/** Copies a file once. @returns false for one that is gone by now */
async function copyOne(source: string, target: string): Promise<boolean> {
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

await runCommand(main);
