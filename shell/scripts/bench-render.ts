import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Discovery } from '@counterpart/api/contract';
import { outputFolder } from '../federation/output-folder';
import { rendererFile } from '../federation/server-file';
import { findDeclaredRoute, routeDataPaths } from '../page-contract/declared-routes';
import { bootElementId, type BootData } from '../page-contract/release-set';
import { resolveReleaseSet } from '../server/releases/resolve-release-set';
import { readMessages, sendMessage } from '../server/render/messages';
import { limits, startRenderer } from '../server/render/render-process';
import type { RenderAnswer, RenderJob } from '../server/render/render-job';
import { readRenderer } from '../server/render/renderer-words';
import { serverFiles } from '../server/render/server-files';
import { median, percentile } from './bench/median';
import { targetFolder } from './build/workspaces';
import { patientRendering, startProduct } from './start-product';

/**
 * `npm run bench render`: what a page costs where it is rendered: in a thread of the server, in a process, and in a
 * process with the limits that the product gives it. The same program and the same pages, one after the other in turns,
 * so that whatever else the machine does falls on all three alike.
 *
 * `BENCH_PAGES` pages by each (300); `BENCH_PATHS` (`/,/accountants,/blog`).
 */
const pages = Number(process.env['BENCH_PAGES'] ?? 300);
const paths = (process.env['BENCH_PATHS'] ?? '/,/accountants,/blog').split(',');
/** Pages of each that are not counted. */
const unmeasured = 30;

/** A renderer of one kind. */
interface Contestant {
  readonly name: string;
  render(job: RenderJob): Promise<RenderAnswer>;
  /** MB that it holds; `null` when it is part of this process. */
  memory(): number | null;
  stop(): Promise<unknown>;
}

/** Runs the renderer's program in a thread, where it has a port in the place of its pipe. */
const inThread = `require(require('node:worker_threads').workerData);`;

async function thread(program: string): Promise<Contestant> {
  const worker = new Worker(inThread, { eval: true, workerData: program });
  const heard = listen((hear) => void worker.on('message', hear));
  await heard.ready;
  const render = (job: RenderJob): Promise<RenderAnswer> => heard.answerAfter(() => worker.postMessage(job));
  return { name: 'thread', render, memory: () => null, stop: () => worker.terminate() };
}

/** Started, asked and heard as the product does it. */
async function ownProcess(name: string, program: string, flags: readonly string[]): Promise<Contestant> {
  const { child, pipe } = startRenderer(program, flags);
  child.stderr?.pipe(process.stderr);
  const heard = listen((hear) => readMessages(pipe, { onMessage: hear, onGarbage: () => void child.kill('SIGKILL') }));
  await heard.ready;
  const render = (job: RenderJob): Promise<RenderAnswer> => heard.answerAfter(() => sendMessage(pipe, job));
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return { name, render, memory, stop: () => Promise.resolve(child.kill('SIGKILL')) };
}

/**
 * Listens to a renderer: it reports that it is ready, then one answer for each page. Messages about its memory are
 * ignored.
 */
function listen(start: (hear: (message: unknown) => void) => void) {
  let onAnswer: (answer: RenderAnswer) => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    start((message) => {
      const said = readRenderer(message);
      if (said?.kind === 'ready') resolve();
      else if (said?.kind === 'answer') onAnswer(said);
    });
  });
  const answerAfter = (ask: () => void) =>
    new Promise<RenderAnswer>((resolve) => {
      onAnswer = resolve;
      ask();
    });
  return { ready, answerAfter };
}

/** The job of a page as the server makes it, from the page that it sent. */
async function jobOf(url: string, dataFolder: string, path: string): Promise<RenderJob> {
  const html = await (await fetch(url + path)).text();
  const text = new RegExp(`id="${bootElementId}">(.*?)</script>`).exec(html)?.[1];
  if (!text) throw new Error(`${path} carries no data.`);
  const boot = JSON.parse(text) as BootData;
  const { pathname, search } = new URL(url + path);
  const declared = findDeclaredRoute(boot.releaseSet, pathname);
  if (!declared) throw new Error(`No area has claimed ${path}.`);
  const discovery = (await (await fetch(`${url}/api/platform/discovery`)).json()) as Discovery;
  const { versions } = resolveReleaseSet(discovery, '');
  return {
    path,
    boot: { ...boot, releaseSet: { ...boot.releaseSet, areas: withoutFiles(boot.releaseSet.areas) } },
    keys: routeDataPaths(declared, search),
    origin: url,
    files: serverFiles(declared, { versions, releasesFolder: join(dataFolder, 'releases') }),
  };
}

/** The hashes of a release's files, which stand in the HTML, are no part of what the server has rendered. */
function withoutFiles(areas: BootData['releaseSet']['areas']): BootData['releaseSet']['areas'] {
  return Object.fromEntries(Object.entries(areas).map(([area, { files: _unsent, ...release }]) => [area, release]));
}

/** @returns milliseconds of each page */
async function measure(contestants: readonly Contestant[], job: RenderJob): Promise<Map<Contestant, number[]>> {
  const taken = new Map(contestants.map((contestant) => [contestant, [] as number[]]));
  for (let page = 0; page < unmeasured + pages; page += 1) {
    for (const contestant of contestants) {
      const started = performance.now();
      const { result } = await contestant.render(job);
      if (result.kind !== 'answered') throw new Error(`${contestant.name}: ${JSON.stringify(result).slice(0, 500)}`);
      if (page >= unmeasured) taken.get(contestant)?.push(performance.now() - started);
    }
  }
  return taken;
}

const product = await startProduct({ env: patientRendering });
try {
  const program = join(outputFolder(targetFolder('shell')), rendererFile);
  const releasesFolder = join(product.dataFolder, 'releases');
  const contestants = [
    await thread(program),
    await ownProcess('process', program, []),
    await ownProcess('process with limits', program, limits(program, releasesFolder)),
  ];
  for (const path of paths) {
    const job = await jobOf(product.url, product.dataFolder, path);
    const taken = await measure(contestants, job);
    console.log(`\n${path}: a job of ${Math.round(JSON.stringify(job).length / 1024)} KB, ${pages} pages each`);
    for (const [{ name, memory }, times] of taken) {
      const held = memory();
      console.log(
        `  ${name.padEnd(20)} best ${percentile(times, 0).toFixed(1)} ms, quarter ${percentile(times, 0.25).toFixed(1)} ms, ` +
          `median ${median(times).toFixed(1)} ms` +
          (held === null ? '' : `, ${held} MB`),
      );
    }
  }
  await Promise.all(contestants.map((contestant) => contestant.stop()));
  await wait(0);
} finally {
  await product.stop();
}
