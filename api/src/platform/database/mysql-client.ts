import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';

/** How long one query may take before the server responds with 503 instead of waiting for a database that is stuck. */
export const queryTimeoutMilliseconds = 2_500;

interface MysqlConnection {
  destroy(): void;
}

/**
 * knex's mysql2 dialect with a limit on every query, so that a database that hangs is as visible as one that is gone.
 */
export class TimedMysqlClient extends Mysql2Client {
  override async _query(
    connection: MysqlConnection,
    request: { readonly sql: string; options?: Record<string, unknown> },
  ): Promise<unknown> {
    request.options = { timeout: queryTimeoutMilliseconds, ...request.options };
    try {
      return await super._query(connection, request);
    } catch (error) {
      // The query still holds its connection: whatever comes after it there would wait without a limit.
      if ((error as { code?: unknown }).code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
      throw error;
    }
  }
}
