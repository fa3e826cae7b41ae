import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { DatabaseSettings } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';

export type MysqlSettings = Extract<DatabaseSettings, { readonly engine: 'mysql' }>;

interface Call {
  /** Names of the program, in MariaDB's packages and in MySQL's. */
  readonly programs: readonly string[];
  /** Options; host, user, TLS and the database's name are added. */
  readonly options: readonly string[];
  /** File that the program reads. */
  readonly input?: string;
  /** Begins the sentence when it fails: 'The database could not be dumped'. */
  readonly failure: string;
}

/**
 * Runs a client program of a database server's own packages.
 * @throws StartError when there is none, or with what it said when it fails
 */
export async function runDatabaseProgram(settings: MysqlSettings, call: Call): Promise<void> {
  const { host, port, user, password, name, ssl } = settings;
  const program = await findProgram(call.programs);
  if (program === null)
    throw new StartError(
      `There is no ${call.programs.join(' or ')} on the PATH: install the client programs of your database server, or use its own tools.`,
    );
  const where = [`--host=${host}`, `--port=${port}`, `--user=${user}`];
  // MySQL's program knows the first, MariaDB's the others.
  if (ssl) where.push('--loose-ssl-mode=VERIFY_IDENTITY', '--loose-ssl', '--loose-ssl-verify-server-cert');
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (ssl && authorities) where.push(`--ssl-ca=${authorities}`);
  const input = call.input === undefined ? null : await open(call.input);
  const child = spawn(program, [...call.options, ...where, name], {
    // Arguments can be read by others on the machine.
    env: { ...process.env, MYSQL_PWD: password },
    stdio: [input?.fd ?? 'ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  await input?.close();
  if (code !== 0) throw new StartError(`${call.failure}: ${said.trim()}`);
}

async function findProgram(names: readonly string[]): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}
