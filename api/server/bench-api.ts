import { measureLoad, type Load } from './bench/measure-load';
import { startProgram, type Program } from './bench/start-program';
import { StartError } from '../src/platform/errors/start-error';
import { runCommand } from './run-command';

/** Rounds in which each side is measured, in turn, unless `BENCH_ROUNDS` is set. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const secondsPerRound = Number(process.env['BENCH_SECONDS'] ?? 1);
/** Root of another checkout, to be measured in the same run: what a change brings. */
const other = process.env['BENCH_OTHER'];

type Question = readonly [name: string, path: string];

/** Finds what to request: the list, and one of each thing that people open, as the demo data has them. */
async function findQuestions({ url }: Program): Promise<Question[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const [professional] = (await read('/api/accountants?profession=accountant')) as { id: number }[];
  const [guide] = (await read('/api/compliance')) as { slug: string }[];
  const [post] = ((await read('/api/blog')) as { posts: { slug: string }[] }).posts;
  if (!professional || !guide || !post) throw new StartError('The database is empty: start it once with SEED_DEMO=1.');
  return [
    ['list', '/api/accountants'],
    ['profile', `/api/accountants/${professional.id}`],
    ['search', '/api/accountants/search?services=tax&state=TX'],
    ['guide', `/api/compliance/${guide.slug}`],
    ['post', `/api/blog/${post.slug}`],
  ];
}

const startApi = (checkout = '../..', env: Readonly<Record<string, string>> = {}): Promise<Program> =>
  startProgram(`${checkout}/server/main.ts`, {
    NODE_ENV: 'production',
    ALLOW_IN_PRODUCTION: 'test-payments,mail-outbox,demo-data',
    API_PORT: '0',
    RATE_LIMITS: 'on',
    ...env,
  });

type Sides = Readonly<Record<string, Program>>;
type Loads = ReadonlyMap<string, Load[]>;

/**
 * Rounds of all sides in turn, so that what else the machine does hits all of them; the first of each only warms up.
 */
async function compare(sides: Sides, path: string): Promise<Loads> {
  const loads = new Map<string, Load[]>(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, program] of Object.entries(sides)) {
      const load = await measureLoad(program, path, secondsPerRound);
      if (round > 0) loads.get(side)?.push(load);
    }
  }
  return loads;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

function printRow([name, ...cells]: readonly [string, ...(number | string)[]]): void {
  const shown = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell).padStart(11));
  console.log(name.padEnd(20) + shown.join(''));
}

/**
 * `npm run bench api`: how many requests a second the API answers in production mode, and for how much processor time,
 * without and with metrics and traces, on the database of the environment.
 */
async function main(): Promise<void> {
  const api = await startApi();
  const sides: Sides = {
    api,
    metrics: await startApi('../..', { METRICS_PORT: '0' }),
    traces: await startApi('../..', {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER: 'always_on',
    }),
    ...(other && { other: await startApi(`${other}/api`) }),
  };
  console.log(`${rounds} rounds of ${secondsPerRound} s each, medians`);
  printRow(['', 'requests/s', 'CPU µs', 'p99 ms']);
  for (const [name, path] of await findQuestions(api))
    for (const [side, found] of await compare(sides, path))
      printRow([
        `${name}, ${side}`,
        median(found.map((load) => load.requestsPerSecond)),
        median(found.map((load) => load.cpuMicroseconds)),
        median(found.map((load) => load.p99)),
      ]);
  await Promise.all(Object.values(sides).map((side) => side.stop()));
}

await runCommand(main);
