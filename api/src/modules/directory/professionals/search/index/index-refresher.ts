import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../../../platform/database/open-database';
import { ReadChanges } from '../changes';
import { countProfiles, everyDocument, readDocuments } from './documents';
import { SearchIndex } from './search-index';

/** Professionals per batch of changes: a few milliseconds. */
const slice = 250;

interface Loaded {
  readonly index: SearchIndex;
  read: ReadChanges;
}

/**
 * The index of one database, brought up to date before each question. It works in slices and yields to other work of
 * its thread between two of them.
 */
export class IndexRefresher {
  readonly #database: Database;
  readonly #onReady: (isReady: boolean) => void;
  #loaded: Loaded | null = null;
  #loading: Promise<Loaded> | null = null;
  #running: Promise<SearchIndex> | null = null;
  #queued: Promise<SearchIndex> | null = null;

  /** @param onReady called when there is an index to ask and when there is none any more */
  constructor(database: Database, onReady: (isReady: boolean) => void = () => undefined) {
    this.#database = database;
    this.#onReady = onReady;
  }

  /**
   * The index with everything that was committed before this was called; loads it when there is none. Ask it before the
   * next `await`: it may change after. Never inside a transaction, whose own changes it would not see.
   * @throws what the database threw
   */
  current(): Promise<SearchIndex> {
    if (!this.#running) {
      this.#running = this.#bringUpToDate().finally(() => (this.#running = null));
      return this.#running;
    }
    // What runs may have read too early for this caller; all who come meanwhile share the next one.
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = null;
        return this.current();
      });
    return this.#queued;
  }

  /** Resolves when an index is there; loads it when none is. @throws what the database threw */
  async load(): Promise<Loaded> {
    return this.#loaded ?? this.#replace();
  }

  async #bringUpToDate(): Promise<SearchIndex> {
    const loaded = await this.load();
    const isCurrent = await this.#catchUp(loaded);
    // Another one may have taken its place meanwhile, and nothing is to be done for this one.
    const isReplaced = this.#loaded !== loaded;
    if (!isCurrent) {
      // Changes that were not read are gone: nothing in it can be relied upon.
      if (!isReplaced) this.#drop();
      return this.#bringUpToDate();
    }
    // The next question retries.
    if (loaded.index.isWorn && !isReplaced) this.#replace().catch(() => undefined);
    return loaded.index;
  }

  /** Takes what changed; false when that is no longer known. */
  async #catchUp(loaded: Loaded): Promise<boolean> {
    const news = await loaded.read.since(this.#database);
    if (!news) return false;
    for (let first = 0; first < news.userIds.length; first += slice) {
      const userIds = news.userIds.slice(first, first + slice);
      const documents = await readDocuments(this.#database, userIds);
      loaded.index.change(userIds, documents);
      await nextTurn();
    }
    loaded.read = news.read;
    return true;
  }

  #drop(): void {
    this.#loaded = null;
    this.#onReady(false);
  }

  #replace(): Promise<Loaded> {
    this.#loading ??= this.#build().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Builds an index beside the one of now, if there is one, and puts it in its stead. */
  async #build(): Promise<Loaded> {
    for (;;) {
      // First how far, then what: a change in between is read twice and never missed.
      const read = await ReadChanges.now(this.#database);
      const index = new SearchIndex(await countProfiles(this.#database));
      for await (const documents of everyDocument(this.#database)) index.fill(documents);
      await index.settle(() => nextTurn());
      const built = { index, read };
      // What changed meanwhile may be much: the first question should not wait for it.
      if (!(await this.#catchUp(built))) continue;
      this.#loaded = built;
      this.#onReady(true);
      return built;
    }
  }
}
