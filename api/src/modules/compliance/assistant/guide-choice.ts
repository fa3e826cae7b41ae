import type { Evidence, OtherEvidence } from './evidence';
import type { Scope } from './scope';
import type { WordWeights } from './word-weights';

/** What each piece of evidence counts, and what has to be outweighed for a guide to answer. */
export interface EvidenceWeights {
  readonly evidence: Readonly<Record<Exclude<keyof Evidence, 'scope'>, number>>;
  readonly scope: Readonly<Record<Scope, number>>;
  /** What speaks for a subject that no guide has counts so much for 'no guide answers'. */
  readonly other: Readonly<Record<keyof OtherEvidence, number>>;
  /** What 'no guide answers' counts besides. */
  readonly none: number;
}

/** The same, with what the question's words count. */
export interface GuideChoiceWeights extends EvidenceWeights {
  readonly words: WordWeights;
}

/** What speaks for something, beside what the question's words count for it. */
export interface Weighed<Kind> {
  readonly evidence: Kind;
  readonly words: number;
}

/** How likely it is that each guide answers a question; what is left of 1 is that none does. */
export function chooseGuide(
  choices: readonly Weighed<Evidence>[],
  other: Weighed<OtherEvidence>,
  weights: EvidenceWeights,
): number[] {
  const none = sumOf(other.evidence, weights.other) + other.words + weights.none;
  const scores = choices.map(({ evidence, words }) => scoreOf(evidence, weights) + words);
  const most = Math.max(none, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((total, part) => total + part, Math.exp(none - most));
  return parts.map((part) => part / all);
}

const scoreOf = (evidence: Evidence, { evidence: worth, scope }: EvidenceWeights): number =>
  sumOf(evidence, worth) + scope[evidence.scope];

const sumOf = <Name extends string>(evidence: Record<Name, number>, worth: Readonly<Record<Name, number>>): number =>
  (Object.keys(worth) as Name[]).reduce((total, name) => total + worth[name] * evidence[name], 0);
