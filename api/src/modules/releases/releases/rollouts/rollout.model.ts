import { BaseModel } from '../../../../platform/database/base-model';
import type { TrialNumbers } from './trial-numbers';

/**
 * State of a rollout: `stopped` by the product, `rolledBack` by a user or pipeline, `replaced` by another release for
 * everyone.
 */
export type RolloutState = 'running' | 'finished' | 'stopped' | 'rolledBack' | 'replaced';

/** A release that more and more visitors get, beside the stable one. */
export class Rollout extends BaseModel {
  static override tableName = 'release_rollouts';
  static override jsonAttributes = ['steps', 'numbers'];
  static override dateAttributes = ['stepAt', 'startedAt', 'endedAt'];

  declare id: number;
  declare area: string;
  /** The release on trial. */
  declare releaseId: number;
  /** The release that everyone else gets. */
  declare stableId: number;
  declare state: RolloutState;
  /** Whole percents of visitors, ascending; the last is 100. */
  declare steps: number[];
  /** Seconds that each step lasts at least; null when a user or pipeline decides. */
  declare waitSeconds: number | null;
  /** Visitors of the trial that must have reported in a step before the next one. */
  declare minVisitors: number;
  /** Percent of visitors now. */
  declare share: number;
  declare stepAt: Date;
  /** Hides who reported; erased with the reports when the rollout ends. */
  declare salt: string | null;
  declare startedBy: string;
  declare startedAt: Date;
  declare endedAt: Date | null;
  declare endedBecause: string | null;
  /** Numbers that the tabs had reported when it ended. */
  declare numbers: TrialNumbers | null;
}
