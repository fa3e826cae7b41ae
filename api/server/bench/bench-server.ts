import { performance } from 'node:perf_hooks';
import type { Server } from '@hapi/hapi';
import { connectDatabase } from '../../src/platform/database/connect-database';
import type { Database } from '../../src/platform/database/open-database';
import { StartError } from '../../src/platform/errors/start-error';
import type { Settings } from '../../src/platform/settings';
import { createServer } from '../create-server';
import { readEnvironment } from '../environment';
import { prepareDatabase } from '../prepare-database';
import { percentile } from './percentile';

export const rounds = Number(process.env['ROUNDS'] ?? 100);
const warmUps = 5;
const nameWidth = 32;

interface Prepared {
  readonly settings: Settings;
  readonly database: Database;
  /** Makes the API over it; nothing listens yet. */
  createApi(): Promise<Server>;
}

/**
 * Prepares a database for a bench, with the demo data: an embedded one of its own, or the one of DATABASE_URL.
 * @throws StartError in production, where no bench may store anything
 */
export async function prepareBench(name: string, dataFolder: string): Promise<Prepared> {
  const settings = readEnvironment({
    ...process.env,
    DATA_DIR: dataFolder,
    SESSION_SECRET: 'the secret of a bench that no one else uses',
    SEED_DEMO: '1',
    LOG_LEVEL: 'silent',
  });
  if (settings.production) throw new StartError(`bench:${name} stores rows: it is refused with NODE_ENV=production.`);
  await prepareDatabase(settings, console.log);
  const database = await connectDatabase(settings.database);
  const createApi = () => createServer({ ...settings, checkResponses: 'off', rateLimits: false }, database);
  return { settings, database, createApi };
}

/** Prints the headings over what `measure` prints. */
export const printHeadings = (): void =>
  console.log(`${''.padEnd(nameWidth)}${['least', 'p50', 'p99'].map((title) => title.padStart(9)).join('')}`);

/** Prints in how many milliseconds a URL is answered. @param urlOf the URL of a round, which are counted from 0 */
export async function measure(
  server: Server,
  name: string,
  urlOf: (round: number) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const url = urlOf(round);
    const start = performance.now();
    const { statusCode, payload } = await server.inject({ url, headers });
    if (statusCode !== 200) throw new StartError(`${url} answered ${statusCode}: ${payload.slice(0, 200)}`);
    if (round >= warmUps) times.push(performance.now() - start);
  }
  const columns = [0, 0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9));
  console.log(`${name.padEnd(nameWidth)}${columns.join('')}`);
}
