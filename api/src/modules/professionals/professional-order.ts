import type { Knex } from 'knex';
import { invalid } from '../../platform/errors/app-error';
import type { ProfessionalQuery } from './professionals.schema';

type Sort = ProfessionalQuery['sort'];
type Direction = 'asc' | 'desc';
type Value = string | number | null;
type Order = readonly (readonly [column: string, direction: Direction])[];

/** What each order goes by. Every one ends with the id, so that no two professionals are equal. */
const orders: Readonly<Record<Sort, Order>> = {
  // The best ranked first: a Bayesian mean over reviews by verified clients. Whoever ranks alike is told apart by the average shown.
  rating: [['rankScore', 'desc'], ['avgRating', 'desc'], ['reviewCount', 'desc'], ['userId', 'desc']],
  reviews: [['reviewCount', 'desc'], ['avgRating', 'desc'], ['userId', 'desc']],
  nameAsc: [['nameKey', 'asc'], ['userId', 'asc']],
  nameDesc: [['nameKey', 'desc'], ['userId', 'desc']],
};

/** The columns to select for the place of a row in an order. */
export const orderColumns = (sort: Sort): string[] => orders[sort].map(([column]) => `p.${column}`);

export const orderedBy = (query: Knex.QueryBuilder, sort: Sort): Knex.QueryBuilder => query.orderBy(orders[sort].map(([column, order]) => ({ column: `p.${column}`, order })));

/** The place of a row in an order, as others hand it back: opaque to them. */
export const placeOf = (row: Readonly<Record<string, unknown>>, sort: Sort): string => Buffer.from(JSON.stringify(orders[sort].map(([column]) => row[column]))).toString('base64url');

/** @throws AppError 400 when it is no place in this order */
function readPlace(place: string, sort: Sort): Value[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(place, 'base64url').toString());
    const isPlace = Array.isArray(values) && values.length === orders[sort].length && values.every((value) => value === null || typeof value === 'string' || typeof value === 'number');
    if (isPlace) return values as Value[];
  } catch {
    // Said below.
  }
  throw invalid('This place in the list is not known. Please start from the first page.');
}

/** Whoever has nothing in a column (no rating yet) comes last, in both databases, when the order descends. */
function whereBeyond(query: Knex.QueryBuilder, column: string, direction: Direction, value: Value): void {
  if (direction === 'asc') query.where(column, '>', value);
  else if (value === null) query.whereRaw('1 = 0');
  else query.where((either) => either.where(column, '<', value).orWhereNull(column));
}

/**
 * Keeps what comes after a place: the list goes on from there whatever came before it, in the same time on page 2 and page 2,000.
 * @throws AppError 400 when it is no place in this order
 */
export function whereAfter(query: Knex.QueryBuilder, sort: Sort, place: string): Knex.QueryBuilder {
  const values = readPlace(place, sort);
  return query.where((any) => {
    for (const [index, [column, direction]] of orders[sort].entries()) {
      any.orWhere((beyond) => {
        for (const [before, [equal]] of orders[sort].slice(0, index).entries()) beyond.where(`p.${equal}`, values[before] ?? null);
        whereBeyond(beyond, `p.${column}`, direction, values[index] ?? null);
      });
    }
  });
}
