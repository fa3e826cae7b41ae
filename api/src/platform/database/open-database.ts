import knex, { type Knex } from 'knex';
import type { DatabaseSettings } from './database-settings';
import { queryTimeoutMilliseconds, TimedMysqlClient } from './mysql-client';
import { SqliteClient } from './sqlite-client';

/** A knex instance on either engine. */
export type Database = Knex;

const connectMilliseconds = 2_000;
/** A start has time: several concurrent starts keep a machine busy. */
const patientConnectMilliseconds = 10_000;

const ignore = (): void => undefined;
/** knex prints what it also throws; the one who catches it decides what is said. */
const log = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore };

/**
 * Opens the pool of connections; nothing is connected until the first query.
 * @param options.patient lifts the limit on a query's time: for migrations and demo data only
 */
export function openDatabase(settings: DatabaseSettings, options: { readonly patient?: boolean } = {}): Database {
  if (settings.engine === 'sqlite') {
    return knex({
      client: SqliteClient,
      log,
      compileSqlOnError: false,
      connection: { filename: settings.file },
      useNullAsDefault: true,
      // SQLite's driver is synchronous: a second connection would block the process that it waits for.
      pool: { min: 1, max: 1 },
      acquireConnectionTimeout: options.patient ? 60_000 : queryTimeoutMilliseconds,
    });
  }
  return knex({
    log,
    // An error's message goes to the log: it names the query, never the values in it.
    compileSqlOnError: false,
    client: options.patient ? 'mysql2' : TimedMysqlClient,
    connection: {
      host: settings.host,
      port: settings.port,
      user: settings.user,
      password: settings.password,
      database: settings.name,
      timezone: 'Z',
      charset: 'utf8mb4',
      connectTimeout: options.patient ? patientConnectMilliseconds : connectMilliseconds,
      decimalNumbers: true,
    },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: options.patient ? 60_000 : queryTimeoutMilliseconds,
  });
}
