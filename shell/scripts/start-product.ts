import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';
import { root } from './build/workspaces';
import type { Command } from './tool';

/** The product as people get it: started by the start script, with data of its own. */
export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  /** The process that was started. */
  readonly process: ChildProcess;
  /** The last of what it printed. */
  log(): string;
  stop(): Promise<void>;
}

/** The first start also builds. */
const startLimit = 300_000;

async function untilReady(url: string, hasEnded: () => string | null): Promise<void> {
  const end = Date.now() + startLimit;
  while (Date.now() < end) {
    const log = hasEnded();
    if (log !== null) throw new Error(`The product ended before it was ready.\n${log}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(150);
  }
  throw new Error(`The product was not ready within ${startLimit / 1000} s.`);
}

const startScript: Command = [process.execPath, join(root, 'shell/scripts/start.mjs')];

interface Options {
  /** A MySQL or MariaDB database; the embedded SQLite when absent. */
  readonly databaseUrl?: string | undefined;
  /** Command to run; the start script when absent. */
  readonly command?: Command;
  /** Variables for the start script beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Lets the server render pages on a machine that is busy with other things, so that a test sees what it renders and not
 * how fast.
 */
export const patientRendering = { RENDER_DEADLINE_MS: '5000' } as const;

/** Starts the product on a free port with an empty data folder. */
export async function startProduct({ databaseUrl, env: more, command = startScript }: Options = {}): Promise<Product> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'counterpart-run-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _outer, ...env } = process.env;
  const [program, ...argumentsOfIt] = command;
  const child = spawn(program, argumentsOfIt, {
    cwd: root,
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      // A visitor of a test sees what someone else has just changed.
      PAGE_LEAST_LIFE_MS: '0',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let ended = false;
  const record = (chunk: Buffer) => (log = (log + chunk.toString()).slice(-6000));
  child.stdout.on('data', record);
  child.stderr.on('data', record);
  const gone = new Promise<void>((resolve) =>
    child.once('close', () => {
      ended = true;
      resolve();
    }),
  );
  const stop = async () => {
    if (!ended) child.kill('SIGTERM');
    await gone;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, () => (ended ? log : null));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataFolder, process: child, log: () => log, stop };
}
