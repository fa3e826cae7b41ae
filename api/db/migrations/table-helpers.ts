import type { Knex } from 'knex';

/** One step of the schema. `name` is what the database remembers and never changes once released. */
export interface Migration {
  name: string;
  up: (knex: Knex) => Promise<void>;
  down: (knex: Knex) => Promise<void>;
}

/** Tables that a room began with. A table stands behind those that it refers to. */
export interface Baseline {
  readonly room: string;
  readonly tables: Readonly<Record<string, (table: Knex.CreateTableBuilder, knex: Knex) => void>>;
  /** Runs when the tables are there, and can be repeated. */
  readonly finish?: (knex: Knex) => Promise<void>;
}

/** True when the database is MySQL or MariaDB. */
export const isMysql = (knex: Knex): boolean => (knex.client as { readonly dialect: string }).dialect === 'mysql';

/**
 * Creates a table with its keys and indexes, or what is missing of it, so that a step that failed half-way can be
 * repeated. MySQL commits each statement by itself, and one of them makes one key or index.
 */
export async function createTable(
  knex: Knex,
  name: string,
  build: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
  const exists = await knex.schema.hasTable(name);
  if (!isMysql(knex)) {
    if (!exists) await knex.transaction((transaction) => transaction.schema.createTable(name, build));
    return;
  }
  const statements = knex.schema
    .createTable(name, (table) => {
      table.engine('InnoDB');
      table.charset('utf8mb4');
      table.collate('utf8mb4_unicode_ci');
      build(table);
    })
    .toSQL();
  const known = exists ? await keyNames(knex, name) : new Set<string>();
  for (const { sql } of statements) {
    const key = /^alter table `.+?` add .*?`(.+?)`/.exec(sql)?.[1];
    if (key === undefined ? !exists : !known.has(key)) await knex.raw(sql);
  }
}

/** Names of the keys and indexes that a table on a server has. */
async function keyNames(knex: Knex, table: string): Promise<ReadonlySet<string>> {
  const named = (view: string, column: string): Promise<{ name: string }[]> =>
    knex(`information_schema.${view}`)
      .select({ name: column })
      .where({ table_schema: knex.raw('database()'), table_name: table });
  const found = await Promise.all([named('statistics', 'index_name'), named('table_constraints', 'constraint_name')]);
  return new Set(found.flat().map(({ name }) => name));
}

/** Adds an index that is not there yet. */
export async function addIndex(knex: Knex, table: string, columns: readonly string[], name: string): Promise<void> {
  if (isMysql(knex) && (await keyNames(knex, table)).has(name)) return;
  await knex.raw(`create index ${isMysql(knex) ? '' : 'if not exists'} ?? on ?? (??)`, [name, table, [...columns]]);
}

/** A point in time in UTC, to the millisecond (plain MySQL datetimes drop them). */
export const moment = (table: Knex.TableBuilder, name: string): Knex.ColumnBuilder =>
  table.datetime(name, { precision: 3 });

/** Text compared byte by byte on every database: lowercased keys, hashes and ids. */
export function keyColumn(knex: Knex, table: Knex.TableBuilder, name: string, length: number): Knex.ColumnBuilder {
  const column = table.string(name, length);
  return isMysql(knex) ? column.collate('utf8mb4_bin') : column;
}

/** A reference to a user, of the same unsigned type as `users.id`. */
export const userReference = (table: Knex.TableBuilder, name: string): Knex.ReferencingColumnBuilder =>
  table.integer(name).unsigned().notNullable().references('users.id');

/** Full text over some columns of a table. */
interface Words {
  readonly table: string;
  readonly columns: readonly string[];
  /** Beginning of the names of the triggers that keep the words up to date. */
  readonly triggers: string;
  /** Further options of FTS5. */
  readonly options: string;
}

/** Adds full text on SQLite, kept up to date by the database itself; a server has a FULLTEXT index on the table. */
export async function addSqliteWords(knex: Knex, { table, columns, triggers, options }: Words): Promise<void> {
  if (isMysql(knex)) return;
  const [words, names] = [`${table}_fts`, columns.join(', ')];
  if (!(await knex.schema.hasTable(words)))
    await knex.raw(
      `create virtual table ${words} using fts5(${names}, content='${table}', content_rowid='id', ${options})`,
    );
  const values = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  const remove = `insert into ${words}(${words}, rowid, ${names}) values ('delete', old.id, ${values('old')});`;
  const add = `insert into ${words}(rowid, ${names}) values (new.id, ${values('new')});`;
  for (const [event, act] of [
    ['insert', add],
    ['delete', remove],
    [`update of ${names}`, `${remove} ${add}`],
  ] as const)
    await knex.raw(
      `create trigger if not exists ${triggers}_${event.split(' ')[0]} after ${event} on ${table} begin ${act} end`,
    );
}
