import type { Pause } from './merge-sort';
import { Posting } from './posting';
import type { OrdinalSet } from './ordinal-set';

/** Keys and who has them, found by how a key begins. */
export class PrefixIndex {
  readonly #postings = new Map<string, Posting>();
  /** Every key; in order once `settle` was called. */
  #keys: string[] = [];
  #isSorted = false;

  add(key: string, ordinal: number, capacity: number): void {
    let posting = this.#postings.get(key);
    if (!posting) {
      posting = new Posting();
      this.#postings.set(key, posting);
      if (this.#isSorted) this.#keys.splice(this.#firstFrom(key), 0, key);
      else this.#keys.push(key);
    }
    posting.add(ordinal, capacity);
  }

  /** Adds to a set all who have a key that begins with a text. */
  addBeginning(text: string, set: OrdinalSet): void {
    for (let index = this.#firstFrom(text); this.#keys[index]?.startsWith(text); index += 1)
      this.#postings.get(this.#keys[index] as string)?.addTo(set);
  }

  /** Sorts the keys; there are many fewer words than people who use them. */
  async settle(pause: Pause): Promise<void> {
    this.#keys.sort();
    this.#isSorted = true;
    await pause();
  }

  /** Position of the first key that does not come before a text. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
