import type { Database } from '../../../platform/database/open-database';
import { ReadChanges } from './search-changes';
import { countProfiles, everyDocument, readDocuments } from './search-documents';
import { SearchIndex } from './search-index';

/** The index of one database, brought up to date before each question. */
class KeptIndex {
  readonly #database: Database;
  #kept: { readonly index: SearchIndex; read: ReadChanges } | null = null;
  #running: Promise<SearchIndex> | null = null;
  #queued: Promise<SearchIndex> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The index with everything that was committed before this was called. */
  current(): Promise<SearchIndex> {
    if (!this.#running) {
      this.#running = this.#bringUpToDate().finally(() => (this.#running = null));
      return this.#running;
    }
    // What runs may have read too early for this caller; all who come meanwhile share the next one.
    this.#queued ??= this.#running.catch(() => undefined).then(() => {
      this.#queued = null;
      return this.current();
    });
    return this.#queued;
  }

  async #bringUpToDate(): Promise<SearchIndex> {
    const kept = this.#kept;
    const news = await kept?.read.since(this.#database);
    if (!kept || !news) return this.#load();
    if (news.userIds.length > 0) {
      const documents = await readDocuments(this.#database, news.userIds);
      for (const userId of news.userIds) kept.index.remove(userId);
      for (const document of documents) kept.index.put(document);
    }
    kept.read = news.read;
    return kept.index;
  }

  async #load(): Promise<SearchIndex> {
    // First how far, then what: a change in between is read twice and never missed.
    const read = await ReadChanges.now(this.#database);
    const index = new SearchIndex(await countProfiles(this.#database));
    for await (const documents of everyDocument(this.#database)) for (const document of documents) index.put(document);
    index.settle();
    this.#kept = { index, read };
    return index;
  }
}

const keptIndexes = new WeakMap<Database, KeptIndex>();

/**
 * The index of a database as of now: what this and every other process committed before is in it. Never inside a transaction, whose
 * own changes it would not see. Ask it before the next `await`: it may change after.
 */
export function currentIndex(database: Database): Promise<SearchIndex> {
  const kept = keptIndexes.get(database) ?? new KeptIndex(database);
  keptIndexes.set(database, kept);
  return kept.current();
}
