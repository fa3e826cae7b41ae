import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DatabaseSettings } from '../database/database-settings';
import type { Database } from '../database/open-database';
import { AppError } from '../errors/app-error';
import { sharedLimiter } from './shared-limiter';

interface LimitRule {
  readonly points: number;
  readonly seconds: number;
  /** Whom the pipeline counts: the address, the signed-in person, or the account named in the request (counted by the service). */
  readonly by: 'ip' | 'viewer' | 'account';
  readonly sentence: string;
}

const minutes = 60;

/** Every limit by name. */
export const limitRules = {
  signInAccount: {
    points: 10,
    seconds: 15 * minutes,
    by: 'account',
    sentence: 'Too many attempts to log in to this account. Please wait a while and try again.',
  },
  signInIp: {
    points: 30,
    seconds: 5 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to log in. Please wait a few minutes and try again.',
  },
  signUpIp: {
    points: 10,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'Too many accounts were created from here. Please try again in an hour.',
  },
  messages: {
    points: 60,
    seconds: 1 * minutes,
    by: 'viewer',
    sentence: 'You are sending messages too fast. Please wait a moment and try again.',
  },
  documents: {
    points: 40,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have uploaded many documents. Please wait an hour and try again.',
  },
  reviewReports: {
    points: 20,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have reported many reviews. Please wait an hour and try again.',
  },
  contactIp: {
    points: 5,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'You have sent several messages. Please wait an hour and try again.',
  },
  quizIp: {
    points: 10,
    seconds: 60 * minutes,
    by: 'ip',
    sentence: 'You have sent the quiz several times. Please wait an hour and try again.',
  },
  passwordResetIp: {
    points: 20,
    seconds: 30 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to reset a password. Please wait half an hour and try again.',
  },
  passwordResetAccount: {
    points: 5,
    seconds: 30 * minutes,
    by: 'account',
    sentence: 'You have asked for several links. Please look for the mail, or wait half an hour and try again.',
  },
  confirmationIp: {
    points: 30,
    seconds: 30 * minutes,
    by: 'ip',
    sentence: 'Too many attempts to confirm an address. Please wait half an hour and try again.',
  },
  confirmationMails: {
    points: 5,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'We have sent you several links. Please look for the mail, or wait an hour and try again.',
  },
  pictures: {
    points: 30,
    seconds: 30 * minutes,
    by: 'viewer',
    sentence: 'You have uploaded many pictures. Please wait half an hour and try again.',
  },
  questionsIp: {
    points: 40,
    seconds: 10 * minutes,
    by: 'ip',
    sentence: 'Many questions were asked from here. Please wait a few minutes and ask again.',
  },
  questionsAccount: {
    points: 30,
    seconds: 10 * minutes,
    by: 'account',
    sentence: 'You have asked many questions. Please wait a few minutes and ask again.',
  },
  documentsIp: {
    points: 20,
    seconds: 10 * minutes,
    by: 'ip',
    sentence: 'Many documents were analyzed from here. Please wait a few minutes and try again.',
  },
  documentsAnalyzed: {
    points: 15,
    seconds: 10 * minutes,
    by: 'account',
    sentence: 'You have analyzed many documents. Please wait a few minutes and try again.',
  },
  exports: {
    points: 5,
    seconds: 60 * minutes,
    by: 'viewer',
    sentence: 'You have downloaded your data several times. Please wait an hour and try again.',
  },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

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

/**
 * Limits of one API: counted in the database where several processes may share it, and in memory where only one may, the embedded one.
 * Keys are stored as hashes, since some are IPs and what people typed as their name.
 */
export function createRateLimits(settings: DatabaseSettings, database: Database): RateLimits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = limitRules[name];
    const inMemory = () => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const found =
      limiters.get(name) ??
      (settings.engine === 'mysql' ? sharedLimiter(inMemory(), settings.name, database) : inMemory());
    limiters.set(name, found);
    return found;
  };
  const hashed = (key: string | number): string => createHash('sha256').update(String(key)).digest('base64url');
  return {
    async consume(name, key) {
      try {
        await limiter(name).consume(hashed(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw new AppError(429, 'rate_limited', limitRules[name].sentence, { 'Retry-After': retryAfter });
      }
    },
    async forget(name, key) {
      await limiter(name).delete(hashed(key));
    },
  };
}
