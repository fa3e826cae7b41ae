import {
  RateLimiterMySQL,
  RateLimiterRedis,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
  type RateLimiterMemory,
} from 'rate-limiter-flexible';
import { requestLimits, type Database } from '../database/open-database';
import type { RedisLink } from '../redis/redis-link';

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
    limiter: new RLWrapperTimeouts({ limiter, timeoutMs: requestLimits.queryMilliseconds, insuranceLimiter: own }),
    setPoints: (changed) => {
      for (const counted of [limiter, own]) counted.points = changed;
    },
  };
}

/** Milliseconds for one command to Redis. */
const redisTimeout = 500;

/**
 * Counts in Redis: one command in the place of four statements.
 * @param otherwise the same limit elsewhere: it counts while Redis is away. It does not know what was counted before,
 * so over such a change twice as many attempts are possible, not more
 */
export function redisLimiter(
  { keyPrefix, points, duration }: RateLimiterMemory,
  otherwise: AdjustableLimiter,
  redis: RedisLink,
): AdjustableLimiter {
  const limiter = new RateLimiterRedis({
    storeClient: redis.commands,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${redis.prefix}${keyPrefix}`,
    points,
    duration,
  });
  const inRedis = new RLWrapperTimeouts({ limiter, timeoutMs: redisTimeout, insuranceLimiter: otherwise.limiter });
  return {
    // A Redis that hangs is asked no more until it gives a sign.
    get limiter() {
      return redis.isAlive() ? inRedis : otherwise.limiter;
    },
    setPoints: (changed) => {
      limiter.points = changed;
      otherwise.setPoints(changed);
    },
  };
}
