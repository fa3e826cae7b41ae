import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../db/demo/seeded-random';
import { chanceOf, judgeTrial } from './judge-trial';
import { noNumbers, type Affected, type Measure, type TrialNumbers } from './trial-numbers';

const counted = (affected: number, of: number, networks = affected): Affected => ({ affected, of, networks });
const numbers = (measure: Measure, trial: Affected, stable: Affected): TrialNumbers => ({
  trial: { ...noNumbers, visitors: trial.of, [measure]: trial },
  stable: { ...noNumbers, visitors: stable.of, [measure]: stable },
});

/** A trial of so many visitors of each release, judged after each ten of them; after how many it was stopped. */
function stoppedAfter(bad: { trial: number; stable: number }, visitors: number, random: () => number): number | null {
  const happened = { trial: 0, stable: 0 };
  for (let seen = 1; seen <= visitors; seen += 1) {
    if (random() < bad.trial) happened.trial += 1;
    if (random() < bad.stable) happened.stable += 1;
    const found = numbers('render', counted(happened.trial, seen), counted(happened.stable, seen));
    if (seen % 10 === 0 && judgeTrial(found)) return seen;
  }
  return null;
}

describe('Fisher’s exact test', () => {
  it.each([
    [8, 8, 0, 8, 1 / 12_870],
    [0, 8, 0, 8, 1],
    // R: fisher.test(matrix(c(12, 88, 3, 97), 2), alternative = 'greater')
    [12, 100, 3, 100, 0.0141],
  ])('gives the chance of %i of %i against %i of %i', (affected, of, stableAffected, stableOf, expected) => {
    expect(chanceOf(counted(affected, of), counted(stableAffected, stableOf))).toBeCloseTo(expected, 3);
  });
});

describe('a trial', () => {
  it('is stopped when everyone fails, and says what happened', () => {
    expect(judgeTrial(numbers('load', counted(8, 8), counted(0, 8)))).toBe(
      '8 of 8 visitors could not load it, against 0 of 8 with the stable release.',
    );
  });

  it.each([
    ['without a release to compare it with', counted(8, 8), counted(0, 0)],
    ['for what seven visitors met', counted(7, 7), counted(0, 1000)],
    ['for what comes from two networks', counted(20, 20, 2), counted(0, 1000)],
    ['for what the stable release does as often', counted(20, 100), counted(20, 100)],
    ['for less than two points', counted(60, 4000), counted(0, 4000)],
  ])('goes on %s', (_what, trial, stable) => {
    expect(judgeTrial(numbers('api', trial, stable))).toBeNull();
  });

  it('needs ten points for a slow page', () => {
    expect(judgeTrial(numbers('paint', counted(390, 1000), counted(300, 1000)))).toBeNull();
    expect(judgeTrial(numbers('paint', counted(410, 1000), counted(300, 1000)))).toContain('waited for its page');
  });

  it('of a release as good as the stable one is hardly ever stopped, however often it is judged', () => {
    const random = seededRandom(20_261_123).next;
    const stopped = Array.from({ length: 200 }, () => stoppedAfter({ trial: 0.05, stable: 0.05 }, 1000, random));
    expect(stopped.filter((visitors) => visitors !== null).length).toBeLessThanOrEqual(4);
  });

  it('of a release that breaks for one visitor in five is stopped within some hundred visitors', () => {
    const random = seededRandom(7).next;
    const stopped = Array.from({ length: 50 }, () => stoppedAfter({ trial: 0.2, stable: 0.01 }, 1000, random) ?? 1000);
    expect(stopped.sort((one, other) => one - other)[45]).toBeLessThan(150);
  });
});
