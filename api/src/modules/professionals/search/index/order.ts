import type { Stretch } from '../source';
import { sortInSlices } from './merge-sort';
import type { Pause } from './merge-sort';
import { hasSlot } from './slot-set';
import type { SlotSet } from './slot-set';
import type { SlotComparison } from './standings';

/** So few newcomers are put where they belong one by one; more are merged with everybody in one pass. */
const fewNewcomers = 8;

/**
 * Everybody's slots in one order. Slots that people have left stay until a pass over all of them: whoever takes a stretch asks for
 * slots of a set, and nobody's slot is in none.
 */
export class Order {
  #slots: Uint32Array;
  #length = 0;
  readonly #compare: SlotComparison;

  constructor(compare: SlotComparison, capacity: number) {
    this.#compare = compare;
    this.#slots = new Uint32Array(capacity);
  }

  /** Adds a slot at the end: for filling an order that is sorted afterwards. */
  append(slot: number): void {
    this.#makeRoom(1);
    this.#slots[this.#length++] = slot;
  }

  /** Sorts what was appended. */
  settle(pause: Pause): Promise<void> {
    return sortInSlices(this.#slots.subarray(0, this.#length), this.#compare, pause);
  }

  /** Takes newcomers in. @param listed who is still there, newcomers included */
  insert(newcomers: readonly number[], listed: SlotSet): void {
    this.#makeRoom(newcomers.length);
    if (newcomers.length > fewNewcomers) {
      this.#merge(Uint32Array.from(newcomers).sort(this.#compare), listed);
      return;
    }
    for (const slot of newcomers) {
      const position = this.#firstFrom(slot);
      this.#slots.copyWithin(position + 1, position, this.#length);
      this.#slots[position] = slot;
      this.#length += 1;
    }
  }

  /** Slots of a stretch of those who are in a set, in order. @param after the slot of the stretch's cursor */
  take(set: SlotSet, { isReversed, offset, limit }: Stretch, after?: number): number[] {
    const taken: number[] = [];
    const step = isReversed ? -1 : 1;
    let passed = 0;
    for (
      let position = this.#start(isReversed, after);
      position >= 0 && position < this.#length && taken.length < limit;
      position += step
    ) {
      const slot = this.#slots[position] as number;
      if (!hasSlot(set, slot)) continue;
      if (passed < offset) passed += 1;
      else taken.push(slot);
    }
    return taken;
  }

  /** Merges sorted newcomers with those who are still there, from the back, where the room is. */
  #merge(newcomers: Uint32Array, listed: SlotSet): void {
    let kept = 0;
    for (let position = 0; position < this.#length; position += 1) {
      const slot = this.#slots[position] as number;
      if (hasSlot(listed, slot)) this.#slots[kept++] = slot;
    }
    this.#length = kept + newcomers.length;
    let [one, other] = [kept - 1, newcomers.length - 1];
    for (let to = this.#length - 1; other >= 0; to -= 1) {
      const newcomer = newcomers[other] as number;
      const isLater = one >= 0 && this.#compare(this.#slots[one] as number, newcomer) > 0;
      this.#slots[to] = isLater ? (this.#slots[one--] as number) : newcomer;
      if (!isLater) other -= 1;
    }
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#slots.length) return;
    const longer = new Uint32Array(this.#length + more + Math.ceil(this.#length / 4));
    longer.set(this.#slots.subarray(0, this.#length));
    this.#slots = longer;
  }

  #start(isReversed: boolean, after: number | undefined): number {
    if (after === undefined) return isReversed ? this.#length - 1 : 0;
    let first = this.#firstFrom(after);
    if (isReversed) return first - 1;
    // Whoever stands there, in a slot of now or of before.
    while (first < this.#length && this.#compare(this.#slots[first] as number, after) === 0) first += 1;
    return first;
  }

  /** Position of the first who does not come before a slot. */
  #firstFrom(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
