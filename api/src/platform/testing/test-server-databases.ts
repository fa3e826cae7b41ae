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

/** Makes the tables of one database in an empty one, with what is in them. */
export async function copyTables(server: Knex, from: string, to: string): Promise<void> {
  const [tables] = (await server.raw(
    "select table_name as name from information_schema.tables where table_schema = ? and table_type = 'BASE TABLE'",
    [from],
  )) as [{ name: string }[]];
  await server.raw('use ??', [to]);
  // Tables refer to each other in any order.
  await server.raw('set foreign_key_checks = 0');
  for (const { name } of tables) {
    const [[shown]] = (await server.raw('show create table ??.??', [from, name])) as [[{ 'Create Table': string }]];
    await server.raw(shown['Create Table'].replaceAll('?', '\\?'));
    await server.raw('insert into ?? select * from ??.??', [name, from, name]);
  }
}
