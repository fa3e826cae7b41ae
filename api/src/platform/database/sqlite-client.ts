import BetterSqlite3Client, { type QueryRequest } from 'knex/lib/dialects/better-sqlite3/index.js';
import LibsqlDatabase from 'libsql';
import { inStatementSpan } from '../../hosting/tracing';

/**
 * SQLite for knex through libsql, which ships its binary with the package and compiles nothing. Everything else is
 * knex's own better-sqlite3 dialect: the two drivers share one interface.
 */
export class SqliteClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return LibsqlDatabase;
  }

  override async acquireRawConnection(): Promise<unknown> {
    const connection = (await super.acquireRawConnection()) as InstanceType<typeof LibsqlDatabase>;
    connection.pragma('journal_mode = WAL');
    connection.pragma('busy_timeout = 2000');
    connection.pragma('foreign_keys = ON');
    // What is acknowledged outlives a loss of power: in WAL mode, NORMAL promises only that nothing is torn.
    connection.pragma('synchronous = FULL');
    // In KiB: with its own 2 MB, a search over a hundred thousand listings reads most pages from the file again.
    connection.pragma('cache_size = -65536');
    return connection;
  }

  /**
   * A transaction takes its turn to write when it begins: one that has read and writes only then is refused
   * where another process, such as `npm run admin:create`, has committed in between.
   */
  override _query(connection: unknown, request: QueryRequest): Promise<unknown> {
    if (request.sql === 'BEGIN;') request.sql = 'BEGIN IMMEDIATE;';
    return inStatementSpan('sqlite', request.sql, () => super._query(connection, request));
  }
}
