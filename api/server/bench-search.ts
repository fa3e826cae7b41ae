import { performance } from 'node:perf_hooks';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-address';
import { StartError } from '../src/platform/errors/start-error';
import { createServer } from './create-server';
import { readEnvironment } from './environment';

const warmUps = 3;
/** How often each question is asked; `ROUNDS` says otherwise. */
const rounds = Number(process.env['ROUNDS'] ?? 40);

/** What people ask, from the plain first page to what is rare, deep, mistyped or in vain. */
const questions: readonly (readonly [name: string, address: string])[] = [
  ['page 1, everybody', '/api/accountants/search'],
  ['page 1, a common service', '/api/accountants/search?services=tax'],
  ['page 1, a rare specialty', '/api/accountants/search?specialties=exit-readiness'],
  ['page 1, two groups', '/api/accountants/search?services=tax,payroll&specialties=sales-tax,business-formation'],
  ['page 1, four groups', '/api/accountants/search?services=tax&industry=tech&clientTypes=solopreneurs&state=TX'],
  ['page 1, two rare groups', '/api/accountants/search?specialties=exit-readiness&industry=saas'],
  ['directory, main list', '/api/accountants/search?featured=exclude&pageSize=5&profession=accountant,bookkeeper'],
  ['directory, featured', '/api/accountants/search?featured=only&pageSize=12&profession=advisor'],
  ['a state', '/api/accountants/search?state=CA'],
  ['a city', '/api/accountants/search?location=Austin,%20TX'],
  ['by reviews', '/api/accountants/search?sort=reviews&services=tax'],
  ['by name', '/api/accountants/search?sort=nameAsc'],
  ['by name, a service', '/api/accountants/search?sort=nameDesc&services=tax'],
  ['page 80', '/api/accountants/search?page=80'],
  ['page 80, a common service', '/api/accountants/search?services=tax&page=80'],
  ['plain list, page 10', '/api/accountants?services=tax&page=10'],
  ['words, common', '/api/accountants/search?q=tax'],
  ['words, two', '/api/accountants/search?q=bookkeeping%20austin'],
  ['words, a name', '/api/accountants/search?q=priya%20okafor'],
  ['words, mistyped', '/api/accountants/search?q=prya%20okafro'],
  ['nobody: what to loosen', '/api/accountants/search?services=audit&specialties=exit-readiness,retirement-income&industry=saas&city=Cheyenne&state=WY'],
];

const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** `npm run bench:search`: how long the API takes to answer a search on the database of the environment, facets and totals included. */
async function main(): Promise<void> {
  const settings = readEnvironment({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await connectDatabase(settings.database);
  const server = await createServer({ ...settings, checkAnswers: false }, database);
  const [row] = await database('accountant_profiles').count({ found: '*' });
  console.log(`${describeDatabase(settings.database)}: ${Number(row?.found).toLocaleString('en-US')} professionals, ${rounds} rounds, milliseconds\n`);
  // On a busy machine the least, and this process's own work, tell more than the middle.
  console.log(`${'question'.padEnd(30)}${'least'.padStart(8)}${'p50'.padStart(8)}${'p99'.padStart(8)}${'own cpu'.padStart(9)}${'found'.padStart(9)}`);
  for (const [name, address] of questions) {
    const times: number[] = [];
    let found = '';
    let before = process.cpuUsage();
    for (let round = -warmUps; round < rounds; round += 1) {
      if (round === 0) before = process.cpuUsage();
      const start = performance.now();
      const { statusCode, result, headers } = await server.inject(address);
      const took = performance.now() - start;
      if (statusCode !== 200) throw new StartError(`${address} answered ${statusCode}.`);
      if (round >= 0) times.push(took);
      const { total, totalIsCapped } = result as { total?: number; totalIsCapped?: boolean };
      found = `${total ?? String(headers['x-total-count'])}${totalIsCapped ? '+' : ''}`;
    }
    const { user, system } = process.cpuUsage(before);
    times.sort((one, other) => one - other);
    console.log(`${name.padEnd(30)}${percentile(times, 0).toFixed(1).padStart(8)}${percentile(times, 0.5).toFixed(1).padStart(8)}${percentile(times, 0.99).toFixed(1).padStart(8)}${((user + system) / 1000 / rounds).toFixed(1).padStart(9)}${found.padStart(9)}`);
  }
  await database.destroy();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
