import knex, { type Knex } from 'knex';
import { parseDatabaseUrl, type DatabaseSettings } from '../database/database-settings';

/** A MySQL or MariaDB server; `name` is how its databases' names begin. */
export type ServerSettings = Extract<DatabaseSettings, { engine: 'mysql' }>;

/** The server that `TEST_DATABASE_URL` names (`mysql://user@host:port/prefix`); null for SQLite. */
export function testServerSettings(): ServerSettings | null {
  const url = process.env['TEST_DATABASE_URL'];
  const settings = url ? parseDatabaseUrl(url) : null;
  if (settings?.engine === 'sqlite') throw new Error('TEST_DATABASE_URL must start with mysql://.');
  return settings;
}

/** One connection to a server, without a database. */
export function openServer({ host, port, user, password }: ServerSettings): Knex {
  return knex({ client: 'mysql2', connection: { host, port, user, password }, pool: { min: 0, max: 1 } });
}

/** Makes an empty database. */
export async function createOnServer(server: Knex, name: string): Promise<void> {
  await server.raw('create database ?? character set utf8mb4 collate utf8mb4_unicode_ci', [name]);
}

interface TableCopy {
  readonly name: string;
  readonly create: string;
  readonly isFilled: boolean;
}

/** Tables that a copy of a database is made of, queried once by each process. */
const copies = new Map<string, Promise<readonly TableCopy[]>>();

async function tablesOf(server: Knex, database: string): Promise<readonly TableCopy[]> {
  const [tables] = (await server.raw(
    "select table_name as name from information_schema.tables where table_schema = ? and table_type = 'BASE TABLE'",
    [database],
  )) as [{ name: string }[]];
  const found: TableCopy[] = [];
  for (const { name } of tables) {
    const [[shown]] = (await server.raw('show create table ??.??', [database, name])) as [[{ 'Create Table': string }]];
    const [rows] = (await server.raw('select 1 from ??.?? limit 1', [database, name])) as [unknown[]];
    found.push({ name, create: shown['Create Table'].replaceAll('?', '\\?'), isFilled: rows.length > 0 });
  }
  return found;
}

/** Makes the tables of one database, which stays as it is, in an empty one, with what is in them. */
export async function copyTables(server: Knex, from: string, to: string): Promise<void> {
  const known = copies.get(from) ?? tablesOf(server, from);
  copies.set(from, known);
  const tables = await known;
  await server.raw('use ??', [to]);
  // Tables refer to each other in any order.
  await server.raw('set foreign_key_checks = 0');
  for (const { name, create, isFilled } of tables) {
    await server.raw(create);
    if (isFilled) await server.raw('insert into ?? select * from ??.??', [name, from, name]);
  }
}
