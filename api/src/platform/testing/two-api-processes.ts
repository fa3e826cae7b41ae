import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../database/database-settings';
import { startApiProcess, type ApiProcess } from './api-process';

/** Two API processes on one database server. */
export interface TwoApiProcesses {
  readonly urls: readonly [string, string];
  readonly processes: readonly [ApiProcess, ApiProcess];
  /** Ends both and removes what they stored in files. */
  stop(): Promise<void>;
}

/**
 * Starts the API twice on a MariaDB or MySQL database, with one data folder and one session secret.
 * @param variables further variables of both
 * @throws Error when the database is embedded: only one process may have that
 */
export async function startTwoApiProcesses(
  settings: DatabaseSettings,
  variables: Readonly<Record<string, string>> = {},
): Promise<TwoApiProcesses> {
  if (settings.engine !== 'mysql') throw new Error('TEST_DATABASE_URL names no database server.');
  const { host, port, user, password, name } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-two-processes-'));
  const both = {
    DATABASE_URL: `mysql://${user}:${password}@${host}:${port}/${name}`,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret that both processes have been given',
    ...variables,
  };
  const processes = [startApiProcess(both), startApiProcess(both)] as const;
  const stop = async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [first, second] = await Promise.all([processes[0].ready, processes[1].ready]);
    return { urls: [first.url, second.url], processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
