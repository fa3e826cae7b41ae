import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { RenderAnswer, Rendered, RenderJob, RenderPhase, RenderTask, ServerFile } from './render-job';
import { createRenderCircuits } from './render-circuits';

/** Heap of one worker, in MB: what leaks ends its worker, not the server. */
const workerHeap = 256;
/** Pages that may wait for a worker; one more is left to the browser at once. */
const longestQueue = 32;
/** Pages of a release that may throw or be late in a row before all of its pages are left to the browser for a while. */
const toleratedPages = 2;
/** Milliseconds after which a thread that is still on a page is ended, unless the deadline is later. */
const leastThreadLimit = 2_000;

type Answered = Extract<RenderAnswer, { kind: 'answered' }>;
type Failure = Extract<RenderAnswer, { kind: 'failure' }>;

/** Why a page goes out to be rendered by the browser, for the log. */
export interface RenderFailure {
  readonly area: string;
  readonly version: string;
  readonly phase: RenderPhase;
  readonly address: string;
  readonly message: string;
}

interface Options {
  /** The worker's program, from the shell's server build. */
  readonly program: string;
  /** Milliseconds that a page may take. */
  readonly deadline: number;
  readonly workers?: number;
  readonly onFailure: (failure: RenderFailure) => void;
}

export interface PageRenderer {
  /** The rendered page or where its route leads, or `null` when the browser has to render it. Never rejects, never takes longer than the deadline. */
  render(job: RenderJob): Promise<Rendered | null>;
  /** Resolves when every worker is ready to render. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Renders pages in worker threads, so that whatever an area's code does ends with its thread. */
export function createPageRenderer({ program, deadline, workers = Math.max(2, availableParallelism() - 1), onFailure }: Options): PageRenderer {
  const circuits = createRenderCircuits();
  const threadLimit = Math.max(leastThreadLimit, deadline);
  const pool = new Piscina({
    filename: program,
    name: 'render',
    minThreads: workers,
    maxThreads: workers,
    maxQueue: longestQueue,
    resourceLimits: { maxOldGenerationSizeMb: workerHeap },
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
  });
  // A thread that dies between two pages is replaced by the pool.
  pool.on('error', () => undefined);

  /** Resolves with the worker's answer, at the latest when its thread is ended. */
  function start(job: RenderJob, started: Int32Array, stop: AbortController): Promise<RenderAnswer> {
    const end = setTimeout(() => stop.abort(), threadLimit);
    const task = pool.run({ job, started } satisfies RenderTask, { signal: stop.signal }) as Promise<RenderAnswer>;
    const failed = (error: unknown) => {
      const phase = hasStarted(started) ? (stop.signal.aborted ? 'endless' : 'worker') : 'queue';
      return failure(job, phase, phase === 'worker' ? String(error) : `Not rendered within ${phase === 'endless' ? threadLimit : deadline} ms.`);
    };
    return task.catch(failed).finally(() => clearTimeout(end));
  }

  /** The worker's answer, or `null` at the deadline. A page that is merely slow is finished in the background, so that its code is warm for the next. */
  async function attempt(job: RenderJob): Promise<Answered | null> {
    const started = new Int32Array(new SharedArrayBuffer(4));
    const stop = new AbortController();
    const answer = start(job, started, stop);
    const inTime = await Promise.race([answer, wait(deadline, null, { ref: false })]);
    if (inTime) return settle(job, inTime);
    if (!hasStarted(started)) stop.abort();
    void answer.then((late) => settle(job, late.kind === 'failure' ? late : failure(job, 'late', `Not rendered within ${deadline} ms.`)));
    return null;
  }

  function settle(job: RenderJob, answer: RenderAnswer): Answered | null {
    if (answer.kind === 'answered') {
      for (const key of keysOf(job)) circuits.succeeded(key);
      return answer;
    }
    recordFailure(job, answer);
    return null;
  }

  function recordFailure(job: RenderJob, { area, phase, message }: Failure): void {
    const file = job.files.find((candidate) => candidate.area === area);
    // One page that throws or is slow may be its data's fault; a full queue is nobody's.
    const isOnePage = phase === 'render' || phase === 'late';
    if (phase === 'render') circuits.failed(pageKey(job));
    if (file && phase !== 'queue') circuits.failed(releaseKey(file), isOnePage ? toleratedPages : 0);
    onFailure({ area, version: file?.version ?? '', phase, address: job.address, message });
  }

  return {
    render: async (job) => (keysOf(job).every((key) => circuits.mayTry(key)) ? attempt(job) : null),
    ready: async () => {
      await Promise.all(pool.threads.map(() => pool.run({ job: null, started: new Int32Array(new SharedArrayBuffer(4)) } satisfies RenderTask)));
    },
    stop: () => pool.destroy(),
  };
}

function failure(job: RenderJob, phase: RenderPhase, message: string): Failure {
  return { kind: 'failure', phase, area: job.files[0]?.area ?? '', message };
}

function hasStarted(started: Int32Array): boolean {
  return Atomics.load(started, 0) === 1;
}

function keysOf(job: RenderJob): string[] {
  return [pageKey(job), ...job.files.map(releaseKey)];
}

function releaseKey({ area, version }: ServerFile): string {
  return `${area}@${version}`;
}

function pageKey({ address, files }: RenderJob): string {
  return `${files.map(releaseKey).join(' ')} ${address}`;
}
