import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase, type DatabaseSettings } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import type { BareServerInput } from './bench/bare-server';
import { cpuByPackage } from './bench/cpu-by-package';
import { measureLoad, type Load } from './bench/measure-load';
import { recordQuestion, recordSearchThread, type Question } from './bench/question';
import { startProgram, type Program } from './bench/start-program';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/** Rounds in which each side is measured, in turn, unless `BENCH_ROUNDS` is set. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const secondsPerRound = Number(process.env['BENCH_SECONDS'] ?? 1);
/** Questions whose CPU time is attributed to packages: `BENCH_PROFILE=profile,post`. */
const profiled = (process.env['BENCH_PROFILE'] ?? 'profile').split(',');
/** Root of another checkout, to be measured in the same run: what a change brings. */
const other = process.env['BENCH_OTHER'];
/** Share of the bare handler's requests a second that the API is to reach. */
const target = 0.5;

/** Questions that the search thread answers. */
const searches = ['list', 'search'];

type MysqlSettings = Extract<DatabaseSettings, { engine: 'mysql' }>;

/** Records requests: the list, and one of each thing that people open, as the demo data has them. */
async function recordQuestions(): Promise<Question[]> {
  const settings = readEnvironment({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await connectDatabase(settings.database);
  const server = await createServer({ ...settings, checkResponses: 'off' }, database);
  await server.initialize();
  const read = async <Answer>(path: string): Promise<Answer> => (await server.inject(path)).result as Answer;
  const [professional] = await read<{ id: number }[]>('/api/accountants?profession=accountant');
  const [guide] = await read<{ slug: string }[]>('/api/compliance');
  const [post] = (await read<{ posts: { slug: string }[] }>('/api/blog')).posts;
  if (!professional || !guide || !post) throw new StartError('The database is empty: start it once with SEED_DEMO=1.');
  const paths = [
    ['list', '/api/accountants'],
    ['profile', `/api/accountants/${professional.id}`],
    ['search', '/api/accountants/search?services=tax&state=TX'],
    ['guide', `/api/compliance/${guide.slug}`],
    ['post', `/api/blog/${post.slug}`],
  ] as const;
  const questions: Question[] = [];
  const searching = await recordSearchThread(database);
  for (const path of paths) {
    const question = await recordQuestion(server, database, path);
    const isSearch = searches.includes(question.name);
    questions.push(isSearch ? { ...question, statements: [...searching, ...question.statements] } : question);
  }
  await server.stop();
  await database.destroy();
  return questions;
}

const startApi = (checkout = '../..'): Promise<Program> =>
  startProgram(`${checkout}/server/main.ts`, {
    NODE_ENV: 'production',
    ALLOW_IN_PRODUCTION: 'test-payments,mail-outbox,demo-data',
    API_PORT: '0',
    RATE_LIMITS: 'on',
  });

function startBare({ host, port, user, password, name }: MysqlSettings, questions: Question[]): Promise<Program> {
  const pool = { host, port, user, password, database: name, timezone: 'Z', decimalNumbers: true } as const;
  const input: BareServerInput = { pool: { ...pool, connectionLimit: 10 }, questions };
  return startProgram('bare-server.ts', { BENCH_BARE: JSON.stringify(input) });
}

type Sides = Readonly<Record<string, Program>>;
type Loads = Readonly<Record<string, readonly Load[]>>;

/**
 * Rounds of all sides in turn, so that what else the machine does hits all of them; the first of each only warms up.
 */
async function compare(sides: Sides, { path }: Question): Promise<Loads> {
  const loads = new Map<string, Load[]>(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, program] of Object.entries(sides)) {
      const load = await measureLoad(program, path, secondsPerRound);
      if (round > 0) loads.get(side)?.push(load);
    }
  }
  return Object.fromEntries(loads);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

function printRow(cells: readonly (number | string)[]): void {
  const [name, ...others] = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell));
  console.log((name ?? '').padEnd(17) + others.map((cell) => cell.padStart(11)).join(''));
}

/**
 * A line for each side. Its share is the middle of its rounds, each compared with the bare handler's round beside it.
 */
function printLoads({ name, statements }: Question, loads: Loads): void {
  const bare = loads['bare'] ?? [];
  for (const [side, found] of Object.entries(loads)) {
    const shares = found.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / (bare[round]?.requestsPerSecond ?? 0),
    );
    printRow([
      `${name}, ${side}`,
      String(statements.length),
      median(found.map((load) => load.requestsPerSecond)),
      median(found.map((load) => load.cpuMicroseconds)),
      median(found.map((load) => load.p99)),
      median(shares),
      side === 'api' ? (median(shares) >= target ? 'reached' : 'MISSED') : '',
    ]);
  }
}

/** Says which packages the API's time goes to while it answers one question. */
async function printShares(api: Program, { name, path }: Question): Promise<void> {
  await api.observe('startProfile');
  await measureLoad(api, path, secondsPerRound * 2);
  const shares = cpuByPackage(await api.observe('stopProfile'));
  console.log(`\nwhere the API's time goes: ${name}`);
  for (const [owner, share] of shares.filter((entry) => entry[1] >= 0.01))
    console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${owner}`);
}

/**
 * `npm run bench api`: how many requests a second the API answers in production mode, beside a bare node server that
 * sends the same statements with the driver alone and answers the same JSON, in one run on the MySQL or MariaDB of the
 * environment.
 */
async function main(): Promise<void> {
  const { database } = readEnvironment(process.env);
  if (database.engine !== 'mysql')
    throw new StartError('bench:api compares with the MySQL driver: set DATABASE_URL to a MySQL or MariaDB database.');
  const api = await startApi();
  const questions = await recordQuestions();
  const bare = await startBare(database, questions);
  const sides: Sides = { api, ...(other && { other: await startApi(`${other}/api`) }), bare };
  console.log(`${describeDatabase(database)}, ${rounds} rounds of ${secondsPerRound} s each, medians`);
  printRow(['', 'statements', 'requests/s', 'CPU µs', 'p99 ms', 'share', `target ${target}`]);
  for (const question of questions) printLoads(question, await compare(sides, question));
  for (const question of questions.filter(({ name }) => profiled.includes(name))) await printShares(api, question);
  await Promise.all(Object.values(sides).map((side) => side.stop()));
}

await runCommand(main);
