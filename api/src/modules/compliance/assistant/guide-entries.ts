import { database, databaseKey } from '../../../platform/database/transaction';
import { Guide } from '../guide.model';
import { EntryIndex } from './entry-index';
import { outcomeOf } from './outcome';

interface CachedIndex {
  readonly state: string;
  readonly index: EntryIndex;
}

const indexes = new WeakMap<object, CachedIndex>();

/** What changes when a guide is added, edited or removed. */
async function stateOfGuides(): Promise<string> {
  const [row] = await database()('compliance_guides')
    .where('published', true)
    .count<object[]>({ guides: 'id' })
    .sum({ saved: 'revision' })
    .max({ newest: 'lastUpdated' })
    .max({ last: 'id' });
  return JSON.stringify(row);
}

/** The answers of the guides as they are now: indexed again when a guide has changed, whichever process changed it. */
export async function entryIndex(): Promise<EntryIndex> {
  const state = await stateOfGuides();
  const cached = indexes.get(databaseKey());
  if (cached?.state === state) return cached.index;
  const index = new EntryIndex(await Guide.query().where('published', true));
  // The first questions of a process take twenty times as long: these are asked before a visitor's.
  for (const { guide } of index.guides) outcomeOf(index, index.find(guide.title));
  indexes.set(databaseKey(), { state, index });
  return index;
}
