import { seededRandom } from '../../../../../db/demo/seeded-random';
import type { Evidence, OtherEvidence } from '../evidence';
import type { EvidenceWeights } from '../guide-choice';
import { isElsewhere } from '../scope';

/** A guide that a question may be about: what speaks for it, which word weights count for it, whether it answers. */
interface Choice {
  readonly evidence: Evidence;
  /** Indexes of word weights. */
  readonly words: readonly number[];
  readonly answers: boolean;
}

/** The guides among which a question chooses, none of which answers an unanswerable one, and what speaks for 'none'. */
export interface FitExample {
  readonly choices: readonly Choice[];
  readonly other: { readonly evidence: OtherEvidence; readonly words: readonly number[] };
}

/** What a fit finds. */
export interface Fit {
  readonly evidence: EvidenceWeights;
  readonly words: Float64Array;
}

const evidenceNames = ['search', 'question', 'share', 'pairs', 'names', 'lacks', 'focus'] as const;
/** 'unsaid' stays 0: the other scopes are measured against it. */
const scopes = ['here', 'mixed', 'elsewhere', 'far', 'state', 'spoken', 'abroad', 'general'] as const;
const otherNames = ['question', 'pairs', 'likeness', 'focus'] as const;
const ofGuide = evidenceNames.length + scopes.length;
const size = ofGuide + otherNames.length + 1;

/** How far a step goes, and how strongly weights are held near 0; set by cross-validation. */
const rates = { evidence: { step: 0.05, decay: 0.001 }, words: { step: 0.07, decay: 0.004 } };
/** How often each example is seen. */
const rounds = 12;
/** What a first step is divided by, so that it does not divide by 0. */
const firstSquare = 1e-6;
/** Pulls below this are left out: most guides are far from any question. */
const leastPull = 1e-4;

/** A choice or 'none' as the fit sees it. */
interface Option {
  readonly inputs: readonly number[];
  readonly words: Int32Array;
  readonly isRight: boolean;
}

/** The options. Right for a question without an answer are 'none' and every guide that holds elsewhere. */
function optionsOf({ choices, other }: FitExample): Option[] {
  const isAnswered = choices.some(({ answers }) => answers);
  return [
    ...choices.map(({ evidence, words, answers }) => ({
      inputs: [
        ...evidenceNames.map((name) => evidence[name]),
        ...scopes.map((scope) => +(scope === evidence.scope)),
        ...Array<number>(otherNames.length + 1).fill(0),
      ],
      words: Int32Array.from(words),
      isRight: isAnswered ? answers : isElsewhere(evidence.scope),
    })),
    {
      inputs: [...Array<number>(ofGuide).fill(0), ...otherNames.map((name) => other.evidence[name]), 1],
      words: Int32Array.from(other.words),
      isRight: !isAnswered,
    },
  ];
}

/** What each kind of evidence is divided by, so that all are of like size. */
function spreadOf(examples: readonly (readonly Option[])[]): number[] {
  const options = examples.flat();
  return Array.from({ length: size }, (_, at) => {
    const squares = options.reduce((total, { inputs }) => total + (inputs[at] ?? 0) ** 2, 0);
    return Math.sqrt(squares / options.length) || 1;
  });
}

/** Weights that follow their gradient, each with steps that get shorter the more it has moved (AdaGrad). */
class Weights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;
  readonly #pulls: Float64Array;
  readonly #pulled = new Set<number>();

  constructor(
    length: number,
    private readonly rate: { readonly step: number; readonly decay: number },
  ) {
    this.values = new Float64Array(length);
    this.#squares = new Float64Array(length).fill(firstSquare);
    this.#pulls = new Float64Array(length);
  }

  pull(at: number, by: number): void {
    this.#pulls[at] = (this.#pulls[at] ?? 0) + by;
    this.#pulled.add(at);
  }

  step(): void {
    for (const at of this.#pulled) {
      const value = this.values[at] ?? 0;
      const slope = (this.#pulls[at] ?? 0) - this.rate.decay * value;
      const squares = (this.#squares[at] ?? 0) + slope * slope;
      this.#squares[at] = squares;
      this.values[at] = value + (this.rate.step * slope) / Math.sqrt(squares);
      this.#pulls[at] = 0;
    }
    this.#pulled.clear();
  }
}

/**
 * The weights under which what is right is likeliest: a multinomial logistic regression over the guides and 'none', by
 * stochastic gradient ascent. The same examples give the same weights.
 * @param ofWords how many weights of words there are
 */
export function fitGuideChoice(examples: readonly FitExample[], ofWords: number): Fit {
  const known = examples.map(optionsOf);
  const spread = spreadOf(known);
  const evidence = new Weights(size, rates.evidence);
  const words = new Weights(ofWords, rates.words);
  const scoreOf = (option: Option): number => {
    let score = 0;
    option.inputs.forEach((input, at) => (score += ((evidence.values[at] ?? 0) * input) / (spread[at] ?? 1)));
    for (const at of option.words) score += words.values[at] ?? 0;
    return score;
  };
  let order = known;
  const random = seededRandom(1);
  for (let round = 0; round < rounds; round++) {
    order = random.shuffled(order);
    for (const options of order) {
      pullsOf(options.map(scoreOf), options).forEach((pull, at) => {
        const option = options[at];
        if (!option || Math.abs(pull) < leastPull) return;
        option.inputs.forEach((input, kind) => {
          if (input !== 0) evidence.pull(kind, (pull * input) / (spread[kind] ?? 1));
        });
        for (const word of option.words) words.pull(word, pull);
      });
      evidence.step();
      words.step();
    }
  }
  const unscaled = [...evidence.values].map((weight, at) => Math.round((weight / (spread[at] ?? 1)) * 100) / 100);
  return { evidence: toNamed(unscaled), words: words.values };
}

/** By how much the score of each option should move: what is right in all, less what was thought likely. */
function pullsOf(scores: readonly number[], options: readonly Option[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((total, part) => total + part, 0);
  const right = parts.reduce((total, part, at) => total + (options[at]?.isRight ? part : 0), 0) || Number.MIN_VALUE;
  return parts.map((part, at) => (options[at]?.isRight ? part / right : 0) - part / all);
}

function toNamed(weights: readonly number[]): EvidenceWeights {
  const named = <Name extends string>(names: readonly Name[], first: number) =>
    Object.fromEntries(names.map((name, index) => [name, weights[first + index] ?? 0])) as Record<Name, number>;
  return {
    evidence: named(evidenceNames, 0),
    scope: { ...named(scopes, evidenceNames.length), unsaid: 0 },
    other: named(otherNames, ofGuide),
    none: weights.at(-1) ?? 0,
  };
}
