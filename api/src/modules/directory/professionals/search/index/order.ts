import type { Stretch } from '../source';
import { sortInSlices, type Pause } from './merge-sort';
import { hasOrdinal, type OrdinalSet } from './ordinal-set';
import type { OrdinalComparison } from './standings';

/** Up to this many newcomers are inserted one by one; more are merged with all others in one pass. */
const fewNewcomers = 8;

/**
 * All ordinals in one order. Freed ordinals stay until a pass over all of them: a stretch is always intersected with a
 * set, and a freed ordinal is in no set.
 */
export class Order {
  #ordinals: Uint32Array;
  #length = 0;
  readonly #compare: OrdinalComparison;

  constructor(compare: OrdinalComparison, capacity: number) {
    this.#compare = compare;
    this.#ordinals = new Uint32Array(capacity);
  }

  /** Adds an ordinal at the end: for filling an order that is sorted afterwards. */
  append(ordinal: number): void {
    this.#makeRoom(1);
    this.#ordinals[this.#length++] = ordinal;
  }

  /** Sorts what was appended. */
  settle(pause: Pause): Promise<void> {
    return sortInSlices(this.#ordinals.subarray(0, this.#length), this.#compare, pause);
  }

  /** Takes newcomers in. @param listed who is still there, newcomers included */
  insert(newcomers: readonly number[], listed: OrdinalSet): void {
    this.#makeRoom(newcomers.length);
    if (newcomers.length > fewNewcomers) {
      this.#merge(Uint32Array.from(newcomers).sort(this.#compare), listed);
      return;
    }
    for (const ordinal of newcomers) {
      const position = this.#firstFrom(ordinal);
      this.#ordinals.copyWithin(position + 1, position, this.#length);
      this.#ordinals[position] = ordinal;
      this.#length += 1;
    }
  }

  /** Ordinals of a stretch of those who are in a set, in order. @param after the ordinal of the stretch's cursor */
  take(set: OrdinalSet, { isReversed, offset, limit }: Stretch, after?: number): number[] {
    const taken: number[] = [];
    const step = isReversed ? -1 : 1;
    let passed = 0;
    for (
      let position = this.#start(isReversed, after);
      position >= 0 && position < this.#length && taken.length < limit;
      position += step
    ) {
      const ordinal = this.#ordinals[position] as number;
      if (!hasOrdinal(set, ordinal)) continue;
      if (passed < offset) passed += 1;
      else taken.push(ordinal);
    }
    return taken;
  }

  /** Merges sorted newcomers with those who are still there, from the back, where the room is. */
  #merge(newcomers: Uint32Array, listed: OrdinalSet): void {
    let remaining = 0;
    for (let position = 0; position < this.#length; position += 1) {
      const ordinal = this.#ordinals[position] as number;
      if (hasOrdinal(listed, ordinal)) this.#ordinals[remaining++] = ordinal;
    }
    this.#length = remaining + newcomers.length;
    let [one, other] = [remaining - 1, newcomers.length - 1];
    for (let to = this.#length - 1; other >= 0; to -= 1) {
      const newcomer = newcomers[other] as number;
      const isLater = one >= 0 && this.#compare(this.#ordinals[one] as number, newcomer) > 0;
      this.#ordinals[to] = isLater ? (this.#ordinals[one--] as number) : newcomer;
      if (!isLater) other -= 1;
    }
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#ordinals.length) return;
    const longer = new Uint32Array(this.#length + more + Math.ceil(this.#length / 4));
    longer.set(this.#ordinals.subarray(0, this.#length));
    this.#ordinals = longer;
  }

  #start(isReversed: boolean, after: number | undefined): number {
    if (after === undefined) return isReversed ? this.#length - 1 : 0;
    let first = this.#firstFrom(after);
    if (isReversed) return first - 1;
    // The professional at the cursor, with a current or an earlier ordinal.
    while (first < this.#length && this.#compare(this.#ordinals[first] as number, after) === 0) first += 1;
    return first;
  }

  /** Position of the first who does not come before an ordinal. */
  #firstFrom(ordinal: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#ordinals[middle] as number, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
