import { stemmer } from 'stemmer';
import { isMysql } from '../../../../platform/database/is-mysql';
import type { Database } from '../../../../platform/database/open-database';

/** Shortest word that InnoDB's index holds (`innodb_ft_min_token_size`). */
const shortestIndexed = 3;

/**
 * Ids of published posts that have all the words, or a word that begins with or is another form of each, the best
 * first.
 * @param words as `searchWords` gives them: letters and digits only
 */
export async function postsWithWords(db: Database, words: readonly string[], limit: number): Promise<number[]> {
  const rows = await (isMysql(db) ? mysqlRows(db, words, limit) : sqliteRows(db, words, limit));
  return rows.map(({ id }) => id);
}

/** By FTS5, whose tokenizer knows the forms of English words; a word that is still being typed is a prefix. */
async function sqliteRows(db: Database, words: readonly string[], limit: number): Promise<{ id: number }[]> {
  return db('blog_posts_fts as f')
    .join('blog_posts as p', 'p.id', 'f.rowid')
    .whereRaw('blog_posts_fts match ?', [words.map((word) => `"${word}"*`).join(' ')])
    .where('p.published', true)
    .orderByRaw('bm25(blog_posts_fts, 8, 4, 1), p.publishedAt desc')
    .limit(limit)
    .select('p.id');
}

/**
 * By FULLTEXT, by the stem of each word; words that are too short for its index are looked for in each row that is
 * left.
 */
async function mysqlRows(db: Database, words: readonly string[], limit: number): Promise<{ id: number }[]> {
  const indexed = words.filter((word) => word.length >= shortestIndexed);
  const query = db('blog_posts as p').where('p.published', true).limit(limit).select('p.id');
  for (const word of words) if (!indexed.includes(word)) query.where('p.searchText', 'like', `% ${word}%`);
  if (indexed.length === 0) return query.orderBy('p.publishedAt', 'desc');
  const match = 'match(p.title, p.excerpt, p.searchText) against (? in boolean mode)';
  const terms = indexed.map(anyFormOf).join(' ');
  return query.whereRaw(match, [terms]).orderByRaw(`${match} desc, p.publishedAt desc`, [terms]);
}

/** A required term that a word, its stem, or the "y" that the stemmer writes as "i" (policy, policies) begins. */
function anyFormOf(word: string): string {
  const stem = stemmer(word);
  const beginnings = stem.endsWith('i') ? [word, stem, `${stem.slice(0, -1)}y`] : [word, stem];
  const terms = [...new Set(beginnings)].filter((beginning) => beginning.length >= shortestIndexed);
  return `+(${terms.map((term) => `${term}*`).join(' ')})`;
}
