import type { Evidence, OtherEvidence } from '../evidence';
import { chooseGuide, type GuideChoiceWeights } from '../guide-choice';
import { isElsewhere } from '../scope';
import { solve } from './solve';

/** A guide that a question may be about: what speaks for it, and whether it answers. */
interface Choice {
  readonly evidence: Evidence;
  readonly answers: boolean;
}

/** The guides among which a question chooses, none of which answers an unanswerable one, and what speaks for 'none'. */
export interface FitExample {
  readonly choices: readonly Choice[];
  readonly other: OtherEvidence;
}

const evidenceNames = ['search', 'question', 'share', 'pairs', 'names', 'lacks', 'focus'] as const;
/** 'unsaid' stays 0: the other scopes are measured against it. */
const scopes = ['here', 'mixed', 'elsewhere', 'far', 'state', 'spoken', 'abroad', 'general'] as const;
const otherNames = ['question', 'pairs', 'likeness', 'focus'] as const;
const ofGuide = evidenceNames.length + scopes.length;
const size = ofGuide + otherNames.length + 1;

/** How strongly weights are held near 0, so that a few odd questions do not move them far. */
const ridge = 1;
const steps = 15;

/** Mean and standard deviation of a kind of evidence: its weight is found, and held near 0, in these units. */
interface Scale {
  readonly mean: number;
  readonly spread: number;
}

/**
 * The weights under which what is right is likeliest: a multinomial logistic regression over the guides and 'none', by
 * Newton's method. Right for a question without an answer are 'none' and every guide that holds elsewhere. The same
 * examples give the same weights.
 */
export function fitGuideChoice(examples: readonly FitExample[]): GuideChoiceWeights {
  const scale = scaleOf(examples);
  const known = examples.map((example) => ({
    example,
    inputs: [
      ...example.choices.map((choice) => inputsOf(choice, scale)),
      [...Array<number>(ofGuide).fill(0), ...otherNames.map((name) => example.other[name]), 1],
    ],
  }));
  let weights = Array<number>(size).fill(0);
  for (let step = 0; step < steps; step++) {
    const current = toNamed(weights, scale);
    const held = weights.map((_, at) => (at === size - 1 ? 1e-3 : ridge));
    const slope = weights.map((weight, at) => -(held[at] ?? 0) * weight);
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? (held[row] ?? 0) : 0)));
    for (const { example, inputs } of known) addPull(example, inputs, current, slope, curve);
    const change = solve(curve, slope);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return toNamed(weights, scale, (weight) => Math.round(weight * 100) / 100);
}

function scaleOf(examples: readonly FitExample[]): readonly Scale[] {
  const all = examples.flatMap(({ choices }) => choices).map(({ evidence }) => evidence);
  return evidenceNames.map((name) => {
    const mean = all.reduce((total, evidence) => total + evidence[name], 0) / all.length;
    const variance = all.reduce((total, evidence) => total + (evidence[name] - mean) ** 2, 0) / all.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });
}

/** What each weight is multiplied with. */
const inputsOf = ({ evidence }: Choice, scale: readonly Scale[]): number[] => [
  ...scale.map(({ mean, spread }, at) => (evidence[evidenceNames[at] ?? 'search'] - mean) / spread),
  ...scopes.map((scope) => +(scope === evidence.scope)),
  ...Array<number>(otherNames.length + 1).fill(0),
];

/** Adds what a question says of where the weights should move, and how sharply its likelihood bends there. */
function addPull(
  example: FitExample,
  inputs: readonly (readonly number[])[],
  weights: GuideChoiceWeights,
  slope: number[],
  curve: number[][],
): void {
  const { choices, other } = example;
  const ofGuides = chooseGuide(
    choices.map(({ evidence }) => evidence),
    other,
    weights,
  );
  const probabilities = [...ofGuides, 1 - ofGuides.reduce((total, one) => total + one, 0)];
  const isAnswered = choices.some(({ answers }) => answers);
  const right = probabilities.map((probability, index) => {
    const choice = choices[index];
    const isRight = isAnswered ? choice?.answers === true : !choice || isElsewhere(choice.evidence.scope);
    return isRight ? probability : 0;
  });
  const all = right.reduce((total, one) => total + one, 0);
  const mean = slope.map((_, at) =>
    inputs.reduce((total, input, index) => total + (probabilities[index] ?? 0) * (input[at] ?? 0), 0),
  );
  inputs.forEach((input, index) => {
    const probability = probabilities[index] ?? 0;
    const pull = (right[index] ?? 0) / all - probability;
    for (let row = 0; row < size; row++) {
      slope[row] = (slope[row] ?? 0) + pull * (input[row] ?? 0);
      const bends = curve[row];
      const from = probability * ((input[row] ?? 0) - (mean[row] ?? 0));
      if (!bends) continue;
      for (let column = 0; column < size; column++)
        bends[column] = (bends[column] ?? 0) + from * ((input[column] ?? 0) - (mean[column] ?? 0));
    }
  });
}

function toNamed(
  weights: readonly number[],
  scale: readonly Scale[],
  rounding: (weight: number) => number = (weight) => weight,
): GuideChoiceWeights {
  const unscaled = scale.map(({ spread }, at) => (weights[at] ?? 0) / spread);
  const ofMeans = scale.reduce((total, { mean }, at) => total + mean * (unscaled[at] ?? 0), 0);
  const evidence = (name: (typeof evidenceNames)[number]) => rounding(unscaled[evidenceNames.indexOf(name)] ?? 0);
  const other = (name: (typeof otherNames)[number]) => rounding(weights[ofGuide + otherNames.indexOf(name)] ?? 0);
  const scope = (name: (typeof scopes)[number]) => rounding(weights[evidenceNames.length + scopes.indexOf(name)] ?? 0);
  return {
    evidence: {
      search: evidence('search'),
      question: evidence('question'),
      share: evidence('share'),
      pairs: evidence('pairs'),
      names: evidence('names'),
      lacks: evidence('lacks'),
      focus: evidence('focus'),
    },
    scope: {
      here: scope('here'),
      mixed: scope('mixed'),
      elsewhere: scope('elsewhere'),
      far: scope('far'),
      state: scope('state'),
      spoken: scope('spoken'),
      abroad: scope('abroad'),
      unsaid: 0,
      general: scope('general'),
    },
    other: { question: other('question'), pairs: other('pairs'), likeness: other('likeness'), focus: other('focus') },
    none: rounding((weights.at(-1) ?? 0) + ofMeans),
  };
}
