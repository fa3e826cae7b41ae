import { database, databaseKey } from '../../../../platform/database/transaction';
import { Guide } from '../guide.model';
import { EntryIndex } from './entry-index';

interface CachedIndex {
  readonly state: string;
  readonly index: Promise<EntryIndex>;
}

const indexes = new WeakMap<object, CachedIndex>();

/** Reads what changes when a guide is added, edited or removed: sums of it can be the same after two changes. */
async function stateOfGuides(): Promise<string> {
  const guides: object[] = await database()('compliance_guides')
    .where('published', true)
    .orderBy('id')
    .select('id', 'revision', 'lastUpdated');
  return JSON.stringify(guides);
}

/** The answers of the guides as they are now: indexed again when a guide has changed, whichever process changed it. */
export async function entryIndex(): Promise<EntryIndex> {
  const key = databaseKey();
  const state = await stateOfGuides();
  const cached = indexes.get(key);
  if (cached?.state === state) return cached.index;
  const index = Guide.query()
    .where('published', true)
    .then((guides) => new EntryIndex(guides));
  indexes.set(key, { state, index });
  // A failed query is no index: the next question tries again.
  index.catch(() => indexes.delete(key));
  return index;
}
