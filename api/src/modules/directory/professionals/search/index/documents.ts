import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../../platform/database/open-database';
import type { PlanId } from '../../../../../contract/plans';
import { valueColumns, valuesOf } from '../profile-values';
import { placements, type Standing } from '../sort-order';
import type { LocationKind, SearchDocument } from './search-index';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one read: the thread does nothing else while it takes them in. */
const batch = 500;

const columns = [
  'id',
  'userId',
  ...valueColumns,
  'zip',
  'regionKey',
  'searchText',
  'rankScore',
  'reviewCount',
  'nameKey',
  'plan',
] as const;

const locationColumns: readonly (readonly [LocationKind, string])[] = [
  ['city', 'cityKey'],
  ['zip', 'zip'],
  ['region', 'regionKey'],
];

/** Values of a row that the orders compare. */
export const standingOf = (row: Row): Standing => ({
  userId: row['userId'] as number,
  rankScore: Number(row['rankScore']),
  avgRating: row['avgRating'] === null ? null : Number(row['avgRating']),
  reviewCount: Number(row['reviewCount']),
  priceCents: row['startingPriceCents'] as number | null,
  nameKey: row['nameKey'] as string,
  placement: placements[row['plan'] as PlanId],
});

const documentOf = (row: Row): SearchDocument => ({
  standing: standingOf(row),
  values: valuesOf(row),
  locations: locationColumns.flatMap(([kind, column]) => (row[column] ? { kind, text: row[column] as string } : [])),
  // A space before the first word and after the last one.
  words: (row['searchText'] as string).slice(1, -1).split(' '),
});

/** One after the other: a row's words are garbage before the next row's are made. */
function* documentsOf(rows: readonly Row[]): Generator<SearchDocument> {
  for (const row of rows) yield documentOf(row);
}

/** All listed professionals, in batches. */
export async function* everyDocument(database: Database): AsyncGenerator<Iterable<SearchDocument>> {
  for (let last = 0; ;) {
    const rows: Row[] = await database('accountant_profiles')
      .where('listed', true)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .select(columns);
    if (rows.length === 0) return;
    yield documentsOf(rows);
    last = rows.at(-1)?.['id'] as number;
    // SQLite queries are synchronous: yield to other work of the thread here.
    await setImmediate();
  }
}

/** Those of some people who are listed. */
export async function readDocuments(database: Database, userIds: readonly number[]): Promise<Iterable<SearchDocument>> {
  const rows: Row[] = [];
  for (let first = 0; first < userIds.length; first += batch) {
    const some: Row[] = await database<Row>('accountant_profiles')
      .where('listed', true)
      .whereIn('userId', userIds.slice(first, first + batch))
      .select(columns);
    rows.push(...some);
  }
  return documentsOf(rows);
}

/** Counts all profiles, listed or not: a database index answers this. */
export async function countProfiles(database: Database): Promise<number> {
  const [row] = await database('accountant_profiles').count({ found: '*' });
  return Number(row?.found ?? 0);
}
