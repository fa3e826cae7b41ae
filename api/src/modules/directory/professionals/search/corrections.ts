import { aliasesOf } from '../../../../contract/taxonomy-aliases';
import { taxonomyTerms } from '../../../../contract/taxonomy-terms';
import { usStates } from '../../../../contract/us-states';
import { searchWords } from '../../../../platform/text/text-search';
import type { Database } from '../../../../platform/database/open-database';
import { readAround, townName, type ProfessionalFilters } from './filters';
import { isAbroad } from './nearby-towns';
import { shortestCorrected, similarWords } from './spellings';

const vocabulary: readonly string[] = [
  ...new Set(
    [
      ...taxonomyTerms.flatMap((term) => [term.label, ...aliasesOf(term)]),
      ...usStates.map(({ label }) => label),
      'accountant accountants bookkeeper cfo advisor adviser cpa certified quickbooks xero enrolled agent certified planner',
    ].flatMap((text) => searchWords(text)),
  ),
].filter((word) => word.length >= shortestCorrected);

/**
 * Counts the letters to type, drop, change or swap with their neighbor between two words; `most` + 1 if their lengths
 * differ by more.
 */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? most + 1;
}

const mostSlips = (word: string): number => (word.length < 7 ? 1 : 2);

/** The nearest of the known words, the first of equals; undefined when none is near. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const most = mostSlips(word);
  let best: { word: string; away: number } | undefined;
  for (const candidate of known) {
    const away = slips(word, candidate, most);
    if (away <= most && away < (best?.away ?? Infinity)) best = { word: candidate, away };
  }
  return best?.word;
}

async function correctWord(database: Database, word: string): Promise<string> {
  if (word.length < shortestCorrected || vocabulary.some((known) => known.startsWith(word))) return word;
  // A range, which the index of every engine answers: from the word itself to the last of those that begin with it.
  const begins: unknown = await database('search_spellings')
    .where({ kind: 'word' })
    .whereRaw('?? = ??', ['spelling', 'word'])
    .whereBetween('spelling', [word, `${word}\u{10FFFF}`])
    .first('word');
  if (begins) return word;
  return nearest(word, [...vocabulary, ...(await similarWords(database, 'word', word))]) ?? word;
}

const correctCity = async (database: Database, city: string | undefined): Promise<string | undefined> =>
  city && (nearest(city, await similarWords(database, 'city', city)) ?? city);

/** Filters with what looks mistyped put right, and what it became in words. */
export interface Correction {
  readonly filters: ProfessionalFilters;
  readonly words: string;
}

/**
 * The nearest words that are known (of the taxonomy, of people's and businesses' names, of cities) for those that are
 * not. Undefined when nothing looks mistyped.
 */
export async function correctFilters(
  database: Database,
  filters: ProfessionalFilters,
): Promise<Correction | undefined> {
  const words: string[] = [];
  for (const word of filters.words) words.push(await correctWord(database, word));
  // What is known is no slip of typing, even where no one is.
  const isKnown = filters.around ?? isAbroad(filters.city ?? filters.location ?? '');
  const [city, location] = isKnown
    ? [filters.city, filters.location]
    : [await correctCity(database, filters.city), await correctCity(database, filters.location)];
  const around = filters.around ?? readAround({ ...filters, city, location });
  const changed = [
    ...(words.join(' ') === filters.words.join(' ') ? [] : [words.join(' ')]),
    ...[city, location].flatMap((text) =>
      text && text !== filters.city && text !== filters.location ? townName(text) : [],
    ),
  ];
  if (changed.length === 0) return undefined;
  return {
    filters: { ...filters, words, ...(city && { city }), ...(location && { location }), ...(around && { around }) },
    words: changed.join(', '),
  };
}
