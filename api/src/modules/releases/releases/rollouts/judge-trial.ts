import { measures, type Affected, type Measure, type TrialNumbers } from './trial-numbers';

/** Conditions that must all hold before a trial is stopped. Chosen by simulation: see decision 03. */
const thresholds = {
  /** Highest probability of so great a difference when both releases are equally good. */
  level: 0.001,
  /** Visitors of the trial that it happened to. */
  affected: 8,
  /** Networks that these came from: more than one person has. */
  networks: 3,
  /** By how much the trial's part is greater: a failure by two points, a slow page by ten. */
  difference: { load: 0.02, render: 0.02, code: 0.02, api: 0.02, paint: 0.1, input: 0.1, shift: 0.1 } satisfies Record<
    Measure,
    number
  >,
} as const;

const happened: Readonly<Record<Measure, string>> = {
  load: 'could not load it',
  render: 'saw it break',
  code: 'met an error in its code',
  api: 'met a failed call',
  paint: 'waited for its page',
  input: 'waited for an answer to an input',
  shift: 'saw its page move',
};

/** @returns why the trial is worse than the stable release, in a sentence; null while nothing shows that it is */
export function judgeTrial({ trial, stable }: TrialNumbers): string | null {
  const worst = (Object.keys(measures) as Measure[])
    .filter((measure) => isWorse(measure, trial[measure], stable[measure]))
    .sort((one, other) => chanceOf(trial[one], stable[one]) - chanceOf(trial[other], stable[other]))[0];
  if (!worst) return null;
  const [tried, compared] = [trial[worst], stable[worst]];
  return `${tried.affected} of ${tried.of} visitors ${happened[worst]}, against ${compared.affected} of ${compared.of} with the stable release.`;
}

function isWorse(measure: Measure, trial: Affected, stable: Affected): boolean {
  if (stable.of === 0 || trial.affected < thresholds.affected || trial.networks < thresholds.networks) return false;
  const difference = trial.affected / trial.of - stable.affected / stable.of;
  return difference >= thresholds.difference[measure] && chanceOf(trial, stable) < thresholds.level;
}

/**
 * Fisher's exact test, one-sided: how likely the trial has at least so many affected when all affected are spread over
 * both releases by chance.
 */
export function chanceOf(trial: Pick<Affected, 'affected' | 'of'>, stable: Pick<Affected, 'affected' | 'of'>): number {
  const affected = trial.affected + stable.affected;
  const all = trial.of + stable.of;
  const whole = logChoose(all, affected);
  let chance = 0;
  for (let count = trial.affected; count <= Math.min(affected, trial.of); count += 1)
    if (affected - count <= stable.of)
      chance += Math.exp(logChoose(trial.of, count) + logChoose(stable.of, affected - count) - whole);
  return Math.min(1, chance);
}

const logFactorials = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}

const logChoose = (of: number, count: number): number =>
  logFactorial(of) - logFactorial(count) - logFactorial(of - count);
