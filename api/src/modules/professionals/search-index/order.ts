import { nowhere } from './posting';
import { hasSlot } from './slot-set';
import type { SlotSet } from './slot-set';

/** What the orders go by. */
export interface Standing {
  readonly userId: number;
  /** A Bayesian mean over reviews by verified clients. */
  readonly rankScore: number;
  readonly avgRating: number | null;
  readonly reviewCount: number;
  readonly nameKey: string;
}

/** Negative when the first comes before the second. No two are equal: every order ends with the id. */
export type Comparison = (one: Standing, other: Standing) => number;

/** Where to begin, which way to go, how many to pass over and to take. */
export interface Stretch {
  readonly isReversed: boolean;
  /** Begins after this place; whoever stood there need not be there any more. */
  readonly after?: Standing;
  readonly offset: number;
  readonly limit: number;
}

/** Everybody's slots in one order. */
export class Order {
  #slots: Uint32Array;
  #length = 0;
  #isSorted = false;
  readonly #compare: Comparison;
  readonly #standings: readonly (Standing | undefined)[];

  /** @param standings by slot; whoever is in the order has one */
  constructor(compare: Comparison, standings: readonly (Standing | undefined)[], capacity: number) {
    this.#compare = compare;
    this.#standings = standings;
    this.#slots = new Uint32Array(capacity);
  }

  add(slot: number): void {
    if (this.#length === this.#slots.length) {
      const longer = new Uint32Array(this.#length * 2);
      longer.set(this.#slots);
      this.#slots = longer;
    }
    // Before the first question they only come in.
    const position = this.#isSorted ? this.#firstFrom(this.#standingOf(slot)) : this.#length;
    this.#slots.copyWithin(position + 1, position, this.#length);
    this.#slots[position] = slot;
    this.#length += 1;
  }

  remove(slot: number): void {
    this.settle();
    const position = this.#firstFrom(this.#standingOf(slot));
    this.#slots.copyWithin(position, position + 1, this.#length);
    this.#length -= 1;
  }

  /** Slots of a stretch of those who are in a set, in order. */
  take(set: SlotSet, { isReversed, after, offset, limit }: Stretch): number[] {
    this.settle();
    const taken: number[] = [];
    const step = isReversed ? -1 : 1;
    let passed = 0;
    for (let position = this.#start(isReversed, after); position >= 0 && position < this.#length && taken.length < limit; position += step) {
      const slot = this.#slots[position] as number;
      if (!hasSlot(set, slot)) continue;
      if (passed < offset) passed += 1;
      else taken.push(slot);
    }
    return taken;
  }

  /** Does now what the first question would wait for. */
  settle(): void {
    if (this.#isSorted) return;
    this.#slots.subarray(0, this.#length).sort((one, other) => this.#compare(this.#standingOf(one), this.#standingOf(other)));
    this.#isSorted = true;
  }

  /** The same order after everybody moved to new slots. */
  moved(newSlots: Uint32Array, standings: readonly (Standing | undefined)[], capacity: number): Order {
    const order = new Order(this.#compare, standings, capacity);
    for (let position = 0; position < this.#length; position += 1) {
      const slot = newSlots[this.#slots[position] as number] as number;
      if (slot !== nowhere) order.#slots[order.#length++] = slot;
    }
    order.#isSorted = this.#isSorted;
    return order;
  }

  #start(isReversed: boolean, after: Standing | undefined): number {
    if (!after) return isReversed ? this.#length - 1 : 0;
    const first = this.#firstFrom(after);
    if (isReversed) return first - 1;
    const isThere = first < this.#length && this.#compare(this.#standingOf(this.#slots[first] as number), after) === 0;
    return isThere ? first + 1 : first;
  }

  #standingOf(slot: number): Standing {
    return this.#standings[slot] as Standing;
  }

  /** Position of the first who does not come before a standing. */
  #firstFrom(standing: Standing): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#standingOf(this.#slots[middle] as number), standing) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
