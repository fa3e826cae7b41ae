import knex, { type Knex } from 'knex';
import type { DatabaseSettings } from './database-settings';
import { limitedMysqlClient } from './mysql-client';
import { SqliteClient } from './sqlite-client';

/** A knex instance on either engine. */
export type Database = Knex;

/** Limits on the queries of one kind of work. */
export interface QueryLimits {
  /** A query's time; `null` for no limit. */
  readonly queryMilliseconds: number | null;
  /** The time until a connection is free. */
  readonly waitMilliseconds: number;
  /** Connections to a server: never more queries run concurrently. */
  readonly connections: number;
}

/**
 * A request responds with 503 instead of waiting for a database that is slow or stuck. Who waits for a connection gives
 * up before the slow queries that hold them are ended, so that no queue of calls starts the next ones.
 */
export const requestLimits = {
  queryMilliseconds: 2_400,
  waitMilliseconds: 2_300,
  connections: 10,
} as const satisfies QueryLimits;

/** Jobs read and write more than requests, and on connections of their own take none from requests. */
export const jobLimits: QueryLimits = { queryMilliseconds: 60_000, waitMilliseconds: 60_000, connections: 4 };

/** For migrations and demo data only. */
const noLimits: QueryLimits = { queryMilliseconds: null, waitMilliseconds: 60_000, connections: 10 };

const connectMilliseconds = 2_000;
/** A start has time: several concurrent starts keep a machine busy. */
const patientConnectMilliseconds = 10_000;

const ignore = (): void => undefined;
/** knex prints what it also throws; the one who catches it decides what is said. */
const log = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore };

/** Options for opening a database. */
export interface DatabaseOptions {
  readonly patient?: boolean;
  readonly limits?: QueryLimits;
}

/**
 * Opens the pool of connections; nothing is connected until the first query.
 * @param options.patient lifts the limit on a query's time: for migrations and demo data only
 * @param options.limits others than a request's
 */
export function openDatabase(
  settings: DatabaseSettings,
  { patient = false, limits = patient ? noLimits : requestLimits }: DatabaseOptions = {},
): Database {
  const { queryMilliseconds, waitMilliseconds, connections } = limits;
  if (settings.engine === 'sqlite') {
    return knex({
      client: SqliteClient,
      log,
      compileSqlOnError: false,
      connection: { filename: settings.file },
      useNullAsDefault: true,
      // SQLite's driver is synchronous: a second connection would block the process that it waits for.
      pool: { min: 1, max: 1 },
      acquireConnectionTimeout: waitMilliseconds,
    });
  }
  const most = (limits === requestLimits && settings.connectionLimit) || connections;
  const connectTimeout = patient ? patientConnectMilliseconds : connectMilliseconds;
  return knex({
    log,
    // An error's message goes to the log: it names the query, never the values in it.
    compileSqlOnError: false,
    client: queryMilliseconds === null ? 'mysql2' : limitedMysqlClient(queryMilliseconds),
    connection: {
      host: settings.host,
      port: settings.port,
      user: settings.user,
      password: settings.password,
      database: settings.name,
      timezone: 'Z',
      charset: 'utf8mb4',
      connectTimeout,
      decimalNumbers: true,
      ...(settings.ssl && { ssl: { verifyIdentity: true } }),
    },
    // A server that takes a connection and then says nothing does not keep a place in the pool.
    pool: { min: 0, max: most, createTimeoutMillis: connectTimeout },
    acquireConnectionTimeout: waitMilliseconds,
  });
}
