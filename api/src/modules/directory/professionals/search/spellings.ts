import type { Knex } from 'knex';
import { plainText } from '../../../../contract/plain-text';
import { locationKey } from '../../../../contract/locations/location-key';

/** `word` for names of people and businesses and parts of cities' names, `city` for a city as a whole. */
export type SpellingKind = 'word' | 'city';

/** A word worth recognising when it is mistyped. */
export interface SpelledWord {
  readonly kind: SpellingKind;
  readonly word: string;
}

/** Shorter words have too many neighbours. */
export const shortestCorrected = 4;
const longestCorrected = 40;
const rowsOfStatement = 500;

const fits = ({ word }: SpelledWord): boolean => word.length >= shortestCorrected && word.length <= longestCorrected;

/** Lists the words that people type and mistype for a professional. */
export function spelledWords({
  firstName,
  lastName,
  city,
  businessName,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string | null;
  readonly businessName: string | null;
}): SpelledWord[] {
  const cityKey = locationKey(city ?? '');
  const words = plainText([firstName, lastName, businessName, city].filter(Boolean).join(' ')).split(' ');
  return [
    ...words.map((word): SpelledWord => ({ kind: 'word', word })),
    { kind: 'city' as const, word: cityKey },
  ].filter(fits);
}

/** The word itself and everything it becomes with one letter left out. */
function spellings(word: string): string[] {
  return [...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])];
}

/** Remembers words that are not known yet; known ones cost one look. */
export async function learnWords(knex: Knex, words: readonly SpelledWord[]): Promise<void> {
  const unique = new Map(words.map((word) => [`${word.kind}:${word.word}`, word]));
  if (unique.size === 0) return;
  const known: SpelledWord[] = await knex('search_spellings')
    .whereIn('spelling', [...new Set([...unique.values()].map(({ word }) => word))])
    .whereRaw('?? = ??', ['spelling', 'word'])
    .select('kind', 'word');
  for (const { kind, word } of known) unique.delete(`${kind}:${word}`);
  const rows = [...unique.values()].flatMap(({ kind, word }) =>
    spellings(word).map((spelling) => ({ spelling, kind, word })),
  );
  for (let first = 0; first < rows.length; first += rowsOfStatement) {
    await knex('search_spellings')
      .insert(rows.slice(first, first + rowsOfStatement))
      .onConflict(['spelling', 'kind', 'word'])
      .ignore();
  }
}

/**
 * Known words that are one slip away from a mistyped one, at most: a letter too many, missing, wrong, or two swapped.
 */
export async function similarWords(knex: Knex, kind: SpellingKind, word: string): Promise<string[]> {
  if (!fits({ kind, word })) return [];
  const rows = await knex<{ kind: SpellingKind; word: string; spelling: string }>('search_spellings')
    .where('kind', kind)
    .whereIn('spelling', spellings(word))
    .distinct('word')
    .limit(200);
  return rows.map(({ word: found }) => found);
}
