import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { generateProfessionals } from '../db/generated/generate-professionals';
import { rollUp } from '../src/modules/operations/reports/roll-up';
import { addDays, dayOf } from '../src/platform/counts/utc-day';
import { describeDatabase } from '../src/platform/database/database-settings';
import { measure, prepareBench, printHeadings } from './bench/bench-server';
import { generateHistory } from './bench/report-history';
import { runBench } from './bench/run-bench';
import { signIn } from './bench/sign-in';

const historyDays = 1_461;

/**
 * `npm run bench reports -- --professionals 100000`: milliseconds (least, p50, p99) in which the Reports tab is
 * answered over four years of counts, and how long a roll-up takes. On an embedded database of its own, or on the
 * empty one of DATABASE_URL.
 */
async function main(dataFolder: string): Promise<void> {
  const { values } = parseArgs({ options: { professionals: { type: 'string', default: '100000' } } });
  const { settings, database, createApi } = await prepareBench('reports', dataFolder);
  await generateProfessionals(database, Number(values.professionals), () => undefined);
  const today = dayOf(new Date());
  await generateHistory(database, today, historyDays);
  const server = await createApi();
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
  printHeadings();
  for (const [name, days, compare] of [
    ['28 days and those before', 28, 'previous'],
    ['12 months and a year before', 365, 'year'],
    ['two years and those before', 731, 'previous'],
  ] as const) {
    const url = `/api/admin/reports?from=${addDays(today, 1 - days)}&to=${today}&compare=${compare}`;
    await measure(server, name, () => url, headers);
  }
  await server.stop();
  await database.destroy();
}

await runBench('reports', main);
