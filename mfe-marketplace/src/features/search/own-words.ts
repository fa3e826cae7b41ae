import { searchLimits, type OwnWords } from '@counterpart/api/contract';
import { apiKey, type ApiClient } from '@counterpart/shell/sdk';
import { finderParams, readSearchQuery, type FinderQuery } from '../../finder/finder-query';

/** Milliseconds that a visitor waits for a sentence to be read; afterwards its words are searched for. */
const patience = 4_000;
const fewestWords = 4;
/** Words of sentences, and prices; names of people and businesses do without. */
const ofSentences =
  /\b(?:i|i['’]?m|i['’]d|my|we|we['’]re|our|me|us|is|are|do|does|need|needs|want|wants|looking|someone|somebody|anyone|who|that|can|please|speaks?|speaking|under|below|within|near|in)\b|[$]\s?\d|\d\s?(?:\/|an? |per |stars?|miles?)/i;

/** Tells whether typed words read as a sentence; a name or a few keywords do not. */
export const isSentence = (words: string): boolean =>
  words.length <= searchLimits.ownWordsMax && words.split(/\s+/).length >= fewestWords && ofSentences.test(words);

/** Outcome of a sentence that was read; travels with the page that it led to. */
export interface WordsRead {
  /** The words that were not understood, as they were typed. */
  readonly left: readonly string[];
  /** The search for the words as they stand. */
  readonly literal: string;
}

/** Filters that replace each other. */
const together = [
  ['city', 'state', 'radius'],
  ['priceUnit', 'minPrice', 'maxPrice'],
];

/** The query with the filters of another search: what that names replaces what was chosen. */
export function withFilters(query: FinderQuery, search: string): FinderQuery {
  const params = finderParams({ ...query, q: '', page: 1 });
  const read = new URLSearchParams(search);
  for (const group of together) if (group.some((name) => read.has(name))) for (const name of group) params.delete(name);
  for (const [name, value] of read) params.set(name, value);
  return readSearchQuery(params);
}

/** Reads a sentence; null when nothing to filter by was found in it, or the API is away. */
export async function readWords(api: ApiClient, text: string): Promise<OwnWords | null> {
  const key = apiKey('/api/accountants/own-words', { query: { text } });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const read = await api.fetch(key, late.signal).catch(() => null);
  clearTimeout(timer);
  return read && read.search !== '' ? read : null;
}

/** Gets the outcome that led to this page; null when no sentence did. */
export function wordsReadIn(state: unknown): WordsRead | null {
  const { wordsRead } = Object(state) as { readonly wordsRead?: WordsRead };
  return wordsRead ?? null;
}
