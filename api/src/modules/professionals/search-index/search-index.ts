import type { TaxonomyKind } from '../../../contract/taxonomy';
import { comparisons } from '../professional-order';
import type { OrderName } from '../professional-order';
import { Order } from './order';
import type { Standing, Stretch } from './order';
import { nowhere, Posting } from './posting';
import { PrefixIndex } from './prefix-index';
import { addSlot, compact, eachSlot, emptySet, removeSlot } from './slot-set';
import type { SlotSet } from './slot-set';

/** The kinds of values that are compared whole. */
export type ValueKind = TaxonomyKind | 'profession' | 'state' | 'flag';
/** The kinds of texts that are found by how they begin. */
export type TextKind = 'city' | 'zip' | 'region' | 'word';
/** The kinds of places among them: of each somebody has one at most. */
export type PlaceKind = Exclude<TextKind, 'word'>;

/** A listed professional as search sees them. */
export interface SearchDocument {
  readonly standing: Standing;
  readonly values: readonly { readonly kind: ValueKind; readonly value: string }[];
  readonly places: readonly { readonly kind: PlaceKind; readonly text: string }[];
  /** Each once. */
  readonly words: readonly string[];
}

/** One value and how many have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

const spare = 1_024;
const roomFor = (size: number): number => Math.ceil((size + Math.ceil(size / 4) + spare) / 32) * 32;

/**
 * Every listed professional, in memory: for each value and each word the set of those who have it, and everybody in each order.
 * Whoever changes leaves their slot and takes a new one, so sets only grow; when slots run out, everybody moves up at once.
 */
export class SearchIndex {
  #capacity: number;
  #next = 0;
  #listed: SlotSet;
  readonly #slotOf = new Map<number, number>();
  #standings: (Standing | undefined)[] = [];
  #values = new Map<ValueKind, Map<string, Posting>>();
  #texts: Record<TextKind, PrefixIndex> = { city: new PrefixIndex(), zip: new PrefixIndex(), region: new PrefixIndex(), word: new PrefixIndex() };
  #orders: Record<OrderName, Order>;

  /** @param expected about how many there will be */
  constructor(expected = 0) {
    this.#capacity = roomFor(expected);
    this.#listed = emptySet(this.#capacity);
    const order = (name: OrderName): Order => new Order(comparisons[name], this.#standings, this.#capacity);
    this.#orders = { rating: order('rating'), reviews: order('reviews'), name: order('name') };
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Adds somebody, or takes them as they are now. */
  put({ standing, values, places, words }: SearchDocument): void {
    this.remove(standing.userId);
    if (this.#next === this.#capacity) this.#makeRoom();
    const slot = this.#next;
    this.#next += 1;
    this.#standings[slot] = standing;
    this.#slotOf.set(standing.userId, slot);
    addSlot(this.#listed, slot);
    for (const { kind, value } of values) this.#posting(kind, value).add(slot, this.#capacity);
    for (const { kind, text } of places) this.#texts[kind].add(text, slot, this.#capacity);
    for (const word of words) this.#texts.word.add(word, slot, this.#capacity);
    this.#orders.rating.add(slot);
    this.#orders.reviews.add(slot);
    this.#orders.name.add(slot);
  }

  /** Takes somebody out; not being in it is no error. */
  remove(userId: number): void {
    const slot = this.#slotOf.get(userId);
    if (slot === undefined) return;
    for (const order of Object.values(this.#orders)) order.remove(slot);
    removeSlot(this.#listed, slot);
    this.#slotOf.delete(userId);
    this.#standings[slot] = undefined;
  }

  /** Does now what the first question would wait for. */
  settle(): void {
    for (const part of [...Object.values(this.#orders), ...Object.values(this.#texts)]) part.settle();
  }

  /** Everybody, as a set of the caller's own. */
  everybody(): SlotSet {
    return this.#listed.slice();
  }

  /** Whoever has one of the values. It may hold slots that are nobody's any more. */
  withValue(kind: ValueKind, values: readonly string[]): SlotSet {
    const set = emptySet(this.#capacity);
    for (const value of values) this.#values.get(kind)?.get(value)?.addTo(set);
    return set;
  }

  /** Whoever has a text of one of the kinds that begins so. It may hold slots that are nobody's any more. */
  withBeginning(beginnings: readonly { readonly kind: TextKind; readonly text: string }[]): SlotSet {
    const set = emptySet(this.#capacity);
    for (const { kind, text } of beginnings) this.#texts[kind].addBeginning(text, set);
    return set;
  }

  /** How many of a set have each value of some kinds; those that nobody has are left out. */
  countValues(kinds: readonly ValueKind[], set: SlotSet): ReadonlyMap<ValueKind, readonly ValueCount[]> {
    const compacted = compact(set);
    const countsOf = (kind: ValueKind): ValueCount[] => [...(this.#values.get(kind) ?? [])].map(([value, posting]) => ({ value, count: posting.countIn(compacted) })).filter(({ count }) => count > 0);
    return new Map(kinds.map((kind) => [kind, countsOf(kind)]));
  }

  /** A stretch of those who are in a set, in one of the orders. */
  take(set: SlotSet, order: OrderName, stretch: Stretch): Standing[] {
    return this.#orders[order].take(set, stretch).map((slot) => this.#standings[slot] as Standing);
  }

  #posting(kind: ValueKind, value: string): Posting {
    const known = this.#values.get(kind) ?? new Map<string, Posting>();
    this.#values.set(kind, known);
    const posting = known.get(value) ?? new Posting();
    known.set(value, posting);
    return posting;
  }

  /** Closes the gaps of those who left or changed, with room for as many changes as a quarter of all. */
  #makeRoom(): void {
    const capacity = roomFor(this.size);
    const newSlots = new Uint32Array(this.#capacity).fill(nowhere);
    const standings: Standing[] = [];
    eachSlot(this.#listed, (slot) => {
      newSlots[slot] = standings.length;
      standings.push(this.#standings[slot] as Standing);
    });
    for (const [slot, { userId }] of standings.entries()) this.#slotOf.set(userId, slot);
    const { rating, reviews, name } = this.#orders;
    const moved = (order: Order): Order => order.moved(newSlots, standings, capacity);
    this.#orders = { rating: moved(rating), reviews: moved(reviews), name: moved(name) };
    this.#values = new Map([...this.#values].map(([kind, postings]) => [kind, movedPostings(postings, newSlots, capacity)]));
    for (const kind of Object.keys(this.#texts) as TextKind[]) this.#texts[kind] = this.#texts[kind].moved(newSlots, capacity);
    this.#standings = standings;
    this.#listed = emptySet(capacity);
    for (let slot = 0; slot < standings.length; slot += 1) addSlot(this.#listed, slot);
    this.#capacity = capacity;
    this.#next = standings.length;
  }
}

function movedPostings(postings: ReadonlyMap<string, Posting>, newSlots: Uint32Array, capacity: number): Map<string, Posting> {
  const moved = new Map<string, Posting>();
  for (const [value, posting] of postings) {
    const there = posting.moved(newSlots, capacity);
    if (there) moved.set(value, there);
  }
  return moved;
}
