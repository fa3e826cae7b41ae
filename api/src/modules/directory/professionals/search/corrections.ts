import { aliasesOf } from '../../../../contract/taxonomy-aliases';
import { taxonomyTerms } from '../../../../contract/taxonomy-terms';
import { usStates } from '../../../../contract/us-states';
import { searchWords } from '../../../../platform/text/text-search';
import type { Database } from '../../../../platform/database/open-database';
import { readAround, townName, type ProfessionalFilters } from './filters';
import { isAbroad } from './nearby-towns';
import { nearest } from './nearest-word';
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
