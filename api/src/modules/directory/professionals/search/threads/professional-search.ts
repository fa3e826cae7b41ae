import type { DatabaseSettings } from '../../../../../platform/database/database-settings';
import type { Database } from '../../../../../platform/database/open-database';
import { databaseKey } from '../../../../../platform/database/transaction';
import { AppError } from '../../../../../platform/errors/app-error';
import type { Answer, Answers, Question } from '../questions';
import { SearchWorker, ThreadDied } from './search-worker';
import { questionMilliseconds, type ThreadRole } from './thread-messages';
import { Turns } from './turns';

/** Milliseconds that the index may take to answer before SQL is queried too. */
const indexPatience = 1_000;
/** Questions that are answered by SQL at the same time, and that wait for it. */
const mostRunning = 2;
const mostWaiting = 1_000;
/** Milliseconds without a question after which the thread for SQL ends. */
const idleMilliseconds = 60_000;

/** A question that waits for the index or SQL, whichever answers first. */
interface Waiting {
  readonly key: string;
  readonly question: Question;
  readonly answered: Promise<Answer>;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Options {
  readonly databaseSettings: DatabaseSettings;
  readonly onDeath: (role: ThreadRole, error: Error) => void;
  /** Called with what keeps the index from being read; it is retried. */
  readonly onFailure: (error: Error) => void;
}

const tooBusy = (): AppError =>
  new AppError(503, 'service_unavailable', 'The search is busy right now. Please try again in a moment.', {
    'Retry-After': '5',
  });

/**
 * Asks about listed professionals, off the thread that serves requests. One thread holds the index; while it has none
 * (at the start, after it died, far behind), a second one answers by SQL. An answer is never older than what was
 * committed before it was asked.
 */
export class ProfessionalSearch {
  readonly #index: SearchWorker;
  readonly #sql: SearchWorker;
  /** All unanswered questions; and those of them still in the queue. */
  readonly #open = new Set<Waiting>();
  readonly #waiting: Waiting[] = [];
  /** Questions not begun yet, by their content: equal ones share one answer. */
  readonly #joinable = new Map<string, Waiting>();
  /**
   * Many become ready together: all that waited for the index, all equal ones. What a request then does (rows from
   * SQLite, the response) takes milliseconds, and hundreds of them in one turn of the event loop would block other
   * requests for seconds.
   */
  readonly #turns = new Turns();
  #running = 0;
  #idle: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor({ databaseSettings, onDeath, onFailure }: Options) {
    this.#index = new SearchWorker({
      role: 'index',
      databaseSettings,
      onReady: (isReady) => isReady && this.#askIndexInstead(),
      onFailure,
      onDeath: (error) => onDeath('index', error),
    });
    this.#sql = new SearchWorker({ role: 'sql', databaseSettings, onDeath: (error) => onDeath('sql', error) });
  }

  /** True when the index answers. */
  get isReady(): boolean {
    return this.#index.isReady;
  }

  /** The thread of a role, for tests that end it. */
  worker(role: ThreadRole): SearchWorker {
    return role === 'index' ? this.#index : this.#sql;
  }

  /** Begins to read the index. The first question does so too. */
  start(): void {
    if (!this.#isStopped) this.#index.start();
  }

  /**
   * @throws AppError 503 when the queue is full or no answer comes in time; what the database threw
   */
  async ask<Asked extends Question>(question: Asked): Promise<Answers[Asked['kind']]> {
    this.start();
    const answer = await (this.#index.isReady ? this.#askBoth(question) : this.#askSql(question));
    await this.#turns.next();
    return answer as Answers[Asked['kind']];
  }

  /** Ends both threads. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#idle) clearTimeout(this.#idle);
    await Promise.all([this.#index.stop(), this.#sql.stop()]);
  }

  /** The index's answer; null when it has none. */
  #askIndex(question: Question): Promise<Answer | null> {
    // Whatever is wrong with the index or its connection, SQL says what is wrong with the database.
    return this.#index.ask(question).catch(() => null);
  }

  /**
   * The index's answer. SQL is queried too when that takes long, as while many changes are taken in, and whichever
   * answers first counts: of many questions a second SQL answers few.
   */
  async #askBoth(question: Question): Promise<Answer> {
    const fromIndex = this.#askIndex(question);
    const early = await Promise.race([fromIndex, after(indexPatience)]);
    if (early) return early;
    const late = fromIndex.then((answer) => answer ?? new Promise<never>(() => undefined));
    return Promise.race([late, this.#askSql(question)]);
  }

  #askSql(question: Question): Promise<Answer> {
    const key = JSON.stringify(question);
    const same = this.#joinable.get(key);
    if (same) return same.answered;
    if (this.#open.size >= mostWaiting) return Promise.reject(tooBusy());
    const waiting = waitingFor(key, question);
    this.#open.add(waiting);
    this.#waiting.push(waiting);
    this.#joinable.set(key, waiting);
    const end = setTimeout(() => this.#finish(waiting, () => waiting.reject(tooBusy())), questionMilliseconds);
    this.#runNext();
    return waiting.answered.finally(() => clearTimeout(end));
  }

  #runNext(): void {
    while (this.#running < mostRunning) {
      const waiting = this.#waiting.shift();
      if (!waiting) break;
      if (this.#open.has(waiting)) void this.#run(waiting);
    }
    if (this.#running === 0) this.#endWhenIdle();
  }

  async #run(waiting: Waiting): Promise<void> {
    this.#running += 1;
    this.#leave(waiting);
    if (this.#idle) clearTimeout(this.#idle);
    try {
      const answer = await this.#fromSql(waiting.question);
      this.#finish(waiting, () => waiting.resolve(answer));
    } catch (error) {
      this.#finish(waiting, () => waiting.reject(error as Error));
    }
    this.#running -= 1;
    this.#runNext();
  }

  /** A thread that died with the question is given it once more. */
  async #fromSql(question: Question): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      this.#sql.start();
      try {
        return (await this.#sql.ask(question)) as Answer;
      } catch (error) {
        if (!(error instanceof ThreadDied)) throw error;
        if (attempt > 1 || this.#isStopped) throw tooBusy();
        await this.#sql.started();
      }
    }
  }

  /** The index is ready: it answers the questions that still wait for SQL. */
  #askIndexInstead(): void {
    this.#joinable.clear();
    for (const waiting of this.#open) {
      void this.#askIndex(waiting.question).then(
        (answer) => answer && this.#finish(waiting, () => waiting.resolve(answer)),
      );
    }
  }

  #finish(waiting: Waiting, settle: () => void): void {
    if (!this.#open.has(waiting)) return;
    this.#open.delete(waiting);
    this.#leave(waiting);
    settle();
  }

  /** From here on the answer may be too old for others who ask the same. */
  #leave(waiting: Waiting): void {
    if (this.#joinable.get(waiting.key) === waiting) this.#joinable.delete(waiting.key);
  }

  #endWhenIdle(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#sql.stop(), idleMilliseconds).unref();
  }
}

/** Null after some milliseconds, which keep no process. */
const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => void setTimeout(() => resolve(null), milliseconds).unref());

function waitingFor(key: string, question: Question): Waiting {
  const waiting = { key, question } as Waiting;
  const answered = new Promise<Answer>((resolve, reject) => Object.assign(waiting, { resolve, reject }));
  return Object.assign(waiting, { answered });
}

const searches = new WeakMap<Database, ProfessionalSearch>();

/** Makes the search of a database, for `professionalSearch`. */
export function openSearch(of: Database, options: Options): ProfessionalSearch {
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
