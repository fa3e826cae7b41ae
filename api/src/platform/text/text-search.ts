import { plainText } from '../../contract/plain-text';

// Stop words: no match is required for them.
const stopWords = new Set(
  'a about an and are as at be by com de en for from how i in is it la me my near of on or our that the this to und was what when where who will with www'.split(
    ' ',
  ),
);

const mostWords = 12;

/** Three and more letters that stand alone: 'C. P. A.', 'C-P-A' and 'C/P/A' are 'CPA'. */
const spelledOut = /(?<![^ ])\p{L}(?: \p{L}){2,}(?![^ ])/gu;
const joined = (letters: string): string => letters.replaceAll(' ', '');
/** Abbreviations of several letters a part: 'LL.M.', 'Ph.D.'. */
const abbreviation = /(?<![\p{L}\p{N}])\p{L}{1,3}(?:\.\p{L}{1,4})+(?!\p{L})/gu;

/**
 * Stands behind the words, where no search finds it: a sign for each version of the rules; more when `searchTextOf`,
 * `locationKey` or other spellings change: texts with fewer are written again.
 */
export const rulesMark = '~';

/**
 * Builds the text of a `searchText` column: every word once, each with a space before it, so that a word's beginning
 * can be found. Other spellings that people look for stand behind it: 'LLM', 'CPA', 'Mueller' for 'Müller'.
 */
export const searchTextOf = (parts: readonly (string | null | undefined)[]): string => {
  const text = parts.filter(Boolean).join(' ');
  const abbreviated = text.replace(abbreviation, (word) => word.replaceAll('.', ''));
  const spelled = plainText(text).replace(spelledOut, joined);
  const all = [text, abbreviated, spelled, text.normalize('NFD').replaceAll('\u0308', 'e')].join(' ');
  return ` ${[...new Set(plainText(all).split(' ').filter(Boolean))].join(' ')} ${rulesMark} `;
};

/** The words of a question that are worth looking for, at most twelve. */
export const searchWords = (question: string): string[] =>
  [...new Set(plainText(question).replace(spelledOut, joined).split(' '))]
    .filter((word) => word && !stopWords.has(word))
    .slice(0, mostWords);

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
