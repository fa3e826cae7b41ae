import { noPrice, noRating, orderColumns, type OrderName, type Standing } from '../sort-order';
import { compareText } from './compare-text';
import { addOrdinal, type OrdinalSet } from './ordinal-set';

/** Negative when the first ordinal comes before the second. */
export type OrdinalComparison = (one: number, other: number) => number;

/** A reserved ordinal: holds the values that others are compared with during a lookup. */
export const scratch = 0;

/**
 * Values that the orders compare, a column for each: a few bytes a person instead of an object. The values of an
 * ordinal stay after its professional has left it, so that orders which still hold the ordinal stay sorted.
 */
export class Standings {
  #userIds: Uint32Array;
  #tenths: Int8Array;
  #reviewCounts: Uint32Array;
  #rankScores: Float64Array;
  #prices: Uint32Array;
  #placements: Uint8Array;
  readonly #nameKeys: string[] = [];

  constructor(capacity: number) {
    this.#userIds = new Uint32Array(capacity);
    this.#tenths = new Int8Array(capacity);
    this.#reviewCounts = new Uint32Array(capacity);
    this.#rankScores = new Float64Array(capacity);
    this.#prices = new Uint32Array(capacity);
    this.#placements = new Uint8Array(capacity);
  }

  set(ordinal: number, standing: Standing): void {
    const { userId, avgRating, reviewCount, rankScore, priceCents, nameKey, placement } = standing;
    this.#userIds[ordinal] = userId;
    this.#tenths[ordinal] = avgRating === null ? noRating : Math.round(avgRating * 10);
    this.#reviewCounts[ordinal] = reviewCount;
    this.#rankScores[ordinal] = rankScore;
    this.#prices[ordinal] = priceCents ?? noPrice;
    this.#nameKeys[ordinal] = nameKey;
    this.#placements[ordinal] = placement;
  }

  get(ordinal: number): Standing {
    const tenths = this.#tenths[ordinal] as number;
    const price = this.#prices[ordinal] as number;
    return {
      userId: this.#userIds[ordinal] as number,
      avgRating: tenths === noRating ? null : tenths / 10,
      reviewCount: this.#reviewCounts[ordinal] as number,
      rankScore: this.#rankScores[ordinal] as number,
      priceCents: price === noPrice ? null : price,
      nameKey: this.#nameKeys[ordinal] as string,
      placement: this.#placements[ordinal] as number,
    };
  }

  /** Adds to a set the ordinals below an end whose price lies between two amounts, both included. */
  addPriced(set: OrdinalSet, end: number, min: number, max: number): void {
    for (let ordinal = scratch + 1; ordinal < end; ordinal += 1) {
      const price = this.#prices[ordinal] as number;
      if (price >= min && price <= max && price !== noPrice) addOrdinal(set, ordinal);
    }
  }

  grow(capacity: number): void {
    this.#userIds = grown(this.#userIds, new Uint32Array(capacity));
    this.#tenths = grown(this.#tenths, new Int8Array(capacity));
    this.#reviewCounts = grown(this.#reviewCounts, new Uint32Array(capacity));
    this.#rankScores = grown(this.#rankScores, new Float64Array(capacity));
    this.#prices = grown(this.#prices, new Uint32Array(capacity));
    this.#placements = grown(this.#placements, new Uint8Array(capacity));
  }

  /** Compares ordinals as an order does. */
  comparison(order: OrderName): OrdinalComparison {
    const steps = orderColumns[order].map(({ column, isDescending }): OrdinalComparison => {
      const compare = this.#compareColumn(column);
      return isDescending ? (one, other) => compare(other, one) : compare;
    });
    return (one, other) => {
      for (const step of steps) {
        const decided = step(one, other);
        if (decided !== 0) return decided;
      }
      return 0;
    };
  }

  #compareColumn(column: keyof Standing): OrdinalComparison {
    const compare: Readonly<Record<keyof Standing, OrdinalComparison>> = {
      userId: (one, other) => (this.#userIds[one] as number) - (this.#userIds[other] as number),
      avgRating: (one, other) => (this.#tenths[one] as number) - (this.#tenths[other] as number),
      reviewCount: (one, other) => (this.#reviewCounts[one] as number) - (this.#reviewCounts[other] as number),
      rankScore: (one, other) => (this.#rankScores[one] as number) - (this.#rankScores[other] as number),
      priceCents: (one, other) => (this.#prices[one] as number) - (this.#prices[other] as number),
      placement: (one, other) => (this.#placements[one] as number) - (this.#placements[other] as number),
      nameKey: (one, other) => compareText(this.#nameKeys[one] as string, this.#nameKeys[other] as string),
    };
    return compare[column];
  }
}

function grown<Column extends Uint32Array | Uint8Array | Int8Array | Float64Array>(
  old: Column,
  larger: Column,
): Column {
  larger.set(old);
  return larger;
}
