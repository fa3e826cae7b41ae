import { Piscina } from 'piscina';
import type { RenderResult, RenderTask } from './render-job';

/** Heap of one worker, in MB: what leaks ends its worker, not the server. */
const workerHeap = 256;

interface Options {
  /** The worker's program, from the shell's server build. */
  readonly program: string;
  readonly workers: number;
}

/** The workers that render. All that the rest knows of what they are. */
export interface RenderPool {
  /**
   * Hands a task to the next free worker.
   * @param signal ends the worker that has the task, or takes the task out of the queue
   * @throws when it was aborted or its worker died
   */
  run(task: RenderTask, signal?: AbortSignal): Promise<RenderResult | null>;
  /** Resolves when every worker is ready to render. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** A pool of worker threads of a fixed size. */
export function createRenderPool({ program, workers }: Options): RenderPool {
  const pool = new Piscina({
    filename: program,
    name: 'render',
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: workerHeap },
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
  });
  // A thread that dies between two pages is replaced by the pool.
  pool.on('error', () => undefined);
  const run: RenderPool['run'] = (task, signal) =>
    pool.run(task, signal ? { signal } : {}) as Promise<RenderResult | null>;
  return {
    run,
    ready: async () => {
      await Promise.all(pool.threads.map(() => run({ job: null, startedAt: newStartTime() })));
    },
    stop: () => pool.destroy(),
  };
}

/** Shared memory in which a worker writes when it began a task, in milliseconds since 1970; 0 before that. */
export function newStartTime(): BigInt64Array {
  return new BigInt64Array(new SharedArrayBuffer(8));
}
