import { invalid } from '../../platform/errors/app-error';
import type { Comparison, Standing } from './search-index/order';
import type { ProfessionalQuery } from './professionals.schema';

type Sort = ProfessionalQuery['sort'];

/** The orders that are kept; by name downwards is by name the other way round. */
export type OrderName = 'rating' | 'reviews' | 'name';

// Whoever has no rating yet comes after those who have.
const byAverage: Comparison = (one, other) => (other.avgRating ?? -1) - (one.avgRating ?? -1);
const byReviews: Comparison = (one, other) => other.reviewCount - one.reviewCount;
const newestFirst: Comparison = (one, other) => other.userId - one.userId;
const byName: Comparison = (one, other) => (one.nameKey === other.nameKey ? one.userId - other.userId : one.nameKey < other.nameKey ? -1 : 1);

/** What each order goes by: the best ranked first, and whoever ranks alike by the average shown; the most reviewed; the name. */
export const comparisons: Readonly<Record<OrderName, Comparison>> = {
  rating: (one, other) => other.rankScore - one.rankScore || byAverage(one, other) || byReviews(one, other) || newestFirst(one, other),
  reviews: (one, other) => byReviews(one, other) || byAverage(one, other) || newestFirst(one, other),
  name: byName,
};

interface SortedBy {
  readonly order: OrderName;
  readonly isReversed: boolean;
  /** What a place in the order is made of. */
  readonly columns: readonly (keyof Standing)[];
}

export const sortedBy: Readonly<Record<Sort, SortedBy>> = {
  rating: { order: 'rating', isReversed: false, columns: ['rankScore', 'avgRating', 'reviewCount', 'userId'] },
  reviews: { order: 'reviews', isReversed: false, columns: ['reviewCount', 'avgRating', 'userId'] },
  nameAsc: { order: 'name', isReversed: false, columns: ['nameKey', 'userId'] },
  nameDesc: { order: 'name', isReversed: true, columns: ['nameKey', 'userId'] },
};

/** Somebody's place in an order, as others hand it back: opaque to them. */
export const placeOf = (standing: Standing, sort: Sort): string => Buffer.from(JSON.stringify(sortedBy[sort].columns.map((column) => standing[column]))).toString('base64url');

function isColumn(column: keyof Standing, value: unknown): boolean {
  if (column === 'nameKey') return typeof value === 'string';
  return typeof value === 'number' || (column === 'avgRating' && value === null);
}

/**
 * The place that a list named: whoever stands there, as far as the order goes by it.
 * @throws AppError 400 when it is no place in this order
 */
export function readPlace(place: string, sort: Sort): Standing {
  const { columns } = sortedBy[sort];
  try {
    const values: unknown = JSON.parse(Buffer.from(place, 'base64url').toString());
    if (Array.isArray(values) && values.length === columns.length && columns.every((column, index) => isColumn(column, values[index]))) {
      const known = Object.fromEntries(columns.map((column, index) => [column, values[index] as unknown]));
      return { userId: 0, rankScore: 0, avgRating: null, reviewCount: 0, nameKey: '', ...known };
    }
  } catch {
    // Said below.
  }
  throw invalid('This place in the list is not known. Please start from the first page.');
}
