import type { Knex } from 'knex';

/** One step of the schema. `name` is what the database remembers and never changes once released. */
export interface Migration {
  name: string;
  up: (knex: Knex) => Promise<void>;
  down: (knex: Knex) => Promise<void>;
}

/** True when the database is MySQL or MariaDB. */
export const isMysql = (knex: Knex): boolean => (knex.client as { readonly dialect: string }).dialect === 'mysql';

/**
 * Creates a table unless it is there: MySQL commits each statement of its own, so a step that failed half-way is
 * repeated.
 */
export async function createTable(
  knex: Knex,
  name: string,
  build: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
  if (await knex.schema.hasTable(name)) return;
  await knex.schema.createTable(name, (table) => {
    if (isMysql(knex)) {
      table.engine('InnoDB');
      table.charset('utf8mb4');
      table.collate('utf8mb4_unicode_ci');
    }
    build(table);
  });
}

/** Adds the columns that a table does not have yet; each function also adds the indexes that stand on its column. */
export async function addColumns(
  knex: Knex,
  name: string,
  columns: Record<string, (table: Knex.AlterTableBuilder) => unknown>,
): Promise<void> {
  for (const [column, build] of Object.entries(columns)) {
    if (!(await knex.schema.hasColumn(name, column))) await knex.schema.alterTable(name, (table) => void build(table));
  }
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

/** A FULLTEXT index where the database has them. */
export async function addFullText(knex: Knex, tableName: string, columns: string[]): Promise<void> {
  if (!isMysql(knex)) return;
  const indexName = `${tableName}_fulltext`;
  if (await hasMysqlIndex(knex, tableName, indexName)) return;
  await knex.raw(`alter table ?? add fulltext ?? (${columns.map(() => '??').join(', ')})`, [
    tableName,
    indexName,
    ...columns,
  ]);
}

/** Drops the indexes of a table that are there. */
export async function dropIndexes(knex: Knex, tableName: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!isMysql(knex)) await knex.raw('drop index if exists ??', [name]);
    else if (await hasMysqlIndex(knex, tableName, name))
      await knex.raw('alter table ?? drop index ??', [tableName, name]);
  }
}

async function hasMysqlIndex(knex: Knex, tableName: string, name: string): Promise<boolean> {
  const [rows] = (await knex.raw('show index from ?? where Key_name = ?', [tableName, name])) as [unknown[]];
  return rows.length > 0;
}

/** Drops tables in the given order. */
export async function dropTables(knex: Knex, ...names: string[]): Promise<void> {
  for (const name of names) await knex.schema.dropTableIfExists(name);
}
