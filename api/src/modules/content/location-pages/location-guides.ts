import type { LocationPage } from '../../../contract/named-types';
import { usStates } from '../../../contract/us-states';
import { database } from '../../../platform/database/transaction';

const shown = 4;
/** Guides to state and local law that are looked at. */
const looked = 200;

interface Row {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly jurisdiction: string;
}

/** Names of states, the longest first: 'West Virginia' is not Virginia. */
const stateNames = new RegExp(
  usStates
    .map(({ label }) => label)
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'g',
);

/**
 * The published guides to the law of a state and its city: those to state law that name it, and those to local law that
 * name the city.
 */
export async function guidesOf(city: string, state: string): Promise<LocationPage['guides']> {
  const rows: Row[] = await database()('compliance_guides')
    .where('published', true)
    .whereIn('jurisdiction', ['state', 'local'])
    .orderBy([{ column: 'featured', order: 'desc' }, { column: 'lastUpdated', order: 'desc' }, { column: 'id' }])
    .limit(looked)
    .select('slug', 'title', 'summary', 'jurisdiction');
  const nameable = ({ title, jurisdiction }: Row): boolean => {
    if (jurisdiction === 'local') return title.startsWith(`${city} `);
    const named: readonly string[] = title.match(stateNames) ?? [];
    return named.includes(state);
  };
  return rows
    .filter(nameable)
    .slice(0, shown)
    .map(({ slug, title, summary }) => ({ slug, title, summary }));
}
