import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, isMysql, keyColumn } from './table-helpers';
import { comparable, spelledWords, storeSpellings } from './words-of-0011';

interface ProfileRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string | null;
  readonly businessName: string | null;
}

const batch = 500;

/**
 * Adds what search needs at a hundred thousand professionals: an order by name, words on SQLite, and misspelled words.
 */
export const searchIndex: Migration = {
  name: '0011-search-index',
  async up(knex) {
    await addColumns(knex, 'accountant_profiles', {
      nameKey: (table) => {
        keyColumn(knex, table, 'nameKey', 201).notNullable().defaultTo('');
        table.index(['listed', 'nameKey', 'userId'], 'profiles_by_name');
      },
    });
    await createTable(knex, 'search_spellings', (table) => {
      // A word and everything it becomes with one letter left out: two words that share one are a slip apart.
      keyColumn(knex, table, 'spelling', 40).notNullable();
      keyColumn(knex, table, 'kind', 10).notNullable();
      keyColumn(knex, table, 'word', 40).notNullable();
      table.primary(['spelling', 'kind', 'word']);
    });
    if (!isMysql(knex)) await addSqliteWords(knex);
    await indexExisting(knex);
  },
  async down(knex) {
    if (!isMysql(knex))
      for (const name of ['insert', 'delete', 'update'])
        await knex.raw('drop trigger if exists ??', [`profile_words_${name}`]);
    await dropTables(knex, 'accountant_profiles_fts', 'search_spellings');
  },
};

/** The words of the listings, kept up to date by the database itself. */
async function addSqliteWords(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('accountant_profiles_fts'))) {
    await knex.raw(
      `create virtual table accountant_profiles_fts using fts5(searchText, content='accountant_profiles', content_rowid='id', prefix='2 3', detail=none)`,
    );
    await knex.raw(`insert into accountant_profiles_fts(accountant_profiles_fts) values('rebuild')`);
  }
  const remove = `insert into accountant_profiles_fts(accountant_profiles_fts, rowid, searchText) values ('delete', old.id, old.searchText);`;
  const add = 'insert into accountant_profiles_fts(rowid, searchText) values (new.id, new.searchText);';
  await knex.raw(
    `create trigger if not exists profile_words_insert after insert on accountant_profiles begin ${add} end`,
  );
  await knex.raw(
    `create trigger if not exists profile_words_delete after delete on accountant_profiles begin ${remove} end`,
  );
  await knex.raw(
    `create trigger if not exists profile_words_update after update of searchText on accountant_profiles begin ${remove} ${add} end`,
  );
}

async function indexExisting(knex: Knex): Promise<void> {
  for (let last = 0; ;) {
    const rows: ProfileRow[] = await knex('accountant_profiles as p')
      .join('users as u', 'u.id', 'p.userId')
      .where('p.id', '>', last)
      .orderBy('p.id')
      .limit(batch)
      .select('p.id', 'p.businessName', 'u.firstName', 'u.lastName', 'u.city');
    if (rows.length === 0) return;
    for (const row of rows)
      await knex('accountant_profiles')
        .where('id', row.id)
        .update({ nameKey: comparable(`${row.firstName} ${row.lastName}`) });
    await storeSpellings(knex, rows.flatMap(spelledWords));
    last = rows.at(-1)?.id ?? last;
  }
}
