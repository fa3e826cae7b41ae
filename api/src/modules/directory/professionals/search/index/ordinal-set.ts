/** A set of ordinals, a bit for each. An ordinal is a professional's row in the index, counted from 0. */
export type OrdinalSet = Uint32Array;

/** An empty set with room for at least so many ordinals. */
export const emptySet = (capacity: number): OrdinalSet => new Uint32Array(Math.ceil(capacity / 32));

export const hasOrdinal = (set: OrdinalSet, ordinal: number): boolean =>
  ((set[ordinal >>> 5] as number) & (1 << (ordinal & 31))) !== 0;

export function addOrdinal(set: OrdinalSet, ordinal: number): void {
  set[ordinal >>> 5] = (set[ordinal >>> 5] as number) | (1 << (ordinal & 31));
}

export function removeOrdinal(set: OrdinalSet, ordinal: number): void {
  set[ordinal >>> 5] = (set[ordinal >>> 5] as number) & ~(1 << (ordinal & 31));
}

/** Adds to a set all of another one, which may have less room. */
export function addAll(set: OrdinalSet, others: OrdinalSet): void {
  for (let index = 0; index < others.length; index += 1)
    set[index] = (set[index] as number) | (others[index] as number);
}

/** Leaves in a set what is in another one of the same size too. */
export function intersect(set: OrdinalSet, others: OrdinalSet): void {
  for (let index = 0; index < set.length; index += 1) set[index] = (set[index] as number) & (others[index] as number);
}

/**
 * Counts the bits of a word that are set, in pairs, fours and bytes in parallel (Warren, 'Hacker's Delight', figure
 * 5-2).
 */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOrdinals(set: OrdinalSet): number {
  let count = 0;
  for (const word of set) count += countBits(word);
  return count;
}

/**
 * A set that is compared with many others. `indexes` names its words that are not empty, when they are few: a handful
 * of ordinals costs a handful of steps.
 */
export interface CompactSet {
  readonly whole: OrdinalSet;
  readonly indexes: Uint32Array | null;
}

export function compact(set: OrdinalSet): CompactSet {
  const indexes = new Uint32Array(set.length);
  let length = 0;
  for (let index = 0; index < set.length; index += 1) if (set[index] !== 0) indexes[length++] = index;
  return { whole: set, indexes: length < set.length / 4 ? indexes.slice(0, length) : null };
}

/** Counts the ordinals in both; the other one may have less room. */
export function countCommon({ whole, indexes }: CompactSet, others: OrdinalSet): number {
  let count = 0;
  if (!indexes) {
    for (let index = 0; index < others.length; index += 1)
      count += countBits((whole[index] as number) & (others[index] as number));
    return count;
  }
  for (const index of indexes)
    if (index < others.length) count += countBits((whole[index] as number) & (others[index] as number));
  return count;
}
