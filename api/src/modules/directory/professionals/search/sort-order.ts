import type { PlanId } from '../../../../contract/plans';
import { invalid } from '../../../../platform/errors/app-error';
import type { ProfessionalQuery } from './search-query.schema';

type Sort = ProfessionalQuery['sort'];

/** Values that the orders compare. */
export interface Standing {
  readonly userId: number;
  /** A Bayesian mean over reviews by verified clients. */
  readonly rankScore: number;
  /** As it is shown, to a tenth. */
  readonly avgRating: number | null;
  readonly reviewCount: number;
  /** Starting price, in the hundredths of its unit; orders by it only hold people of one unit. */
  readonly priceCents: number | null;
  readonly nameKey: string;
  /** Rank of the plan in search: 2 Premium, 1 Professional, 0 Starter. */
  readonly placement: number;
}

/** The place in search that each plan has, as `Standing.placement`. */
export const placements: Readonly<Record<PlanId, number>> = { starter: 0, professional: 1, premium: 2 };

/** The orders there are; by name downwards is by name the other way round. */
export type OrderName = 'rating' | 'recommended' | 'reviews' | 'price' | 'name';

/** One thing an order goes by, and whether the greatest comes first. */
export interface OrderColumn {
  readonly column: keyof Standing;
  readonly isDescending: boolean;
}

const down = (column: keyof Standing): OrderColumn => ({ column, isDescending: true });
const up = (column: keyof Standing): OrderColumn => ({ column, isDescending: false });

/**
 * Columns of each order. Every order ends with the id, so the order is total, and a missing rating comes last. 'rating'
 * is what people see: the average as shown, then the number of reviews. 'recommended' decides who is worth matching:
 * one friendly review moves its Bayesian mean little. A plan decides only between people who are equal in everything
 * else that the order goes by, and never between names.
 */
export const orderColumns: Readonly<Record<OrderName, readonly OrderColumn[]>> = {
  rating: [down('avgRating'), down('reviewCount'), down('placement'), down('userId')],
  recommended: [down('rankScore'), down('avgRating'), down('reviewCount'), down('placement'), down('userId')],
  reviews: [down('reviewCount'), down('avgRating'), down('placement'), down('userId')],
  price: [up('priceCents'), down('avgRating'), down('reviewCount'), down('placement'), down('userId')],
  name: [up('nameKey'), up('userId')],
};

/** A missing rating, among ratings. */
export const noRating = -1;
/** A missing price, among prices. */
export const noPrice = 0xff_ff_ff_ff;

interface SortedBy {
  readonly order: OrderName;
  readonly isReversed: boolean;
}

export const sortedBy: Readonly<Record<Sort, SortedBy>> = {
  rating: { order: 'rating', isReversed: false },
  reviews: { order: 'reviews', isReversed: false },
  recommended: { order: 'recommended', isReversed: false },
  price: { order: 'price', isReversed: false },
  nameAsc: { order: 'name', isReversed: false },
  nameDesc: { order: 'name', isReversed: true },
};

const columnsOf = (sort: Sort): (keyof Standing)[] => orderColumns[sortedBy[sort].order].map(({ column }) => column);

/** The cursor of a professional in an order, opaque to clients. */
export const cursorOf = (standing: Standing, sort: Sort): string =>
  Buffer.from(JSON.stringify(columnsOf(sort).map((column) => standing[column]))).toString('base64url');

const unknownStanding: Standing = {
  userId: 0,
  rankScore: 0,
  avgRating: null,
  reviewCount: 0,
  priceCents: null,
  nameKey: '',
  placement: 0,
};

function isColumn(column: keyof Standing, value: unknown): boolean {
  if (column === 'nameKey') return typeof value === 'string';
  return typeof value === 'number' || ((column === 'avgRating' || column === 'priceCents') && value === null);
}

/**
 * Parses a cursor: the values of its professional that the order goes by.
 * @throws AppError 400 when it is no cursor of this order
 */
export function parseCursor(location: string, sort: Sort): Standing {
  const columns = columnsOf(sort);
  try {
    const values: unknown = JSON.parse(Buffer.from(location, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === columns.length &&
      columns.every((column, index) => isColumn(column, values[index]))
    ) {
      const known = Object.fromEntries(columns.map((column, index) => [column, values[index] as unknown]));
      return { ...unknownStanding, ...known };
    }
  } catch {
    // Said below.
  }
  throw invalid('This cursor is not valid. Please start from the first page.');
}
