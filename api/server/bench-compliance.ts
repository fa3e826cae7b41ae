import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isEmpty, seedDemo } from '../db/demo/seed-demo';
import { migrate } from '../db/migrations/migration-source';
import { analyze } from '../src/modules/content/compliance/analyzer/analyze';
import { readDocument } from '../src/modules/content/compliance/analyzer/document/read-document';
import { pdfOfPages } from '../src/modules/content/compliance/analyzer/testing/make-pdf';
import { questionsOf } from '../src/modules/content/compliance/assistant/evaluate';
import { readTable } from '../src/platform/files/read-table';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { measureUploadMemory } from './bench/analyzer-memory';
import { percentile } from './bench/percentile';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/** Number of questions that are timed; more are sent, since some are refused. */
const timed = 200;
const pages = 50;
const rounds = 10;

const print = (name: string, times: readonly number[]): void => {
  const figures = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9)).join('');
  console.log(`${name.padEnd(44)}${figures}${String(times.length).padStart(7)}`);
};

/** Milliseconds until the first words of an answer arrive over the network; null where it is a refusal. */
async function firstWords(url: string, question: string): Promise<number | null> {
  const start = performance.now();
  const sent = request(`${url}/api/compliance/ask/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  sent.end(JSON.stringify({ question }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new StartError(`'${question}' was answered with ${response.statusCode}.`);
  let text = '';
  let took: number | null = null;
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk);
    if (took === null && text.includes('event: statement\ndata: ')) took = performance.now() - start;
  }
  return took;
}

/** Pages as a statute has them: forty lines of duties, dates and definitions each. */
const longLaw = Array.from({ length: pages }, (_, page) =>
  Array.from(
    { length: 40 },
    (_line, line) =>
      `Section ${page + 1}.${line + 1}. A covered business with more than ${line + 5} employees shall keep the records of each client and file report ${line + 1} with the Department by March ${(line % 28) + 1}, 2027.`,
  ).join('\n'),
);

async function measureAnalysis(): Promise<void> {
  const bytes = await pdfOfPages(longLaw);
  const reading: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const read = await readDocument('law.pdf', bytes);
    reading.push(performance.now() - start);
    const tools = { model: null, warn: () => undefined };
    await analyze(read, { industry: 'retail', industryLabel: 'Retail', context: '' }, tools);
    whole.push(performance.now() - start);
  }
  print(`a PDF of ${pages} pages, read`, reading);
  print(`a PDF of ${pages} pages, read and analyzed`, whole);
}

/**
 * Resident memory of a process of its own while files are sent to it that are too large, expand, pretend or are long.
 */
async function measureMemory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-memory-'));
  const measured = await measureUploadMemory(folder);
  await rm(folder, { recursive: true, force: true });
  console.log(`\n${'MB, each five times'.padEnd(24)}   before     most    after   reader  answer`);
  for (const { name, api, reader, answer } of measured)
    console.log(
      `${name.padEnd(24)}${[...api, reader].map((figure) => figure.toFixed(0).padStart(9)).join('')}  ${answer}`,
    );
}

/**
 * `npm run bench compliance`: milliseconds until the first words of the embedded answerer, over the network, on the
 * database of the environment (filled with the demo when it is empty), those that a document of 50 pages takes, and
 * with `--memory` what uploads do to memory, on Linux.
 */
async function main(): Promise<void> {
  const settings = readEnvironment({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await connectDatabase(settings.database);
  await migrate(database);
  if (await isEmpty(database)) await seedDemo(database);
  const server = await createServer(
    { ...settings, port: 0, model: null, checkResponses: 'off', rateLimits: false },
    database,
  );
  await server.start();
  console.log(`${describeDatabase(settings.database)}, milliseconds\n${' '.repeat(44)}      p50      p99  count`);
  print('the first question, index included', [(await firstWords(server.info.uri, 'When is Form 941 due?')) ?? 0]);
  const times: number[] = [];
  for (const { text, guides, before } of questionsOf(
    readTable(new URL('../evaluation/develop.tsv', import.meta.url)),
  )) {
    if (guides.length === 0 || before.length > 0 || times.length === timed) continue;
    const took = await firstWords(server.info.uri, text);
    if (took !== null) times.push(took);
  }
  print('first words of an answer', times);
  await server.stop();
  await database.destroy();
  await measureAnalysis();
  if (process.argv.includes('--memory')) await measureMemory();
}

await runCommand(main);
