import { addAll, addOrdinal, countCommon, emptySet, hasOrdinal, type CompactSet, type OrdinalSet } from './ordinal-set';

/**
 * The ordinals of those who have one word or one value: a list while they are few, a bit for each ordinal once that is
 * smaller.
 */
export class Posting {
  #list = new Uint32Array(1);
  #length = 0;
  #bits: OrdinalSet | null = null;

  /** Adds an ordinal that is greater than all it has. @param capacity how many ordinals the index has room for */
  add(ordinal: number, capacity: number): void {
    if (!this.#bits && this.#length * 32 >= capacity) this.#bits = this.#toBits(capacity);
    if (this.#bits) {
      if (ordinal >>> 5 >= this.#bits.length) this.#bits = widened(this.#bits, capacity);
      addOrdinal(this.#bits, ordinal);
      return;
    }
    if (this.#length === this.#list.length) {
      const longer = new Uint32Array(this.#length + Math.ceil(this.#length / 2));
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.#length] = ordinal;
    this.#length += 1;
  }

  /** Adds its ordinals to a set. */
  addTo(set: OrdinalSet): void {
    if (this.#bits) addAll(set, this.#bits);
    else for (const ordinal of this.#few()) addOrdinal(set, ordinal);
  }

  /** Counts its ordinals that are in a set. */
  countIn(set: CompactSet): number {
    if (this.#bits) return countCommon(set, this.#bits);
    let count = 0;
    for (const ordinal of this.#few()) if (hasOrdinal(set.whole, ordinal)) count += 1;
    return count;
  }

  #few(): Uint32Array {
    return this.#list.subarray(0, this.#length);
  }

  #toBits(capacity: number): OrdinalSet {
    const bits = emptySet(capacity);
    this.addTo(bits);
    this.#list = new Uint32Array(0);
    return bits;
  }
}

function widened(bits: OrdinalSet, capacity: number): OrdinalSet {
  const wider = emptySet(capacity);
  wider.set(bits);
  return wider;
}
