import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { dropIndexes, dropTables, isMysql } from './table-helpers';

const triggers = ['insert', 'delete', 'update'].map((event) => `blog_words_${event}`);
const columns = ['title', 'excerpt', 'searchText'] as const;

/** Full text over posts, kept up to date by the database itself. */
export const blogSearch: Migration = {
  name: '0049-blog-search',
  async up(knex) {
    if (isMysql(knex)) await addMysqlIndex(knex);
    else await addSqliteWords(knex);
  },
  async down(knex) {
    if (isMysql(knex)) return dropIndexes(knex, 'blog_posts', ['blog_posts_fulltext']);
    for (const name of triggers) await knex.raw('drop trigger if exists ??', [name]);
    return dropTables(knex, 'blog_posts_fts');
  },
};

async function addMysqlIndex(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'blog_posts', ['blog_posts_fulltext']);
  await knex.raw('alter table ?? add fulltext ?? (??, ??, ??)', ['blog_posts', 'blog_posts_fulltext', ...columns]);
}

async function addSqliteWords(knex: Knex): Promise<void> {
  const names = columns.join(', ');
  if (!(await knex.schema.hasTable('blog_posts_fts')))
    await knex.raw(
      `create virtual table blog_posts_fts using fts5(${names}, content='blog_posts', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2', prefix='2 3')`,
    );
  await knex.raw(`insert into blog_posts_fts(blog_posts_fts) values('rebuild')`);
  const values = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  const remove = `insert into blog_posts_fts(blog_posts_fts, rowid, ${names}) values ('delete', old.id, ${values('old')});`;
  const add = `insert into blog_posts_fts(rowid, ${names}) values (new.id, ${values('new')});`;
  await knex.raw(`create trigger if not exists blog_words_insert after insert on blog_posts begin ${add} end`);
  await knex.raw(`create trigger if not exists blog_words_delete after delete on blog_posts begin ${remove} end`);
  await knex.raw(
    `create trigger if not exists blog_words_update after update of ${names} on blog_posts begin ${remove} ${add} end`,
  );
}
