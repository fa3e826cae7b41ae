import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { adjustableLimits, type AdjustableLimit } from '../../contract/site-settings';
import type { DatabaseSettings } from '../database/database-settings';
import type { Database } from '../database/open-database';
import { AppError } from '../errors/app-error';
import type { RedisLink } from '../redis/redis-link';
import type { Site } from '../site/site-settings';
import { limitRules, type LimitName, type LimitRule } from './limit-rules';
import { redisLimiter, sharedLimiter, type AdjustableLimiter } from './shared-limiter';

/** Counts what people do and refuses what is too much. */
export interface RateLimits {
  /**
   * Counts one attempt.
   * @throws AppError 429 with `Retry-After` in seconds when it is one too many
   */
  consume(name: LimitName, key: string | number): Promise<void>;
  /** Forgets the attempts of a key, as after a successful sign-in. */
  forget(name: LimitName, key: string | number): Promise<void>;
}

/** No limits, for test runs. */
export const noRateLimits: RateLimits = { consume: async () => {}, forget: async () => {} };

interface Options {
  readonly settings: DatabaseSettings;
  readonly database: Database;
  readonly site: Site;
  readonly redis: RedisLink | null;
}

/**
 * Limits of one API: counted in Redis where there is one, else in the database where several processes may share it,
 * and in memory where only one may, the embedded one. Keys are stored as hashes, since some are IPs and what people
 * typed as their name. Those that administrators can change are as the site's settings say; what was counted before a
 * change goes on counting.
 */
export function createRateLimits({ settings, database, site, redis }: Options): RateLimits {
  const limiters = new Map<LimitName, AdjustableLimiter>();
  const limiter = (name: LimitName): AdjustableLimiter => {
    const { points, seconds, perProcess }: LimitRule = limitRules[name];
    const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const found = limiters.get(name) ?? limiterOf(inMemory, perProcess);
    limiters.set(name, found);
    return found;
  };
  const limiterOf = (inMemory: RateLimiterMemory, perProcess = false): AdjustableLimiter => {
    const here = { limiter: inMemory, setPoints: (points: number) => void (inMemory.points = points) };
    if (perProcess) return here;
    const inDatabase = settings.engine === 'mysql' ? sharedLimiter(inMemory, settings.name, database) : here;
    return redis ? redisLimiter(inMemory, inDatabase, redis) : inDatabase;
  };
  const adjusted = async (name: LimitName): Promise<RateLimiterAbstract> => {
    const { limiter: found, setPoints } = limiter(name);
    // While the settings cannot be read, the limit stays what it was.
    const chosen = isAdjustable(name) ? await site.read().catch(() => null) : null;
    if (chosen && isAdjustable(name)) setPoints(chosen.limits[name]);
    return found;
  };
  const hashed = (key: string | number): string => createHash('sha256').update(String(key)).digest('base64url');
  return {
    async consume(name, key) {
      try {
        await (await adjusted(name)).consume(hashed(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw new AppError(429, 'rate_limited', limitRules[name].sentence, { 'Retry-After': retryAfter });
      }
    },
    async forget(name, key) {
      await limiter(name).limiter.delete(hashed(key));
    },
  };
}

function isAdjustable(name: LimitName): name is AdjustableLimit {
  return Object.hasOwn(adjustableLimits, name);
}
