const mostWords = 12;

/** The words of a search, at most twelve. Signs stay: people look for amounts, emails and URLs too. */
export const wordsOf = (question: string): string[] =>
  [...new Set(question.split(/\s+/).filter(Boolean))].slice(0, mostWords);

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&');

/**
 * The LIKE patterns of a word in any case. Databases compare letters without regard to case, but SQLite only those of
 * ASCII: a word with others is looked for in the ways people write it.
 */
function patternsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [first = '', ...rest] = lower;
  const spellings = /^[!-~]+$/.test(word)
    ? [lower]
    : [word, lower, word.toUpperCase(), first.toUpperCase() + rest.join('')];
  return [...new Set(spellings)].map((spelling) => `%${escaped(spelling)}%`);
}

/** Method that both a knex and an objection query offer. */
interface Query {
  where(build: (either: Either) => void): unknown;
}
interface Either {
  orWhereRaw(sql: string, bindings: readonly string[]): unknown;
}

/**
 * Filters to rows in which every word of a question stands in one of the columns. `%` and `_` stand for themselves; the
 * escape sign is not a backslash, which MySQL and SQLite read differently. It reads every row.
 */
export function whereContains(query: Query, columns: readonly string[], question: string): void {
  for (const word of wordsOf(question))
    query.where((either) => {
      for (const pattern of patternsOf(word))
        for (const column of columns) either.orWhereRaw("?? like ? escape '!'", [column, pattern]);
    });
}
