import type { Knex } from 'knex';

// InnoDB leaves these words out of its indexes, so that asking for one finds nothing; no engine is asked for them.
const stopWords = new Set(
  'a about an and are as at be by com de en for from how i in is it la me my near of on or our that the this to und was what when where who will with www'.split(' '),
);

const shortestIndexed = 3;
const mostWords = 12;

/** Text as it is compared: lower case, without accents, letters and digits only, one space between words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a `searchText` column holds: every word once, each with a space before it, so that a word's beginning can be found. */
export const searchTextOf = (parts: readonly (string | null | undefined)[]): string => {
  const words = new Set(plainText(parts.filter(Boolean).join(' ')).split(' ').filter(Boolean));
  return ` ${[...words].join(' ')} `;
};

/** The words of a question that are worth looking for, at most twelve. */
export const searchWords = (question: string): string[] =>
  [...new Set(plainText(question).split(' '))].filter((word) => word && !stopWords.has(word)).slice(0, mostWords);

/** What both a knex and an objection query offer. */
interface TextQuery {
  where(column: string, operator: string, value: string): unknown;
  whereRaw(sql: string, bindings: string[]): unknown;
}

/**
 * Keeps the rows whose column begins with a text, by the column's index: MySQL uses it for LIKE, SQLite for a range only.
 * @param like whether the database is MySQL or MariaDB
 */
export function whereBegins<Query extends TextQuery>(query: Query, column: string, text: string, like: boolean): Query {
  if (like) query.where(column, 'like', likePrefix(text));
  else {
    query.where(column, '>=', text);
    query.where(column, '<', `${text}\u{10FFFF}`);
  }
  return query;
}

/**
 * Keeps the rows whose `searchText` has, for every word, a word that begins with it. The one place that knows how each
 * database does it: a FULLTEXT index on MySQL and MariaDB where the table has one, LIKE everywhere else.
 * @param column the column with its table, such as 'accountant_profiles.searchText'
 */
export function whereWords(query: TextQuery, column: string, words: readonly string[], fullText: boolean): void {
  const indexed = fullText ? words.filter((word) => word.length >= shortestIndexed) : [];
  if (indexed.length > 0) {
    // The words hold letters and digits only, so none can be an operator.
    query.whereRaw('match(??) against (? in boolean mode)', [column, indexed.map((word) => `+${word}*`).join(' ')]);
  }
  for (const word of words.filter((candidate) => !indexed.includes(candidate))) query.where(column, 'like', `% ${word}%`);
}

/** Whether the database has FULLTEXT indexes. */
export const hasFullText = (knex: Knex): boolean => knex.client.dialect === 'mysql';

/** A text as the beginning of a LIKE pattern, with its own wildcards taken out. */
export const likePrefix = (text: string): string => `${text.replace(/[%_\\]/g, '')}%`;
