import { setImmediate as nextTurn } from 'node:timers/promises';
import { termsOf } from '../assistant/terms';
import type { DocumentSentence } from './document-sentences';

/** A sentence of fewer terms says too little to stand for the whole. */
const fewTerms = 4;

/** A sentence with its terms and how much it says of what the whole document is about. */
export interface WeighedSentence extends DocumentSentence {
  readonly terms: ReadonlySet<string>;
  readonly centrality: number;
}

/** Milliseconds of work between two turns of the event loop: others are answered while a long document is read. */
const sliceMilliseconds = 10;

/** The terms of each sentence. */
async function termsOfEach(sentences: readonly DocumentSentence[]): Promise<ReadonlySet<string>[]> {
  const all: ReadonlySet<string>[] = [];
  let begun = performance.now();
  for (const { text } of sentences) {
    all.push(new Set(termsOf(text)));
    if (performance.now() - begun < sliceMilliseconds) continue;
    await nextTurn();
    begun = performance.now();
  }
  return all;
}

/** Weighs each sentence by the document's frequent terms in it, by its length. */
export async function weigh(sentences: readonly DocumentSentence[]): Promise<WeighedSentence[]> {
  const termsOfSentences = await termsOfEach(sentences);
  const counts = new Map<string, number>();
  for (const terms of termsOfSentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return sentences.map((sentence, index) => {
    const terms = termsOfSentences[index] ?? new Set<string>();
    const sum = [...terms].reduce((total, term) => total + Math.log(counts.get(term) ?? 1), 0);
    return { ...sentence, terms, centrality: terms.size < fewTerms ? 0 : sum / Math.sqrt(terms.size) };
  });
}

/** Two sentences that share so many of their terms say the same of different things. */
const sameShare = 0.7;

function isLike(one: WeighedSentence, other: WeighedSentence): boolean {
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length;
  return shared >= sameShare * Math.max(one.terms.size, other.terms.size);
}

/** Those that say most of the whole and differ from one another, in the order of the document. */
export function mostCentral<Sentence extends WeighedSentence>(
  sentences: readonly Sentence[],
  most: number,
): Sentence[] {
  const best: Sentence[] = [];
  for (const sentence of byCentrality(sentences)) {
    if (best.length === most) break;
    if (!best.some((chosen) => isLike(chosen, sentence))) best.push(sentence);
  }
  return inOrder(sentences, best);
}

/** Sentences with those first that say most of the whole. */
export const byCentrality = <Sentence extends WeighedSentence>(sentences: readonly Sentence[]): Sentence[] =>
  sentences.toSorted((one, other) => other.centrality - one.centrality);

/** Some of all, in the order of all. */
export function inOrder<Sentence>(all: readonly Sentence[], some: readonly Sentence[]): Sentence[] {
  const chosen = new Set(some);
  return all.filter((sentence) => chosen.has(sentence));
}
