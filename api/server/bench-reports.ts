import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { generateProfessionals } from '../db/generated/generate-professionals';
import { rollUp } from '../src/modules/operations/reports/roll-up';
import { addDays, dayOf } from '../src/platform/counts/utc-day';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { percentile } from './bench/percentile';
import { generateHistory } from './bench/report-history';
import { runBench } from './bench/run-bench';
import { signIn } from './bench/sign-in';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { prepareDatabase } from './prepare-database';

const warmUps = 5;
const rounds = Number(process.env['ROUNDS'] ?? 100);
const historyDays = 1_461;

/**
 * `npm run bench reports -- --professionals 100000`: milliseconds (p50, p99) in which the Reports tab is answered over
 * four years of counts, and how long a roll-up takes. On an embedded database of its own, or on the empty one of
 * DATABASE_URL.
 */
async function main(dataFolder: string): Promise<void> {
  const { values } = parseArgs({ options: { professionals: { type: 'string', default: '100000' } } });
  const settings = readEnvironment({
    ...process.env,
    DATA_DIR: dataFolder,
    SESSION_SECRET: 'the secret of a bench that no one else uses',
    SEED_DEMO: '1',
    LOG_LEVEL: 'silent',
  });
  if (settings.production) throw new StartError('bench:reports stores counts: it is refused with NODE_ENV=production.');
  await prepareDatabase(settings, console.log);
  const database = await connectDatabase(settings.database);
  await generateProfessionals(database, Number(values.professionals), () => undefined);
  const today = dayOf(new Date());
  await generateHistory(database, today, historyDays);
  const server = await createServer({ ...settings, checkResponses: 'off', rateLimits: false }, database);
  await server.initialize();
  const { headers } = await signIn(server, 'admin');

  const [listings] = await database('accountant_profiles').count({ found: '*' });
  const [counts] = await database('daily_counts').count({ found: '*' });
  console.log(
    `${describeDatabase(settings.database)}: ${Number(listings?.found)} listings, ${Number(counts?.found)} counts`,
  );
  const start = performance.now();
  await rollUp();
  console.log(`roll-up with the directory's figures: ${(performance.now() - start).toFixed(0)} ms`);
  for (const [name, days, compare] of [
    ['28 days and those before', 28, 'previous'],
    ['12 months and a year before', 365, 'year'],
    ['two years and those before', 731, 'previous'],
  ] as const) {
    const url = `/api/admin/reports?from=${addDays(today, 1 - days)}&to=${today}&compare=${compare}`;
    const times: number[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      const begin = performance.now();
      const { statusCode } = await server.inject({ url, headers });
      if (statusCode !== 200) throw new StartError(`${url} answered ${statusCode}`);
      if (round >= 0) times.push(performance.now() - begin);
    }
    const at = (share: number) => percentile(times, share).toFixed(1).padStart(9);
    console.log(`${name.padEnd(32)}${at(0.5)}${at(0.99)}`);
  }
  await server.stop();
  await database.destroy();
}

await runBench('reports', main);
