import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/platform/database/open-database';
import { noteChanges } from '../../src/platform/changes/profile-changes';
import { explainBlocks } from './blocked-loop';
import { percentile } from './percentile';
import { startProgram } from './start-program';
import type { Explained } from './blocked-loop';
import type { Program } from './start-program';

const questionsPerSecond = 70;
const healthChecksPerSecond = 20;
/** Milliseconds of each part of the measurement. */
const partMilliseconds = 12_000;
/** Milliseconds in which only the index answers all the questions one after the other. */
const warmMilliseconds = 1_000;
const changedProfiles = 40_000;
/** Profiles of one transaction. */
const batch = 500;
/** Number of blocks that are explained, and of the calls shown for each. */
const shownBlocks = 5;
const shownStacks = 4;

/** Searches sent in turns while the rest is measured. */
const questions: readonly string[] = [
  '',
  'services=tax',
  'services=tax,payroll&specialties=sales-tax,business-formation',
  'services=tax&industry=tech&clientTypes=solopreneurs&state=TX',
  'location=Austin,%20TX',
  'q=bookkeeping%20austin',
  'services=tax&page=80',
  'sort=nameDesc&services=tax',
].map((query) => `/api/accountants/search?${query}`);

interface Sent {
  readonly times: number[];
  failed: number;
}

/** Sends a request so many times a second, whether or not the ones before were answered, until told to stop. */
function sendSteadily(origin: string, paths: readonly string[], perSecond: number): () => Promise<Sent> {
  const sent: Sent = { times: [], failed: 0 };
  const open = new Set<Promise<void>>();
  let count = 0;
  const send = async (path: string): Promise<void> => {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (!response?.ok) sent.failed += 1;
    sent.times.push(performance.now() - start);
  };
  const timer = setInterval(() => {
    const request = send(paths[count++ % paths.length] as string);
    open.add(request);
    void request.finally(() => open.delete(request));
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return sent;
  };
}

const rounded = (times: readonly number[], share: number): string => percentile(times, share).toFixed(0).padStart(6);
const line = (name: string, columns: readonly string[]): void =>
  console.log(`${name.padEnd(34)}${columns.map((column) => column.padStart(9)).join('')}`);

/**
 * Sends questions and health checks for as long as `meanwhile` takes, and prints how long they waited and the loop was
 * blocked.
 */
async function measurePart(name: string, program: Program, meanwhile: () => Promise<unknown>): Promise<void> {
  await program.observe('startProfile');
  await program.observe('loopDelay');
  await program.observe('blocks');
  const stops = [
    sendSteadily(program.url, questions, questionsPerSecond),
    sendSteadily(program.url, ['/api/healthz'], healthChecksPerSecond),
  ] as const;
  await meanwhile();
  const [asked, checked] = await Promise.all([stops[0](), stops[1]()]);
  const blocked = await program.observe('loopDelay');
  const blocks = await program.observe('blocks');
  const explained = explainBlocks(blocks, await program.observe('stopProfile'));
  line(name, [
    String(asked.times.length),
    String(asked.failed + checked.failed),
    rounded(asked.times, 0.5),
    rounded(asked.times, 0.99),
    rounded(checked.times, 0.99),
    rounded(checked.times, 1),
    blocked.toFixed(0),
    longestWork(explained),
  ]);
  for (const block of explained.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shownBlocks))
    printBlock(block);
}

/**
 * The longest that the loop was blocked by its own work, in milliseconds; a machine that is busy with others blocks it
 * too.
 */
const longestWork = (blocks: readonly Explained[]): string =>
  blocks.length === 0
    ? '-'
    : Math.max(...blocks.map(({ milliseconds, spent }) => spent?.working ?? milliseconds)).toFixed(0);

/** Reports for how long the event loop was blocked, and where the time went. */
function printBlock({ milliseconds, spent, stacks }: Explained): void {
  const how = spent && `: ${spent.working.toFixed(0)} ms at work, ${spent.waiting.toFixed(0)} ms without a processor`;
  console.log(`  no one was answered for ${milliseconds.toFixed(0)} ms${how ?? ''}`);
  for (const [stack, took] of stacks.slice(0, shownStacks)) console.log(`    ${took.toFixed(0)} ms  ${stack}`);
}

/** Resolves when the index answers: SQL takes longer for one of the questions at least. */
async function untilWarm(origin: string): Promise<void> {
  for (;;) {
    const start = performance.now();
    for (const path of questions) {
      const response = await fetch(`${origin}${path}`).catch(() => null);
      await response?.arrayBuffer();
      if (!response?.ok) break;
      if (path === questions.at(-1) && performance.now() - start < warmMilliseconds) return;
    }
    await wait(250);
  }
}

/** Another process writes to many profiles, as an import would. */
async function changeProfiles(database: Database): Promise<void> {
  const rows: { userId: number }[] = await database('accountant_profiles')
    .orderBy('userId', 'desc')
    .limit(changedProfiles)
    .select('userId');
  for (let first = 0; first < rows.length; first += batch) {
    const userIds = rows.slice(first, first + batch).map(({ userId }) => userId);
    await database.transaction(async (transaction) => {
      await transaction('accountant_profiles').whereIn('userId', userIds).increment('reviewCount', 1);
      await noteChanges(transaction, userIds);
    });
    await wait(5);
  }
}

/**
 * Measures a running API under 70 questions a second beside health checks: from its start, once it is warm, and while
 * 40,000 profiles change. Prints how many were sent and failed, milliseconds that questions and health checks waited,
 * and for how long at most the API's event loop was blocked.
 */
export async function measureSearchLoad(database: Database): Promise<void> {
  const program = await startProgram('../main.ts', { API_PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  try {
    line('\n70 questions a second', ['asked', 'failed', 'p50', 'p99', 'health99', 'health', 'blocked', 'at work']);
    await measurePart('from the start', program, () => wait(partMilliseconds));
    await untilWarm(program.url);
    await measurePart('warm', program, () => wait(partMilliseconds));
    await measurePart('while 40,000 profiles change', program, async () => {
      await Promise.all([changeProfiles(database), wait(partMilliseconds)]);
    });
    await measurePart('afterwards', program, () => wait(partMilliseconds / 2));
  } finally {
    await program.stop();
  }
}
