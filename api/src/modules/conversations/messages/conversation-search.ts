import type { Knex } from 'knex';
import { whereContains, wordsOf } from '../../../platform/text/where-contains';

/** Filters to messages that a person sees: not those withheld from them. @param table its name in the query */
export const shownTo =
  (viewerId: number, table: string) =>
  (shown: Knex.QueryBuilder): void =>
    void shown.where(`${table}.senderId`, viewerId).orWhere(`${table}.withheld`, false);

/**
 * Filters to conversations (`c`) in which one message, together with the name of the other person (`u`), has every
 * word.
 */
export function whereConversationHas(query: Knex.QueryBuilder, viewerId: number, question: string): void {
  if (wordsOf(question).length === 0) return;
  query.whereExists((found) => {
    found
      .select('s.id')
      .from('messages as s')
      .whereRaw('?? = ??', ['s.conversationId', 'c.id'])
      .where(shownTo(viewerId, 's'));
    whereContains(found, ['u.firstName', 'u.lastName', 's.content'], question);
  });
}
