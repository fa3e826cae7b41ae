import { addAll, addSlot, countCommon, emptySet, hasSlot } from './slot-set';
import type { CompactSet, SlotSet } from './slot-set';

/** The slots of those who have one word or one value: a list while they are few, a bit for each slot once that is smaller. */
export class Posting {
  #list = new Uint32Array(1);
  #length = 0;
  #bits: SlotSet | null = null;

  /** Adds a slot that is greater than all it has. @param capacity how many slots the index has room for */
  add(slot: number, capacity: number): void {
    if (!this.#bits && this.#length * 32 >= capacity) this.#bits = this.#toBits(capacity);
    if (this.#bits) {
      if (slot >>> 5 >= this.#bits.length) this.#bits = widened(this.#bits, capacity);
      addSlot(this.#bits, slot);
      return;
    }
    if (this.#length === this.#list.length) {
      const longer = new Uint32Array(this.#length + Math.ceil(this.#length / 2));
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.#length] = slot;
    this.#length += 1;
  }

  /** Adds its slots to a set. */
  addTo(set: SlotSet): void {
    if (this.#bits) addAll(set, this.#bits);
    else for (const slot of this.#few()) addSlot(set, slot);
  }

  /** How many of its slots are in a set. */
  countIn(set: CompactSet): number {
    if (this.#bits) return countCommon(set, this.#bits);
    let count = 0;
    for (const slot of this.#few()) if (hasSlot(set.whole, slot)) count += 1;
    return count;
  }

  #few(): Uint32Array {
    return this.#list.subarray(0, this.#length);
  }

  #toBits(capacity: number): SlotSet {
    const bits = emptySet(capacity);
    this.addTo(bits);
    this.#list = new Uint32Array(0);
    return bits;
  }
}

function widened(bits: SlotSet, capacity: number): SlotSet {
  const wider = emptySet(capacity);
  wider.set(bits);
  return wider;
}
