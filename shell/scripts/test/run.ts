import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser';
import { startPrivateDatabase, type PrivateDatabase } from '../database/private-database';
import { runSuite, stopSuite, type SuiteResult } from './run-suite';
import { onlyChanged } from './changed';
import { databases, suites, type Suite } from './suites';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    long: { type: 'boolean', default: false },
  },
});
const known = [...new Set(suites(null).map(({ id }) => id as string))];
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no suite named ${unknown.join(', ')}: choose among ${known.join(', ')}.`);
  process.exit(1);
}
const isWanted = ({ id }: Pick<Suite, 'id'>) => wanted.length === 0 || wanted.includes(id);

const interruption = { happened: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time what did not stop when it was asked to is ended.
    stopSuite(interruption.happened ? 'SIGKILL' : 'SIGTERM');
    interruption.happened = true;
  });
}

const needsDatabase = suites('any').some((suite) => isWanted(suite) && suite.database);
const results: SuiteResult[] = [];
let database: PrivateDatabase | null = null;
try {
  database = needsDatabase ? await startPrivateDatabase(databases) : null;
  if (needsDatabase && !database)
    console.log('No mariadbd or mysqld was found on this machine: the suites run on SQLite only.');
  const chosen = suites(database?.version ?? null, { isLong: values.long })
    .filter(isWanted)
    .flatMap((suite) => (values.changed ? (onlyChanged(suite, values.since) ?? []) : suite));
  await runSuites(chosen, database);
} catch (error) {
  results.push({ title: 'Preparation', passed: 0, failed: 1, failures: [(error as Error).message], seconds: 0 });
} finally {
  await database?.stop();
}

async function runSuites(chosen: readonly Suite[], server: PrivateDatabase | null): Promise<void> {
  const browser = chosen.some((suite) => suite.needsBrowser) ? await findBrowser() : null;
  if (browser) console.log(`Browser: ${browser.source}`);
  for (const suite of chosen) {
    if (interruption.happened) return;
    console.log(`\n── ${suite.title}`);
    results.push(await runSuite(suite, variablesOf(suite, browser, server)));
  }
}

/** Variables that tell a suite of the browser and the database it runs with. */
function variablesOf(
  { id, database: name, needsBrowser }: Suite,
  browser: Awaited<ReturnType<typeof findBrowser>> | null,
  server: PrivateDatabase | null,
): Record<string, string> {
  const variables: Record<string, string> = {
    ...(values.long ? { TEST_LONG: '1' } : {}),
    ...(browser && needsBrowser ? { ...browser.env, CHROMIUM_PATH: browser.executablePath } : {}),
  };
  if (!name || !server) return variables;
  if (id === 'api') return { ...variables, TEST_DATABASE_URL: server.url(name) };
  return { ...variables, DATABASE_URL: server.url(name) };
}

const width = Math.max(...results.map(({ title }) => title.length), 5);
const line = (title: string, passed: string, failed: string, seconds: string) =>
  `${title.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(7)}`;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0) + (interruption.happened ? 1 : 0);
console.log(`\n${line('Suite', 'passed', 'failed', 'seconds')}`);
for (const result of results)
  console.log(line(result.title, String(result.passed), String(result.failed), result.seconds.toFixed(1)));
for (const { title, failures } of results) for (const failure of failures) console.log(`Failed: ${title}: ${failure}`);
if (interruption.happened) console.log('Interrupted: not every suite ran.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
