import type { PublicChanges } from './changes/public-changes';
import type { DailyCounts } from './counts/daily-counts';
import type { VisitCounts } from './counts/visit-counts';
import type { Clock } from './clock/clock';
import type { Jobs } from './jobs/jobs';
import type { RateLimits } from './limits/rate-limits';
import type { PaymentGateway } from './payments/payment-gateway';
import type { RedisLink } from './redis/redis-link';
import type { Settings } from './settings';
import type { Site } from './site/site-settings';

/** Services for every module besides the database: handed to handlers in their context, never imported as a global. */
export interface Platform {
  readonly settings: Settings;
  /** Site-wide settings that administrators set. */
  readonly site: Site;
  readonly limits: RateLimits;
  readonly changes: PublicChanges;
  /** The short way to the other API processes; null without Redis. */
  readonly redis: RedisLink | null;
  /** Background work: a module adds its jobs when it is registered. */
  readonly jobs: Jobs;
  /** Anonymous counts of what happened today. */
  readonly counts: DailyCounts;
  /** Counts of how often professionals were viewed and found. */
  readonly visits: VisitCounts;
  /** Clock for everything that depends on the time: tests move it. */
  readonly clock: Clock;
  /** Takes money. */
  readonly payments: PaymentGateway;
}

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    platform: Platform;
  }
}
