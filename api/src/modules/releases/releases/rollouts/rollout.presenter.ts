import type { ReleaseRollout } from '../../../../contract/named-types';
import type { Rollout } from './rollout.model';
import { noNumbers, type TrialNumbers } from './trial-numbers';

interface Versions {
  readonly version: string;
  /** Of the release that it is compared with. */
  readonly stable: string;
}

/** A rollout with what the tabs reported, as far as it was read. */
export function presentRollout(
  rollout: Rollout,
  { version, stable }: Versions,
  live: { readonly numbers: TrialNumbers; readonly visitorsInStep: number } | null = null,
): ReleaseRollout {
  const { id, area, state, steps, waitSeconds, minVisitors, share, stepAt, startedBy, startedAt, endedAt } = rollout;
  return {
    id,
    area,
    version,
    stable,
    state,
    steps,
    waitSeconds,
    minVisitors,
    share,
    stepAt: stepAt.toISOString(),
    startedBy,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endedBecause: rollout.endedBecause,
    visitorsInStep: live?.visitorsInStep ?? null,
    numbers: live?.numbers ?? withEveryMeasure(rollout.numbers),
  };
}

/** Numbers of an old rollout lack measures that came later. */
const withEveryMeasure = (numbers: TrialNumbers | null): TrialNumbers | null =>
  numbers && { trial: { ...noNumbers, ...numbers.trial }, stable: { ...noNumbers, ...numbers.stable } };
