import { performance } from 'node:perf_hooks';
import type { Server, ServerInjectOptions, ServerInjectResponse } from '@hapi/hapi';
import type { Professional, Profile } from '../src/contract/named-types';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import type { Database } from '../src/platform/database/open-database';
import { StartError } from '../src/platform/errors/start-error';
import type { Settings } from '../src/platform/settings';
import { percentile } from './bench/percentile';
import { signIn } from './bench/sign-in';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

const warmUps = 3;
/** Times that each question is sent, unless `ROUNDS` is set. */
const rounds = Number(process.env['ROUNDS'] ?? 40);

/** Typical searches, from the plain first page to what is rare, deep, misspelled or without results. */
const questions: readonly (readonly [name: string, path: string])[] = [
  ['page 1, everyone', '/api/accountants/search'],
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
  [
    'no one: what to loosen',
    '/api/accountants/search?services=audit&specialties=exit-readiness,retirement-income&industry=saas&city=Cheyenne&state=WY',
  ],
];

const firstQuestion = '/api/accountants/search?services=tax&state=TX&q=austin';

const line = (name: string, columns: readonly (number | string)[]): void => {
  const shown = columns.map((column) => (typeof column === 'number' ? column.toFixed(1) : column).padStart(9)).join('');
  console.log(`${name.padEnd(30)}${shown}`);
};

/** Memory of the whole process, its threads included, in MB. */
const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

async function request(
  server: Server,
  options: ServerInjectOptions,
): Promise<{ readonly took: number; readonly response: ServerInjectResponse }> {
  const start = performance.now();
  const response = await server.inject(options);
  const took = performance.now() - start;
  if (response.statusCode >= 300)
    throw new StartError(`${options.url as string} answered ${response.statusCode}: ${response.payload}`);
  return { took, response };
}

/**
 * Does something again and again and prints how long it took. @param work answers its milliseconds and what to print
 * last
 */
async function measure(name: string, work: () => Promise<readonly [took: number, found: string]>): Promise<void> {
  const times: number[] = [];
  let found = '';
  let before = process.cpuUsage();
  for (let round = -warmUps; round < rounds; round += 1) {
    if (round === 0) before = process.cpuUsage();
    const [took, said] = await work();
    if (round >= 0) times.push(took);
    found = said;
  }
  const { user, system } = process.cpuUsage(before);
  line(name, [
    percentile(times, 0),
    percentile(times, 0.5),
    percentile(times, 0.99),
    (user + system) / 1000 / rounds,
    found,
  ]);
}

/** Asks the first question of the server's life, which waits for the index. */
async function measureStart(server: Server): Promise<void> {
  await server.initialize();
  const before = megabytes();
  const { took } = await request(server, { url: firstQuestion });
  console.log(`the first question ${took.toFixed(0)} ms, ${(megabytes() - before).toFixed(0)} MB more\n`);
}

async function measureQuestions(server: Server): Promise<void> {
  for (const [name, url] of questions) {
    await measure(name, async () => {
      const { took, response } = await request(server, { url });
      const { total, totalIsCapped } = response.result as { total?: number; totalIsCapped?: boolean };
      return [took, `${total ?? String(response.headers['x-total-count'])}${totalIsCapped ? '+' : ''}`];
    });
  }
}

/** A generated professional saves their profile as it is; then a client searches. */
async function measureSaves(server: Server): Promise<void> {
  const { id, headers } = await signIn(server, 'generated-0000041');
  const { response: own } = await request(server, { url: `/api/accountants/${id}`, headers });
  const { bio, services, specialties, pricing } = (own.result as Professional).profile as Profile;
  const save = () =>
    request(server, {
      method: 'PUT',
      url: '/api/accountants/profile',
      headers,
      payload: { bio, services, specialties, pricing },
    });
  await measure('a profile is saved', async () => [(await save()).took, '']);
  await measure('page 1, just after a save', async () => {
    await save();
    return [(await request(server, { url: '/api/accountants/search' })).took, ''];
  });
}

/**
 * `npm run bench search`: how long the API takes to answer a search on the database of the environment, facets and
 * totals included.
 */
async function main(): Promise<void> {
  const settings = readEnvironment({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await connectDatabase(settings.database);
  try {
    await measureAll(database, settings);
  } finally {
    await database.destroy();
  }
}

async function measureAll(database: Database, settings: Settings): Promise<void> {
  const server = await createServer({ ...settings, checkResponses: 'off', rateLimits: false }, database);
  const [row] = await database('accountant_profiles').count({ found: '*' });
  console.log(
    `${describeDatabase(settings.database)}: ${Number(row?.found).toLocaleString('en-US')} professionals, ${rounds} rounds, milliseconds`,
  );
  await measureStart(server);
  // On a busy machine the least, and this process's own work, tell more than the middle.
  line('question', ['least', 'p50', 'p99', 'own cpu', 'found']);
  await measureQuestions(server);
  await measureSaves(server);
  await server.stop();
}

await runCommand(main);
