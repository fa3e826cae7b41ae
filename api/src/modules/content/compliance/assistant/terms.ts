import { stemmer } from 'stemmer';
import { readTable } from '../../../../platform/files/read-table';

/**
 * Lines of `synonyms.tsv`, a file for editors: words for one thing (`same`) or near each other (`near`), those
 * that say nothing of a subject (`filler`), and forms that no stemmer joins, each with its word (`form`).
 */
const lines = readTable(new URL('./synonyms.tsv', import.meta.url)).map(([kind, words = '']) => ({
  kind,
  words: words.split(', '),
}));
const linesOf = (of: string): string[][] => lines.filter(({ kind }) => kind === of).map(({ words }) => words);

const fillers = new Set(linesOf('filler').flat());
const fillerStems = new Set([...fillers].map(stemmer));
/** True when a word says nothing about a question's subject. @param word in lower case */
const isFiller = (word: string): boolean => fillers.has(word) || fillerStems.has(stemmer(word));

const irregularForms = new Map(
  linesOf('form')
    .flat()
    .map((pair) => pair.split(' ') as [string, string]),
);

const lettersAndDigits = /[\p{L}\p{N}]+(?:[-.&'’][\p{L}\p{N}]+)*/gu;

/** '90k', '20 grand', '1.2 million'. */
const shortAmount = /\b(\d+(?:\.\d+)?)\s?(k|grand|m|mm|million)\b/g;
const thousands: Record<string, number> = { k: 1e3, grand: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

/** Lower case, without accents and possessive endings; 'U.S.' becomes 'us', 'W-9s' 'w9', numbers lose their commas. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(shortAmount, (_amount, digits: string, unit: string) => String(Number(digits) * (thousands[unit] ?? 1)))
    .replace(/\bu\.s\.(?=\W|$)/g, 'us')
    .replace(/\b([a-z])-?(\d)s?\b/g, '$1$2')
    .replace(/['’]s\b/g, '');

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => normalize(text).match(lettersAndDigits) ?? [];

const patternOf = (other: string): RegExp =>
  new RegExp(` ${other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)? `, 'g');
/** Each phrase of a line becomes the line's first. */
const replacements: readonly (readonly [string, RegExp, string])[] = linesOf('same')
  .flatMap(([first = '', ...others]) =>
    others.map((other) => [wordsOf(other).join(' '), ` ${wordsOf(first).join(' ')} `] as const),
  )
  .sort(([one], [other]) => other.length - one.length)
  .map(([other, first]) => [` ${other}`, patternOf(other), first]);

/** The text with one word for one thing. */
function unify(text: string): string {
  let unified = ` ${wordsOf(text).join(' ')} `;
  for (const [phrase, pattern, first] of replacements)
    if (unified.includes(phrase)) unified = unified.replaceAll(pattern, first).replace(/ {2,}/g, ' ');
  return unified;
}

/** The terms of a text, in their order: stems of its words without fillers, one term for one thing. */
export function termsOf(text: string): string[] {
  return unify(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !isFiller(word))
    .map((word) => (/\d/.test(word) ? word : stemmer(irregularForms.get(word) ?? word)));
}

const related = new Map<string, readonly string[]>();
for (const line of linesOf('near').map((words) => words.flatMap(termsOf)))
  for (const term of line) related.set(term, [...(related.get(term) ?? []), ...line.filter((other) => other !== term)]);

/** Terms that are near another without being the same: 'salary' and 'pay'. */
export const relatedTo = (term: string): readonly string[] => related.get(term) ?? [];
