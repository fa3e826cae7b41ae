declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import { Knex } from 'knex';

  export interface QueryRequest {
    sql: string;
  }

  export default class BetterSqlite3Client extends Knex.Client {
    driver: unknown;
    _driver(): unknown;
    acquireRawConnection(): Promise<unknown>;
    _query(connection: unknown, request: QueryRequest): Promise<unknown>;
  }
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import { Knex } from 'knex';

  interface QueryRequest {
    readonly sql: string;
    options?: Record<string, unknown>;
  }

  export default class Mysql2Client extends Knex.Client {
    acquireRawConnection(): Promise<unknown>;
    destroyRawConnection(connection: unknown): Promise<void>;
    _query(connection: unknown, request: QueryRequest): Promise<unknown>;
  }
}
