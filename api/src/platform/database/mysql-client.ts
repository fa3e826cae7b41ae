import type { Knex } from 'knex';
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';
import { inStatementSpan, statementComment } from '../../hosting/tracing';

/** Milliseconds that we wait past the server's own limit for it to end a query: it is stuck or gone then. */
const grace = 200;

interface MysqlConnection {
  readonly threadId: number;
  readonly stream: { destroy(): void };
  destroy(): void;
}

/**
 * Knex's mysql2 dialect with a limit on every query. The server itself ends what takes longer, and the connection goes
 * on; a server that does not is left.
 * @param milliseconds a query may take
 */
export function limitedMysqlClient(milliseconds: number): typeof Knex.Client {
  return class extends Mysql2Client {
    override async acquireRawConnection(): Promise<unknown> {
      const connection = await super.acquireRawConnection();
      await super._query(connection, { sql: sessionLimits(milliseconds) });
      return connection;
    }

    override async _query(
      connection: MysqlConnection,
      request: { readonly sql: string; options?: Record<string, unknown> },
    ): Promise<unknown> {
      const sql = statementComment() + request.sql;
      request.options = { timeout: milliseconds + grace, ...request.options, sql };
      try {
        return await inStatementSpan('mysql', request.sql, () => super._query(connection, request));
      } catch (error) {
        // The query still holds its connection: whatever comes after it there would wait without a limit.
        if ((error as { code?: unknown }).code === 'PROTOCOL_SEQUENCE_TIMEOUT') {
          connection.destroy();
          // Which is polite: it ends our half and waits for the server's.
          connection.stream.destroy();
          // MySQL limits nothing but SELECT by itself. A server that is gone need not be told.
          endOnServer(this, connection.threadId).catch(() => undefined);
        }
        throw error;
      }
    }
  };
}

async function endOnServer(client: Mysql2Client, threadId: number): Promise<void> {
  const connection = await client.acquireRawConnection();
  try {
    await client._query(connection, { sql: `kill ${threadId}` });
  } finally {
    await client.destroyRawConnection(connection);
  }
}

/**
 * Limits of a connection, each engine reading its own comment: a statement's time, which MariaDB takes in seconds for
 * all of them and MySQL in milliseconds for SELECT, and the wait for locks, which goes on when its process is gone.
 */
function sessionLimits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return (
    `set session lock_wait_timeout = ${seconds}, innodb_lock_wait_timeout = ${seconds}` +
    ` /*M! , max_statement_time = ${milliseconds / 1000} */ /*!80000 , max_execution_time = ${milliseconds} */`
  );
}
