import { resolveTerm } from '../../../../contract/taxonomy';
import { aliasesOf } from '../../../../contract/taxonomy-aliases';
import { taxonomyTerms, type TaxonomyKind, type TaxonomyTerm } from '../../../../contract/taxonomy-terms';
import { plainText } from '../../../../contract/plain-text';
import { readTable } from '../../../../platform/files/read-table';
import { stateOfTown } from '../search/nearby-towns';
import { nearest } from '../search/nearest-word';

/** A filter as the search page's URL has it: its parameter and one value. */
export type Filter = readonly [name: string, value: string];

/** The filter for a term of the taxonomy. */
export const filterOf = ({ kind, id }: TaxonomyTerm): Filter => [parameterOf[kind], id];

/** Parameters that take taxonomy terms; on the search page an industry is a specialty. */
const parameterOf: Readonly<Record<TaxonomyKind, string>> = {
  service: 'services',
  specialty: 'specialties',
  industry: 'specialties',
  clientType: 'clientTypes',
};

/** Most words of a phrase. */
export const longestPhrase = 5;
/** Shorter words have too many neighbors. */
const shortestCorrected = 5;

interface Vocabulary {
  /** Meaning of each phrase; null for one that means nothing to filter by. */
  readonly phrases: ReadonlyMap<string, Filter | null>;
  /** The words of all phrases, by their first letter. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Languages by their English names: 'spanish'. */
  readonly languages: ReadonlySet<string>;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const otherLanguages = ['mandarin', 'cantonese', 'tagalog', 'farsi', 'espanol', 'asl'];

function readLanguages(): Set<string> {
  const names = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });
  const known = letters.flatMap((one) => letters.map((other) => names.of(one + other)));
  const short = known.filter((name) => name !== undefined).map(plainText);
  return new Set([...short.filter((name) => !name.includes(' ')), ...otherLanguages]);
}

function readVocabulary(): Vocabulary {
  const phrases = new Map<string, Filter | null>();
  for (const [filter = '', words = ''] of readTable(new URL('./synonyms.tsv', import.meta.url))) {
    const [name = '', value] = filter.split('=');
    for (const phrase of words.split('|')) if (!phrases.has(phrase)) phrases.set(phrase, value ? [name, value] : null);
  }
  for (const { kind, id, label } of taxonomyTerms)
    for (const spelling of [id, label, ...aliasesOf({ kind, id, label })]) {
      const phrase = plainText(spelling);
      const term = resolveTerm('service', spelling);
      if (term && !phrases.has(phrase)) phrases.set(phrase, filterOf(term));
    }
  const languages = readLanguages();
  const words = new Map<string, Set<string>>(letters.map((letter) => [letter, new Set()]));
  for (const text of [
    ...phrases.keys(),
    ...languages,
    'three seven eight speak speaks speaking under month monthly hour hourly within without except dollars stars',
  ])
    for (const word of text.split(' ')) words.get(word.charAt(0))?.add(word);
  return { phrases, words, languages };
}

let read: Vocabulary | undefined;

/** Read when it is first needed. */
export const vocabulary = (): Vocabulary => (read ??= readVocabulary());

const lettersOf = (word: string): string => word.split('').sort().join('');

/**
 * Puts right the words of a text that are near to known ones: first letters are seldom mistyped. `typed` has each word
 * that was put right as it stood there, by what it is now.
 */
export function corrected(text: string): { readonly text: string; readonly typed: ReadonlyMap<string, string> } {
  const typed = new Map<string, string>();
  const right = text.replace(/\p{L}{5,30}/gu, (word) => {
    const known = knownWord(word.toLowerCase());
    if (known) typed.set(known, word);
    return known ?? word;
  });
  return { text: right, typed };
}

function knownWord(word: string): string | undefined {
  const known = vocabulary().words.get(word.charAt(0));
  const isKnown = [word, `${word}s`, word.replace(/s$/, '')].some((form) => known?.has(form)) || stateOfTown(word);
  if (word.length < shortestCorrected || !known || isKnown) return undefined;
  const candidates = [...known].filter((other) => other.length >= shortestCorrected);
  const near = nearest(word, candidates, word.length < 9 ? 1 : 2);
  // So short a word is only put right where its letters are in another order.
  return near && (word.length > shortestCorrected || lettersOf(near) === lettersOf(word)) ? near : undefined;
}
