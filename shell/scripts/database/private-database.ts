import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port';

const run = promisify(execFile);

/** A database server of its own for one test run. */
export interface PrivateDatabase {
  /** Such as 'MariaDB 10.11.19'. */
  readonly version: string;
  /** The URL of a database on it, as `DATABASE_URL` takes it. `name` is one of those asked for. */
  url(name: string): string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

function findBinary(...names: string[]): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/local/mysql/bin',
    '/opt/homebrew/bin',
  ];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** A server that runs as root must be told so. */
const asUser = userInfo().uid === 0 ? ['--user=root'] : [];

/**
 * Options that never wait for the disk: nothing written need outlive the machine. A version that lacks one ignores it.
 */
const withoutFlushing = [
  '--innodb-flush-log-at-trx-commit=0',
  '--loose-innodb-flush-method=nosync',
  '--loose-skip-innodb-doublewrite',
  '--loose-skip-sync-frm',
];

const memory = '/dev/shm';
/** Bytes that the databases of a whole run stay below. */
const enoughMemory = 3e9;

/** Returns a folder that is in memory, when this machine has one with room; else the folder for temporary files. */
function folderInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    return bavail * bsize > enoughMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function initialise(server: string, data: string, isMariaDb: boolean): Promise<void> {
  if (!isMariaDb) {
    await run(server, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...asUser]);
    return;
  }
  const installer = findBinary('mariadb-install-db', 'mysql_install_db');
  if (!installer) throw new Error('mariadb-install-db was not found beside the server.');
  await run(installer, [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asUser,
  ]);
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let log = '';
    const tooLate = setTimeout(() => reject(new Error(`The database did not start within 60 s.\n${log}`)), 60_000);
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (!log.includes('ready for connections')) return;
      clearTimeout(tooLate);
      resolve();
    });
    child.on('exit', (code) => reject(new Error(`The database ended with code ${code}.\n${log}`)));
  });
}

/**
 * Starts MariaDB or MySQL on its own port in a temporary folder, when its binary is on the PATH or where systems keep
 * it.
 * @param names databases to create; the test user may create others
 * @returns null when there is no such binary
 */
export async function startPrivateDatabase(names: readonly string[]): Promise<PrivateDatabase | null> {
  const server = findBinary('mariadbd', 'mysqld');
  if (!server) return null;
  const { stdout } = await run(server, ['--version']);
  const isMariaDb = stdout.includes('MariaDB');
  const folder = mkdtempSync(join(folderInMemory(), 'counterpart-db-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const setup = join(folder, 'setup.sql');
  const port = await freePort();
  writeFileSync(
    setup,
    [
      ...names.map(
        (name) => `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
      ),
      "CREATE USER 'counterpart'@'%' IDENTIFIED BY 'only-for-tests';",
      "GRANT ALL ON *.* TO 'counterpart'@'%';",
      '',
    ].join('\n'),
  );
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  let child: ChildProcess | undefined;
  const launch = async (): Promise<void> => {
    child = spawn(
      server,
      [
        '--no-defaults',
        `--datadir=${data}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(folder, 'db.sock')}`,
        `--pid-file=${join(folder, 'db.pid')}`,
        `--init-file=${setup}`,
        ...withoutFlushing,
        ...(isMariaDb ? ['--skip-name-resolve'] : ['--mysqlx=OFF']),
        ...asUser,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(child);
  };
  const end = async (): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGTERM');
    const forced = setTimeout(() => running.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(forced);
  };
  try {
    await initialise(server, data, isMariaDb);
    await launch();
  } catch (error) {
    child?.kill('SIGKILL');
    remove();
    throw error;
  }
  return {
    version: `${isMariaDb ? 'MariaDB' : 'MySQL'} ${/\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? ''}`.trim(),
    url: (name) => `mysql://counterpart:only-for-tests@127.0.0.1:${port}/${name}`,
    stop: async () => {
      await end();
      remove();
    },
  };
}
