import {
  RateLimiterMySQL,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
  type RateLimiterMemory,
} from 'rate-limiter-flexible';
import type { Database } from '../database/open-database';
import { queryTimeoutMilliseconds } from '../database/mysql-client';

/** A limit whose number can change while it counts. */
export interface AdjustableLimiter {
  readonly limiter: RateLimiterAbstract;
  setPoints(points: number): void;
}

/**
 * Counts in a table of the database server, so that two API processes behind one proxy do not let twice as much
 * through.
 * @param own the same limit for this process alone: it counts while the database is away or hangs, when nearly all that
 * is limited fails anyway
 * @param schema name of the database
 */
export function sharedLimiter(own: RateLimiterMemory, schema: string, database: Database): AdjustableLimiter {
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
  return {
    limiter: new RLWrapperTimeouts({ limiter, timeoutMs: queryTimeoutMilliseconds, insuranceLimiter: own }),
    setPoints: (changed) => {
      for (const counted of [limiter, own]) counted.points = changed;
    },
  };
}
