import type { Database } from '../../../../../platform/database/open-database';
import { databaseKey } from '../../../../../platform/database/transaction';
import { AppError } from '../../../../../platform/errors/app-error';
import type { Answers, Question } from '../questions';
import { SearchWorker, ThreadDied, type WorkerOptions } from './search-worker';
import { Turns } from './turns';

/** Milliseconds after which a question times out. */
const questionMilliseconds = 20_000;
/** Unanswered questions: more are refused. */
const mostOpen = 1_000;

const tooBusy = (): AppError =>
  new AppError(503, 'service_unavailable', 'The search is busy right now. Please try again in a moment.', {
    'Retry-After': '5',
  });

/**
 * Asks about listed professionals, off the thread that serves requests. One thread holds the index; while it has none
 * (at the start, after it died, far behind), questions wait until it is read. An answer is never older than what was
 * committed before it was asked.
 */
export class ProfessionalSearch {
  /** The thread, for tests that end it. */
  readonly worker: SearchWorker;
  /**
   * Many answers become ready together: all that waited for the index. What a request then does (rows from SQLite, the
   * response) takes milliseconds, and hundreds of them in one turn of the event loop would block other requests for
   * seconds.
   */
  readonly #turns = new Turns();
  #open = 0;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.worker = new SearchWorker(options);
  }

  /** True when questions need not wait for the index. */
  get isReady(): boolean {
    return this.worker.isReady;
  }

  /** Begins to read the index. The first question does so too. */
  start(): void {
    if (!this.#isStopped) this.worker.start();
  }

  /**
   * @throws AppError 503 when too many wait or no answer comes in time; what the database threw
   */
  async ask<Asked extends Question>(question: Asked): Promise<Answers[Asked['kind']]> {
    if (this.#open >= mostOpen) throw tooBusy();
    this.#open += 1;
    const until = Date.now() + questionMilliseconds;
    let end: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      end = setTimeout(() => reject(tooBusy()), questionMilliseconds);
    });
    try {
      const answer = await Promise.race([this.#askThread(question, until), late]);
      await this.#turns.next();
      return answer as Answers[Asked['kind']];
    } finally {
      clearTimeout(end);
      this.#open -= 1;
    }
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.worker.stop();
  }

  /** A thread that died with the question is given it once more. */
  async #askThread(question: Question, until: number): Promise<unknown> {
    for (let attempt = 1; !this.#isStopped && attempt <= 2; attempt += 1) {
      this.start();
      await this.worker.started();
      try {
        return await this.worker.ask(question, until);
      } catch (error) {
        if (!(error instanceof ThreadDied)) throw error;
      }
    }
    throw tooBusy();
  }
}

const searches = new WeakMap<Database, ProfessionalSearch>();

/** Makes the search of a database, for `professionalSearch`. */
export function openSearch(of: Database, options: WorkerOptions): ProfessionalSearch {
  const search = new ProfessionalSearch(options);
  searches.set(of, search);
  return search;
}

/** The search of the bound database. */
export function professionalSearch(): ProfessionalSearch {
  const search = searches.get(databaseKey());
  if (!search) throw new Error('The module of the professionals is not registered.');
  return search;
}

/** True while the search of the bound database, if there is one, reads its index for the first time or keeps dying. */
export function isSearchAway(): boolean {
  const worker = searches.get(databaseKey())?.worker;
  return worker !== undefined && (worker.isFirstReading || worker.keepsDying);
}
