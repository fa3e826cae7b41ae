import type { Knex } from 'knex';
import { siteDayOf } from '../../../platform/counts/site-day';
import type { VisitCounts, Visit } from '../../../platform/counts/visit-counts';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { isMysql } from '../../../platform/database/is-mysql';
import { readCountedSearch, subjectOf, type CountedSearch, type SearchedListing } from './counted-search';
import { createRecentVisits } from './recent-visits';

/** Kind of count for a professional. Names in stored rows never change. */
export type VisitCounter = 'view' | 'appearance' | 'search';

/** Different things that are held until the next flush; further ones are dropped, what is held is always counted. */
const mostHeld = 20_000;
/** Different searches stored for a professional and day: made-up ones cannot fill the table. */
export const mostSearches = 100;
const batch = 200;

interface Held {
  readonly professionalId: number;
  readonly day: string;
  readonly counter: VisitCounter;
  readonly search: CountedSearch | null;
  amount: number;
}

interface Row {
  readonly professionalId: number;
  readonly day: string;
  readonly counter: VisitCounter;
  readonly subject: string;
  amount: number;
}

const keyOf = ({ professionalId, day, counter, search }: Omit<Held, 'amount'>): string =>
  `${professionalId} ${counter} ${day} ${search ? JSON.stringify(search) : ''}`;

/** Counts that start from nothing. Views of people who are not listed are not stored. */
export function createVisitCounts(now: () => Date): VisitCounts {
  const recent = createRecentVisits(now);
  let held = new Map<string, Held>();

  const hold = (one: Held): void => {
    const found = held.get(keyOf(one));
    if (found) found.amount += one.amount;
    else if (held.size < mostHeld) held.set(keyOf(one), one);
  };
  const add = (counter: VisitCounter, professionalId: number, search: CountedSearch | null = null): void =>
    hold({ professionalId, day: siteDayOf(now()), counter, search, amount: 1 });
  const isCounted = (professionalId: number, what: string, { visitor, viewerId }: Visit): boolean =>
    viewerId !== professionalId && recent.isFirst(`${visitor} ${professionalId} ${what}`);

  return {
    addView(professionalId, visit) {
      if (isCounted(professionalId, 'view', visit)) add('view', professionalId);
    },
    addAppearances(professionalIds, text, visit) {
      const search = readCountedSearch(text);
      const what = search ? JSON.stringify(search) : text;
      for (const professionalId of new Set(professionalIds)) {
        if (!isCounted(professionalId, what, visit)) continue;
        add('appearance', professionalId);
        if (search) add('search', professionalId, search);
      }
    },
    async flush() {
      if (held.size === 0) return;
      const counted = held;
      held = new Map();
      try {
        await inRetriedTransaction((transaction) => store([...counted.values()], transaction as Knex));
      } catch (error) {
        [...counted.values()].forEach(hold);
        throw error;
      }
    },
  };
}

async function store(held: readonly Held[], transaction: Knex): Promise<void> {
  const listings = await readListings([...new Set(held.map(({ professionalId }) => professionalId))], transaction);
  const rows = await withinLimits(rowsOf(held, listings), transaction);
  const added = isMysql(transaction) ? 'amount + values(amount)' : 'professional_counts.amount + excluded.amount';
  for (let start = 0; start < rows.length; start += batch)
    await transaction('professional_counts')
      .insert(rows.slice(start, start + batch))
      .onConflict(['professionalId', 'counter', 'day', 'subject'])
      .merge({ amount: transaction.raw(added) });
}

interface ListingRow extends Pick<SearchedListing, 'searchText' | 'cityKey'> {
  readonly userId: number;
  readonly locationLabel: string | null;
}

/** Reads and locks the listed profiles, so that no account deleted in this moment is counted afterwards. */
async function readListings(ids: readonly number[], transaction: Knex): Promise<Map<number, SearchedListing>> {
  const listings = new Map<number, SearchedListing>();
  for (let start = 0; start < ids.length; start += batch) {
    const found: ListingRow[] = await transaction('accountant_profiles')
      .whereIn('userId', ids.slice(start, start + batch))
      .where({ listed: true })
      .orderBy('userId')
      .forShare()
      .select('userId', 'searchText', 'cityKey', 'locationLabel');
    for (const { userId, searchText, cityKey, locationLabel } of found)
      listings.set(userId, { searchText, cityKey, city: locationLabel?.split(',')[0] ?? null });
  }
  return listings;
}

/** In one order, so that two processes do not wait for each other's rows. */
function rowsOf(held: readonly Held[], listings: ReadonlyMap<number, SearchedListing>): Row[] {
  const rows = new Map<string, Row>();
  for (const { professionalId, day, counter, search, amount } of held) {
    const listing = listings.get(professionalId);
    const subject = listing && (search ? subjectOf(search, listing) : '');
    if (subject === undefined || subject === null) continue;
    const key = `${String(professionalId).padStart(12, '0')} ${counter} ${day} ${subject}`;
    const found = rows.get(key);
    if (found) found.amount += amount;
    else rows.set(key, { professionalId, day, counter, subject, amount });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** The rows without searches that would give a professional more of them in a day than are kept. */
async function withinLimits(rows: readonly Row[], transaction: Knex): Promise<readonly Row[]> {
  const ofSearches = rows.filter(({ counter }) => counter === 'search');
  const refused = new Set<Row>();
  for (const day of new Set(ofSearches.map((row) => row.day))) {
    const ofDay = ofSearches.filter((row) => row.day === day);
    const ids = [...new Set(ofDay.map(({ professionalId }) => professionalId))];
    const known = new Map<number, Set<string>>(ids.map((id) => [id, new Set()]));
    for (let start = 0; start < ids.length; start += batch) {
      const stored: Pick<Row, 'professionalId' | 'subject'>[] = await transaction('professional_counts')
        .whereIn('professionalId', ids.slice(start, start + batch))
        .where({ counter: 'search', day })
        .select('professionalId', 'subject');
      for (const { professionalId, subject } of stored) known.get(professionalId)?.add(subject);
    }
    for (const row of ofDay) {
      const subjects = known.get(row.professionalId);
      if (!subjects || subjects.has(row.subject)) continue;
      if (subjects.size < mostSearches) subjects.add(row.subject);
      else refused.add(row);
    }
  }
  return rows.filter((row) => !refused.has(row));
}
