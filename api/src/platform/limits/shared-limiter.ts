import {
  RateLimiterMySQL,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
  type RateLimiterMemory,
} from 'rate-limiter-flexible';
import type { Database } from '../database/open-database';
import { queryTimeoutMilliseconds } from '../database/mysql-client';

/**
 * Counts in a table of the database server, so that two API processes behind one proxy do not let twice as much through.
 * @param own the same limit for this process alone: it counts while the database is away or hangs, when nearly all that is limited
 * fails anyway
 * @param schema name of the database
 */
export function sharedLimiter(own: RateLimiterMemory, schema: string, database: Database): RateLimiterAbstract {
  const { keyPrefix, points, duration } = own;
  const limiter = new RateLimiterMySQL({
    storeClient: database,
    storeType: 'knex',
    dbName: schema,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: queryTimeoutMilliseconds, insuranceLimiter: own });
}
