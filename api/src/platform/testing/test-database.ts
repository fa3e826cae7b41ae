import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../database/database-settings';
import { openDatabase, type Database } from '../database/open-database';
import {
  copyTables,
  createOnServer,
  openServer,
  testServerSettings,
  type ServerSettings,
} from './test-server-databases';

/** A migrated database of this worker's own. */
export interface TestDatabase {
  readonly database: Database;
  readonly databaseSettings: DatabaseSettings;
  /** Deletes every row. */
  empty(): Promise<void>;
  /** Removes the database. */
  remove(): Promise<void>;
}

/**
 * Makes a private database, a copy of the migrated one: an SQLite file, or one on the MySQL server that
 * `TEST_DATABASE_URL` names.
 * @param options.migrated false for an empty one without tables
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = testServerSettings();
  return server ? createOnTestServer(server, migrated) : createFile(migrated);
}

async function createFile(migrated: boolean): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-test-'));
  const settings = { engine: 'sqlite', file: join(folder, 'test.db') } as const;
  if (migrated) copyFileSync(inject('template'), settings.file);
  return open(settings, async () => rmSync(folder, { recursive: true, force: true }));
}

async function createOnTestServer(prefix: ServerSettings, migrated: boolean): Promise<TestDatabase> {
  const name = `${prefix.name}_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${Date.now().toString(36)}`;
  const settings = { ...prefix, name };
  const server = openServer(prefix);
  await createOnServer(server, name);
  if (migrated) await copyTables(server, inject('template'), name);
  return open(settings, async () => {
    await server.raw('drop database ??', [name]);
    await server.destroy();
  });
}

async function open(databaseSettings: DatabaseSettings, drop: () => Promise<void>): Promise<TestDatabase> {
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
    for (const table of await filledTables(transaction, tables)) await transaction(table).delete();
    if (!sqlite) await transaction.raw('set foreign_key_checks = 1');
  });
}

/** Those of some tables that have rows, by one statement: most have none, and each deletion is a way to the server. */
async function filledTables(database: Database, tables: readonly string[]): Promise<string[]> {
  const filled = tables.map((table) =>
    database.select(database.raw('? as name', [table])).whereExists(database(table)),
  );
  const rows: { name: string }[] = await database.unionAll(filled);
  return rows.map(({ name }) => name);
}
