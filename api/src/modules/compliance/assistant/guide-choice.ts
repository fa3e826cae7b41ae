import type { Evidence, Scope } from './evidence';

/** What each piece of evidence counts, and what has to be outweighed for a guide to answer. */
export interface GuideChoiceWeights {
  readonly evidence: Readonly<Record<Exclude<keyof Evidence, 'scope'>, number>>;
  readonly scope: Readonly<Record<Scope, number>>;
  /** What 'no guide answers' counts. */
  readonly none: number;
}

/** How likely it is that each guide answers a question; what is left of 1 is that none does. */
export function chooseGuide(choices: readonly Evidence[], weights: GuideChoiceWeights): number[] {
  const scores = choices.map((evidence) => scoreOf(evidence, weights));
  const most = Math.max(weights.none, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((total, part) => total + part, Math.exp(weights.none - most));
  return parts.map((part) => part / all);
}

function scoreOf(evidence: Evidence, { evidence: worth, scope }: GuideChoiceWeights): number {
  return (Object.keys(worth) as (keyof typeof worth)[]).reduce(
    (total, name) => total + worth[name] * evidence[name],
    scope[evidence.scope],
  );
}
