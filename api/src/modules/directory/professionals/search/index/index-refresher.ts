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
  #loading: Promise<void> | null = null;
  #running: Promise<SearchIndex | null> | null = null;
  #queued: Promise<SearchIndex | null> | null = null;

  /** @param onReady called when there is an index to ask and when there is none any more */
  constructor(database: Database, onReady: (isReady: boolean) => void = () => undefined) {
    this.#database = database;
    this.#onReady = onReady;
  }

  /**
   * The index with everything that was committed before this was called, or null while it is being loaded. Ask it
   * before the next `await`: it may change after. Never inside a transaction, whose own changes it would not see.
   */
  current(): Promise<SearchIndex | null> {
    if (!this.#running) {
      this.#running = this.#bringUpToDate().finally(() => (this.#running = null));
      return this.#running;
    }
    // What runs may have read too early for this caller; all who come meanwhile share the next one.
    this.#queued ??= this.#running
      .catch(() => null)
      .then(() => {
        this.#queued = null;
        return this.current();
      });
    return this.#queued;
  }

  /** Resolves when an index is there; loads it when none is. @throws what the database threw */
  async load(): Promise<void> {
    if (this.#loaded) return;
    await this.#replace();
  }

  async #bringUpToDate(): Promise<SearchIndex | null> {
    const loaded = this.#loaded;
    if (!loaded) {
      this.#replaceLater();
      return null;
    }
    const isCurrent = await this.#catchUp(loaded);
    // Another one may have taken its place meanwhile, and nothing is to be done for this one.
    const isReplaced = this.#loaded !== loaded;
    if (!isCurrent) {
      if (isReplaced) return this.#bringUpToDate();
      // Changes that were not read are gone: nothing in it can be relied upon.
      this.#loaded = null;
      this.#onReady(false);
      this.#replaceLater();
      return null;
    }
    if (loaded.index.isWorn && !isReplaced) this.#replaceLater();
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

  #replaceLater(): void {
    // The next question retries.
    this.#replace().catch(() => undefined);
  }

  #replace(): Promise<void> {
    this.#loading ??= this.#build().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Builds an index beside the one of now, if there is one, and puts it in its stead. */
  async #build(): Promise<void> {
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
      return;
    }
  }
}
