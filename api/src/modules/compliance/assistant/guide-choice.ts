import type { Evidence, OtherEvidence } from './evidence';
import type { Scope } from './scope';

/** What each piece of evidence counts, and what has to be outweighed for a guide to answer. */
export interface GuideChoiceWeights {
  readonly evidence: Readonly<Record<Exclude<keyof Evidence, 'scope'>, number>>;
  readonly scope: Readonly<Record<Scope, number>>;
  /** What speaks for a subject that no guide has counts so much for 'no guide answers'. */
  readonly other: Readonly<Record<keyof OtherEvidence, number>>;
  /** What 'no guide answers' counts besides. */
  readonly none: number;
}

/** How likely it is that each guide answers a question; what is left of 1 is that none does. */
export function chooseGuide(choices: readonly Evidence[], other: OtherEvidence, weights: GuideChoiceWeights): number[] {
  const none = sumOf(other, weights.other) + weights.none;
  const scores = choices.map((evidence) => scoreOf(evidence, weights));
  const most = Math.max(none, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((total, part) => total + part, Math.exp(none - most));
  return parts.map((part) => part / all);
}

const scoreOf = (evidence: Evidence, { evidence: worth, scope }: GuideChoiceWeights): number =>
  sumOf(evidence, worth) + scope[evidence.scope];

const sumOf = <Name extends string>(evidence: Record<Name, number>, worth: Readonly<Record<Name, number>>): number =>
  (Object.keys(worth) as Name[]).reduce((total, name) => total + worth[name] * evidence[name], 0);
