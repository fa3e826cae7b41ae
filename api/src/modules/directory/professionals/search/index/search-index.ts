import type { ProfileValue } from '../profile-values';
import { orderColumns, type OrderName, type Standing } from '../sort-order';
import type { Stretch, ValueCount } from '../source';
import type { Pause } from './merge-sort';
import { Order } from './order';
import { Posting } from './posting';
import { PrefixIndex } from './prefix-index';
import { addOrdinal, compact, emptySet, removeOrdinal, type OrdinalSet } from './ordinal-set';
import { scratch, Standings } from './standings';

/** The kinds of values that are compared whole. */
export type ValueKind = ProfileValue['kind'];
/** The kinds of texts that are found by how they begin. */
export type TextKind = 'city' | 'zip' | 'region' | 'word';
/** The kinds of locations among them: a professional has one of each at most. */
export type LocationKind = Exclude<TextKind, 'word'>;

/** A listed professional as search sees them. */
export interface SearchDocument {
  readonly standing: Standing;
  readonly values: readonly ProfileValue[];
  readonly locations: readonly { readonly kind: LocationKind; readonly text: string }[];
  /** Each once. */
  readonly words: readonly string[];
}

const spare = 1_024;
const roomFor = (size: number): number => Math.ceil((size + Math.ceil(size / 4) + spare) / 32) * 32;
const noPause: Pause = () => Promise.resolve();
const orderNames = Object.keys(orderColumns) as OrderName[];

/**
 * Every listed professional, in memory: for each value and each word the set of those who have it, and all of them in
 * each order. A changed professional gets a new ordinal, so sets only grow; an index with too many freed ordinals is
 * replaced by a new one. It is filled with `fill`, made ready with `settle`, and changed with `change`.
 */
export class SearchIndex {
  #capacity: number;
  #next = scratch + 1;
  #listed: OrdinalSet;
  readonly #ordinalOf = new Map<number, number>();
  readonly #standings: Standings;
  readonly #values = new Map<ValueKind, Map<string, Posting>>();
  readonly #texts: Readonly<Record<TextKind, PrefixIndex>> = {
    city: new PrefixIndex(),
    zip: new PrefixIndex(),
    region: new PrefixIndex(),
    word: new PrefixIndex(),
  };
  readonly #orders: Readonly<Record<OrderName, Order>>;

  /** @param expected about how many there will be */
  constructor(expected = 0) {
    this.#capacity = roomFor(expected);
    this.#listed = emptySet(this.#capacity);
    this.#standings = new Standings(this.#capacity);
    const order = (name: OrderName): Order => new Order(this.#standings.comparison(name), this.#capacity);
    this.#orders = {
      rating: order('rating'),
      recommended: order('recommended'),
      reviews: order('reviews'),
      price: order('price'),
      name: order('name'),
    };
  }

  get size(): number {
    return this.#ordinalOf.size;
  }

  /** More ordinals were left than are in use: a new index would take half of the memory. */
  get isWorn(): boolean {
    return this.#next - this.size > this.size + 4 * spare;
  }

  /** Takes people in who are not there yet, before the first `settle`. */
  fill(documents: Iterable<SearchDocument>): void {
    for (const document of documents) {
      const ordinal = this.#put(document);
      for (const name of orderNames) this.#orders[name].append(ordinal);
    }
  }

  /** Sorts everything, in slices. @param pause called between two of them */
  async settle(pause: Pause = noPause): Promise<void> {
    for (const part of [...Object.values(this.#orders), ...Object.values(this.#texts)]) await part.settle(pause);
  }

  /** Takes people as they are now. @param documents of those of them who are listed */
  change(userIds: readonly number[], documents: Iterable<SearchDocument>): void {
    for (const userId of userIds) this.#remove(userId);
    const newcomers: number[] = [];
    for (const document of documents) newcomers.push(this.#put(document));
    for (const name of orderNames) this.#orders[name].insert(newcomers, this.#listed);
  }

  /** All professionals, as a set of the caller's own. */
  listed(): OrdinalSet {
    return this.#listed.slice();
  }

  /** All but these user ids, as a set of the caller's own. */
  without(userIds: readonly number[]): OrdinalSet {
    const set = this.listed();
    for (const userId of userIds) {
      const ordinal = this.#ordinalOf.get(userId);
      if (ordinal !== undefined) removeOrdinal(set, ordinal);
    }
    return set;
  }

  /** Those with one of the values. It may hold freed ordinals. */
  withValue(kind: ValueKind, values: readonly string[]): OrdinalSet {
    const set = emptySet(this.#capacity);
    for (const value of values) this.#values.get(kind)?.get(value)?.addTo(set);
    return set;
  }

  /**
   * Those whose price lies between two amounts, whatever it is for. It may hold freed ordinals. @param max default none
   */
  withPrice(min = 0, max = Infinity): OrdinalSet {
    const set = emptySet(this.#capacity);
    this.#standings.addPriced(set, this.#next, min, max);
    return set;
  }

  /** Those with a text of one of the kinds that begins so. It may hold freed ordinals. */
  withBeginning(beginnings: readonly { readonly kind: TextKind; readonly text: string }[]): OrdinalSet {
    const set = emptySet(this.#capacity);
    for (const { kind, text } of beginnings) this.#texts[kind].addBeginning(text, set);
    return set;
  }

  /** Counts how many of a set have each value of some kinds; values without professionals are left out. */
  countValues(kinds: readonly ValueKind[], set: OrdinalSet): ReadonlyMap<ValueKind, readonly ValueCount[]> {
    const compacted = compact(set);
    const countsOf = (kind: ValueKind): ValueCount[] =>
      [...(this.#values.get(kind) ?? [])]
        .map(([value, posting]) => ({ value, count: posting.countIn(compacted) }))
        .filter(({ count }) => count > 0);
    return new Map(kinds.map((kind) => [kind, countsOf(kind)]));
  }

  /** A stretch of those who are in a set, in one of the orders. */
  take(set: OrdinalSet, order: OrderName, stretch: Stretch): Standing[] {
    if (stretch.after) this.#standings.set(scratch, stretch.after);
    return this.#orders[order]
      .take(set, stretch, stretch.after && scratch)
      .map((ordinal) => this.#standings.get(ordinal));
  }

  #put({ standing, values, locations, words }: SearchDocument): number {
    if (this.#next === this.#capacity) this.#grow();
    const ordinal = this.#next;
    this.#next += 1;
    this.#standings.set(ordinal, standing);
    this.#ordinalOf.set(standing.userId, ordinal);
    addOrdinal(this.#listed, ordinal);
    for (const { kind, value } of values) this.#posting(kind, value).add(ordinal, this.#capacity);
    for (const { kind, text } of locations) this.#texts[kind].add(text, ordinal, this.#capacity);
    for (const word of words) this.#texts.word.add(word, ordinal, this.#capacity);
    return ordinal;
  }

  /** Removes a professional; idempotent. */
  #remove(userId: number): void {
    const ordinal = this.#ordinalOf.get(userId);
    if (ordinal === undefined) return;
    removeOrdinal(this.#listed, ordinal);
    this.#ordinalOf.delete(userId);
  }

  #posting(kind: ValueKind, value: string): Posting {
    const known = this.#values.get(kind) ?? new Map<string, Posting>();
    this.#values.set(kind, known);
    const posting = known.get(value) ?? new Posting();
    known.set(value, posting);
    return posting;
  }

  #grow(): void {
    this.#capacity = roomFor(this.#capacity);
    const listed = emptySet(this.#capacity);
    listed.set(this.#listed);
    this.#listed = listed;
    this.#standings.grow(this.#capacity);
  }
}
