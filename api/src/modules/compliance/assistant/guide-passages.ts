import { database, databaseKey } from '../../../platform/database/transaction';
import { Guide } from '../guide.model';
import { PassageIndex } from './retrieve-passages';

interface CachedIndex {
  readonly state: string;
  readonly index: PassageIndex;
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

/** The index of the guides as they are now: made again when they have changed, whichever process changed them. */
export async function passageIndex(): Promise<PassageIndex> {
  const state = await stateOfGuides();
  const cached = indexes.get(databaseKey());
  if (cached?.state === state) return cached.index;
  const index = new PassageIndex(await Guide.query().where('published', true));
  indexes.set(databaseKey(), { state, index });
  return index;
}
