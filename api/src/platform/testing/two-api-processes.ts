import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSettings } from '../database/database-settings';
import { idempotencyHeader } from '../idempotency/idempotency-key';
import { startApiProcess, type ApiProcess } from './api-process';
import { visitor } from './sign-in';

/** Two API processes on one database server. */
export interface TwoApiProcesses {
  readonly urls: readonly [string, string];
  readonly processes: readonly [ApiProcess, ApiProcess];
  /**
   * Calls one of the two, in turns. What a busy machine puts off with a 503 is sent again with its idempotency key, as
   * the browser does.
   */
  call(turn: number, method: string, path: string, payload?: object, cookie?: string): Promise<Response>;
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
    const urls = [first.url, second.url] as const;
    return {
      urls,
      processes,
      stop,
      call: (turn, method, path, payload, cookie) => callPatiently(`${urls[turn % 2]}${path}`, method, payload, cookie),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function callPatiently(url: string, method: string, payload?: object, cookie?: string): Promise<Response> {
  const headers = {
    ...visitor,
    ...(method !== 'GET' && { [idempotencyHeader]: randomUUID() }),
    ...(payload && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { method, headers, ...(payload && { body: JSON.stringify(payload) }) });
    if (response.status !== 503 || attempt === 20) return response;
    await wait(500);
  }
}
