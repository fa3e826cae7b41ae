import type { QueryBuilder } from 'objection';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { isMysql } from '../../../platform/database/is-mysql';
import { database } from '../../../platform/database/transaction';
import { searchWords, whereWords } from '../../../platform/text/text-search';

/** Adds a condition to a query of entries. */
type EntryCondition = (query: QueryBuilder<AuditEntry>) => void;

/** Shortest word that InnoDB's index holds (`innodb_ft_min_token_size`). */
const shortestIndexed = 3;

/** So many entries are read by their ids; words of more than these are met on the way through the log. */
const mostIds = 500;

/**
 * The entries whose label, reason, fields or values have words that begin with each word of a question: by the
 * database's full text. Words that say nothing, such as 'the', are passed over; a question of them alone finds nothing.
 * @returns the condition; null when the question is empty
 */
export async function conditionOfWords(question: string): Promise<EntryCondition | null> {
  if (question.trim() === '') return null;
  const words = searchWords(question);
  if (words.length === 0) return (query) => void query.whereRaw('1 = 0');
  if (isMysql(database())) return mysqlCondition(words);
  const match = words.map((word) => `"${word}"*`).join(' ');
  return (query) =>
    void query.whereRaw(
      'audit_entries.id in (select rowid from audit_entries_fts where audit_entries_fts match ?)',
      match,
    );
}

/**
 * InnoDB hands over every match before it sorts, which takes long where there are many: then the log is walked from its
 * end, where many are met soon. So are words that are too short for the index.
 */
async function mysqlCondition(words: readonly string[]): Promise<EntryCondition> {
  const walk: EntryCondition = (query) => whereWords(query, 'searchText', words);
  const indexed = words.filter((word) => word.length >= shortestIndexed);
  if (indexed.length === 0) return walk;
  const found = await AuditEntry.query()
    .select('id')
    .whereRaw('match(searchText) against (? in boolean mode)', indexed.map((word) => `+${word}*`).join(' '))
    .limit(mostIds + 1);
  if (found.length > mostIds) return walk;
  return (query) => {
    void query.whereIn(
      'id',
      found.map(({ id }) => id),
    );
    walk(query);
  };
}
