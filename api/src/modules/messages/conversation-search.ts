import type { Knex } from 'knex';
import { whereContains, wordsOf } from '../../platform/text/where-contains';

/**
 * Filters to conversations (`c`) in which one message, together with the name of the other person (`u`), has every
 * word.
 */
export function whereConversationHas(query: Knex.QueryBuilder, question: string): void {
  if (wordsOf(question).length === 0) return;
  query.whereExists((found) => {
    found.select('s.id').from('messages as s').whereRaw('?? = ??', ['s.conversationId', 'c.id']);
    whereContains(found, ['u.firstName', 'u.lastName', 's.content'], question);
  });
}
