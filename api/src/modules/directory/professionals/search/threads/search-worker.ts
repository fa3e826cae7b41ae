import { Worker } from 'node:worker_threads';
import { Restart } from '../../../../../hosting/restart';
import type { DatabaseSettings } from '../../../../../platform/database/database-settings';
import type { Answer, Question } from '../questions';
import { fromThreadError } from './thread-messages';
import type { FromThread, ThreadData, ToThread } from './thread-messages';

const program = new URL('./start-thread.mjs', import.meta.url);
/** Milliseconds before a thread that died is started again: doubled each time until one was ready. */
const backoff = { first: 100, longest: 30_000 };
/** Deaths in a row, none of which came after an index was read, from which on a thread is not expected to come back. */
const manyDeaths = 3;
/** Milliseconds in which a thread has to end when it is asked to. */
const stopMilliseconds = 3_000;

/** The thread that had a question died before it answered. */
export class ThreadDied extends Error {}

interface Asked {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Database that the thread reads, and who hears of its troubles. */
export interface WorkerOptions {
  readonly databaseSettings: DatabaseSettings;
  /** Called with what keeps the thread from reading its index; it retries. */
  readonly onFailure: (error: Error) => void;
  /** Called with a thread that died. */
  readonly onDeath: (error: Error) => void;
}

/**
 * Asks a thread to end by itself, and ends it when it does not in time. A thread that is terminated inside of a call to
 * SQLite's driver takes the whole process with it.
 */
async function endWorker(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('stop' satisfies ToThread);
  const overdue = setTimeout(() => void worker.terminate(), stopMilliseconds);
  await exited;
  clearTimeout(overdue);
}

/** A worker thread that answers questions, started again when it dies. It never keeps the process from ending. */
export class SearchWorker {
  readonly #options: WorkerOptions;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #onStart: (() => void)[] = [];
  readonly #restart = new Restart(() => this.start(), backoff);
  #isReady = false;
  #wasRead = false;
  #lastId = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** True while the thread has its index. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** True until the index was read for the first time, or could not be. */
  get isFirstReading(): boolean {
    return this.#worker !== null && !this.#wasRead;
  }

  /** True when the thread died again and again, until it has read its index. */
  get keepsDying(): boolean {
    return this.#restart.failures >= manyDeaths;
  }

  /** Resolves when the thread has been started, again if it died. */
  async started(): Promise<void> {
    if (!this.#worker) await new Promise<void>((resolve) => this.#onStart.push(resolve));
  }

  /** Starts the thread; one that runs, or is about to, is left alone. */
  start(): void {
    if (this.#worker || this.#restart.isPending) return;
    const { databaseSettings } = this.#options;
    const worker = new Worker(program, { workerData: { databaseSettings } satisfies ThreadData, name: 'search' });
    this.#worker = worker;
    worker.unref();
    for (const resolve of this.#onStart.splice(0)) resolve();
    let cause: Error | null = null;
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', (error) => (cause = error));
    worker.on('exit', (code) => {
      if (this.#worker === worker) this.#died(cause ?? new Error(`The thread ended with code ${code}.`));
    });
  }

  /**
   * The thread's answer, once it has its index; not worked out after `until`.
   * @throws ThreadDied when it dies before, or what the database threw
   */
  ask(question: Question, until: number): Promise<Answer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new ThreadDied('The thread is not running.'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      worker.postMessage({ id, question, until } satisfies ToThread);
    });
  }

  /** Ends the thread; pending questions reject with `ThreadDied`. */
  async stop(): Promise<void> {
    this.#restart.cancel();
    const worker = this.#worker;
    this.#worker = null;
    if (!worker) return;
    this.#drop(new ThreadDied('The thread was ended.'));
    await endWorker(worker);
  }

  /** Ends the thread as a crash would; another one is started. */
  async crash(): Promise<void> {
    await this.#worker?.terminate();
  }

  #hear(message: FromThread): void {
    this.#wasRead = true;
    if (message.kind === 'ready') {
      if (message.isReady) this.#restart.worked();
      this.#isReady = message.isReady;
      return;
    }
    if (message.kind === 'failed') {
      this.#options.onFailure(fromThreadError(message.error));
      return;
    }
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === 'error') asked?.reject(fromThreadError(message.error));
    else asked?.resolve(message.answer);
  }

  #died(error: Error): void {
    this.#wasRead = true;
    this.#worker = null;
    this.#restart.schedule();
    this.#drop(new ThreadDied(error.message, { cause: error }));
    this.#options.onDeath(error);
  }

  #drop(error: ThreadDied): void {
    this.#isReady = false;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(error);
  }
}
