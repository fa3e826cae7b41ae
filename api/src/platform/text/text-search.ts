import { plainText } from '../../contract/plain-text';

// Stop words: no match is required for them.
const stopWords = new Set(
  'a about an and are as at be by com de en for from how i in is it la me my near of on or our that the this to und was what when where who will with www'.split(
    ' ',
  ),
);

const mostWords = 12;

const shortened: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'port' };

/** A place as it is compared: 'St. Louis' and 'Saint Louis', 'Ft. Worth' and 'Fort Worth' are one. */
export const locationKey = (location: string): string =>
  plainText(location).replace(/^(ste?|ft|mt|pt)(?= )/, (short) => shortened[short] ?? short);

/**
 * Builds the text of a `searchText` column: every word once, each with a space before it, so that a word's beginning
 * can be found.
 */
export const searchTextOf = (parts: readonly (string | null | undefined)[]): string => {
  const words = new Set(plainText(parts.filter(Boolean).join(' ')).split(' ').filter(Boolean));
  return ` ${[...words].join(' ')} `;
};

/** The words of a question that are worth looking for, at most twelve. */
export const searchWords = (question: string): string[] =>
  [...new Set(plainText(question).split(' '))].filter((word) => word && !stopWords.has(word)).slice(0, mostWords);

/** Method that both a knex and an objection query offer. */
interface TextQuery {
  where(column: string, operator: string, value: string): unknown;
}

/**
 * Keeps the rows whose `searchText` has, for every word, a word that begins with it. It reads every row: for tables of
 * some thousands; professionals have an index of their own.
 * @param column the column, with its table where needed: 'blog_posts.searchText'
 */
export function whereWords(query: TextQuery, column: string, words: readonly string[]): void {
  // The words hold letters and digits only, so none has a wildcard.
  for (const word of words) query.where(column, 'like', `% ${word}%`);
}
