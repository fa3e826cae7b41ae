import { readFileSync } from 'node:fs';
import type { IndexedGuide } from './indexed-guide';
import { presenceOf, type Presence, type QuestionWords } from './question-words';

/** What the words of a question count for each guide, or for 'none'. */
export interface WordWeights {
  /** Its column, for each term and phrase that weights are known of. */
  readonly terms: ReadonlyMap<string, number>;
  readonly phrases: ReadonlyMap<string, number>;
  /** What a weight of 1 is worth. */
  readonly unit: number;
  /** A weight for each term, by how a guide has it: they hold for guides that nothing was learned of, too. */
  readonly presences: Readonly<Record<Presence, Int8Array>>;
  /** What each phrase counts for 'no guide answers'. */
  readonly none: Int8Array;
  /** What each column counts for one guide. */
  readonly guides: ReadonlyMap<string, GuideWords>;
}

/** What was learned of one guide: it holds as long as the guide says what it said then. */
export interface GuideWords {
  readonly digest: string;
  readonly weights: Int8Array;
}

/** Weights as they are stored: Int8 arrays in base64, and names divided by commas. */
interface StoredWeights {
  readonly unit: number;
  readonly terms: string;
  readonly phrases: string;
  readonly presences: Readonly<Record<Presence, string>>;
  readonly none: string;
  readonly guides: Readonly<Record<string, { readonly digest: string; readonly weights: string }>>;
}

export const wordWeightsFile = new URL('./word-weights.generated.json', import.meta.url);

/** Names in their order with their columns; phrases follow the terms. */
const columnsOf = (names: readonly string[], first = 0): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [name, first + index]));

const toBytes = (stored: string): Int8Array => new Int8Array(Buffer.from(stored, 'base64'));
const toStored = (bytes: Int8Array): string => Buffer.from(bytes).toString('base64');

/** The weights that `npm run eval:compliance -- --fit` wrote. */
export const readWordWeights = (): WordWeights => parseWordWeights(readFileSync(wordWeightsFile, 'utf8'));

/** @param text what `storedWordWeights` gave */
export function parseWordWeights(text: string): WordWeights {
  const stored = JSON.parse(text) as StoredWeights;
  const terms = stored.terms.split(',');
  return {
    unit: stored.unit,
    terms: columnsOf(terms),
    phrases: columnsOf(stored.phrases.split(','), terms.length),
    presences: {
      asked: toBytes(stored.presences.asked),
      said: toBytes(stored.presences.said),
      near: toBytes(stored.presences.near),
      missing: toBytes(stored.presences.missing),
    },
    none: toBytes(stored.none),
    guides: new Map(
      Object.entries(stored.guides).map(([slug, { digest, weights }]) => [slug, { digest, weights: toBytes(weights) }]),
    ),
  };
}

/** What is stored of weights. */
export function storedWordWeights(weights: WordWeights): string {
  const stored: StoredWeights = {
    unit: weights.unit,
    terms: [...weights.terms.keys()].join(','),
    phrases: [...weights.phrases.keys()].join(','),
    presences: {
      asked: toStored(weights.presences.asked),
      said: toStored(weights.presences.said),
      near: toStored(weights.presences.near),
      missing: toStored(weights.presences.missing),
    },
    none: toStored(weights.none),
    guides: Object.fromEntries(
      [...weights.guides].map(([slug, { digest, weights: own }]) => [slug, { digest, weights: toStored(own) }]),
    ),
  };
  return `${JSON.stringify(stored, null, 1)}\n`;
}

/** Weights of 0 for a vocabulary. */
export function noWordWeights(terms: readonly string[] = [], phrases: readonly string[] = []): WordWeights {
  const none = (): Int8Array => new Int8Array(terms.length);
  return {
    unit: 1,
    terms: columnsOf(terms),
    phrases: columnsOf(phrases, terms.length),
    presences: { asked: none(), said: none(), near: none(), missing: none() },
    none: new Int8Array(phrases.length),
    guides: new Map(),
  };
}

/** Columns of a question's words: found once, however many guides are weighed. */
export interface WordColumns {
  /** Each term that weights are known of, with its column. */
  readonly terms: readonly (readonly [string, number])[];
  readonly phrases: readonly number[];
  readonly all: readonly number[];
}

export function columnsIn(words: QuestionWords, weights: WordWeights): WordColumns {
  const terms = words.terms.flatMap((term) => {
    const column = weights.terms.get(term);
    return column === undefined ? [] : [[term, column] as const];
  });
  const phrases = words.phrases.flatMap((phrase) => weights.phrases.get(phrase) ?? []);
  return { terms, phrases, all: [...terms.map(([, column]) => column), ...phrases] };
}

/** How a guide has each known term, with the term's column. */
export const presencesIn = ({ terms }: WordColumns, guide: IndexedGuide): (readonly [Presence, number])[] =>
  terms.map(([term, column]) => [presenceOf(term, guide), column]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a question's words count for a guide. */
export function wordsFor(guide: IndexedGuide, columns: WordColumns, weights: WordWeights): number {
  const everywhere = sum(
    presencesIn(columns, guide).map(([presence, column]) => weights.presences[presence][column] ?? 0),
  );
  const learned = weights.guides.get(guide.guide.slug);
  const own = learned?.digest === guide.digest ? learned.weights : null;
  return weights.unit * (everywhere + (own ? sum(columns.all.map((column) => own[column] ?? 0)) : 0));
}

/** What a question's words count for 'no guide answers'. */
export const wordsForNone = ({ phrases }: WordColumns, weights: WordWeights): number =>
  weights.unit * sum(phrases.map((column) => weights.none[column - weights.terms.size] ?? 0));
