import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { migrate } from '../../../db/migrations/migration-source';
import { parseDatabaseUrl, type DatabaseSettings } from '../database/database-settings';
import { openDatabase, type Database } from '../database/open-database';

/** A migrated database of this worker's own. */
export interface TestDatabase {
  readonly database: Database;
  readonly databaseSettings: DatabaseSettings;
  /** Deletes every row. */
  empty(): Promise<void>;
  /** Removes the database. */
  remove(): Promise<void>;
}

/** Makes a private database: an SQLite file, or one on the MySQL server that `TEST_DATABASE_URL` names (`mysql://user@host:port/prefix`). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? createOnServer(url) : createFile();
}

async function createFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-test-'));
  const settings = { engine: 'sqlite', file: join(folder, 'test.db') } as const;
  return prepare(settings, async () => rmSync(folder, { recursive: true, force: true }));
}

async function createOnServer(url: string): Promise<TestDatabase> {
  const parsed = parseDatabaseUrl(url);
  if (parsed.engine !== 'mysql') throw new Error('TEST_DATABASE_URL must start with mysql://.');
  const name = `${parsed.name}_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${Date.now().toString(36)}`;
  const { host, port, user, password } = parsed;
  const server = knex({ client: 'mysql2', connection: { host, port, user, password } });
  await server.raw('create database ?? character set utf8mb4 collate utf8mb4_unicode_ci', [name]);
  return prepare({ ...parsed, name }, async () => {
    await server.raw('drop database ??', [name]);
    await server.destroy();
  });
}

async function prepare(databaseSettings: DatabaseSettings, drop: () => Promise<void>): Promise<TestDatabase> {
  const migrating = openDatabase(databaseSettings, { patient: true });
  await migrate(migrating);
  await migrating.destroy();
  const database = openDatabase(databaseSettings);
  const tables = await tableNames(database, databaseSettings);
  return {
    database,
    databaseSettings,
    empty: () => emptyTables(database, databaseSettings, tables),
    remove: async () => {
      await database.destroy();
      await drop();
    },
  };
}

async function tableNames(database: Database, settings: DatabaseSettings): Promise<string[]> {
  const rows: { name: string }[] =
    settings.engine === 'sqlite'
      ? await database('sqlite_master').select('name').where('type', 'table').whereNot('name', 'like', 'sqlite_%')
      : await database('information_schema.tables').select({ name: 'table_name' }).where('table_schema', settings.name);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('knex_') && !name.includes('_fts'));
}

async function emptyTables(database: Database, settings: DatabaseSettings, tables: readonly string[]): Promise<void> {
  const sqlite = settings.engine === 'sqlite';
  await database.transaction(async (transaction) => {
    await transaction.raw(sqlite ? 'pragma defer_foreign_keys = on' : 'set foreign_key_checks = 0');
    for (const table of tables) await transaction(table).delete();
    if (!sqlite) await transaction.raw('set foreign_key_checks = 1');
  });
}
