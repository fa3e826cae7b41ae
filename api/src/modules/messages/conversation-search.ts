import type { Knex } from 'knex';

const mostWords = 12;

/** The words of a search of conversations, at most twelve. Signs stay: people look for amounts and addresses too. */
export const conversationSearchWords = (question: string): string[] =>
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

/**
 * Keeps conversations (`c`) in which one message, together with the name of the other person (`u`), has every word.
 * The escape sign is not a backslash, which MySQL and SQLite read differently.
 */
export function whereConversationHas(query: Knex.QueryBuilder, words: readonly string[]): void {
  if (words.length === 0) return;
  query.whereExists((found) => {
    found.select('s.id').from('messages as s').whereRaw('?? = ??', ['s.conversationId', 'c.id']);
    for (const word of words) {
      found.where((either) => {
        for (const pattern of patternsOf(word)) {
          for (const column of ['u.firstName', 'u.lastName', 's.content'])
            either.orWhereRaw("?? like ? escape '!'", [column, pattern]);
        }
      });
    }
  });
}
