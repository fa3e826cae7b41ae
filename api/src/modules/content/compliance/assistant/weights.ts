import { relatedTo } from './terms';

/** Share of its worth that a term keeps when only a near one is there. */
const nearWorth = 0.6;

/** Weights of single words by how well they tell entries apart: 1 for a word of one of them, or of none. */
export class Weights {
  readonly #weights: ReadonlyMap<string, number>;

  constructor(texts: readonly ReadonlySet<string>[]) {
    const counts = new Map<string, number>();
    for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weightOf = (count: number) => Math.log(1 + texts.length / count) / Math.log(1 + texts.length);
    this.#weights = new Map([...counts].map(([word, count]) => [word, weightOf(count)]));
  }

  has(word: string): boolean {
    return this.#weights.has(word);
  }

  sum(words: Iterable<string>, worthOf: (word: string) => number = () => 1): number {
    let sum = 0;
    for (const word of words) {
      const share = worthOf(word);
      if (share > 0) sum += (this.#weights.get(word) ?? 1) * share;
    }
    return sum;
  }
}

/** Worth of a term of a question among others: all of it, or less when only a near one is there. */
export const worthIn =
  (terms: ReadonlySet<string>) =>
  (term: string): number =>
    terms.has(term) ? 1 : relatedTo(term).some((other) => terms.has(other)) ? nearWorth : 0;

/** Likeness of two sets: a cosine. */
export function cosine(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0;
  for (const one of some) if (others.has(one)) both += 1;
  return both / Math.sqrt(some.size * others.size || 1);
}
