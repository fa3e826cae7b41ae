import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { chooseGuide } from '../guide-choice';
import { fitGuideChoice, type FitExample } from './fit-guide-choice';
import { solve } from './solve';

const evidence = (question: number, scope: Evidence['scope'] = 'general'): Evidence => ({
  search: 1,
  question,
  share: 0,
  pairs: 0,
  names: 0,
  lacks: 0,
  focus: 0,
  scope,
});
const far = { question: 0, pairs: 0, likeness: 0, focus: 0 };
const near = { question: 1, pairs: 0, likeness: 0, focus: 0 };
const answered = (right: number, wrong: number): FitExample => ({
  choices: [
    { evidence: evidence(wrong), answers: false },
    { evidence: evidence(right), answers: true },
  ],
  other: far,
});
const unanswered = (...most: readonly number[]): FitExample => ({
  choices: most.map((question) => ({ evidence: evidence(question), answers: false })),
  other: near,
});
const elsewhere: FitExample = { choices: [{ evidence: evidence(3, 'elsewhere'), answers: false }], other: far };

const examples: readonly FitExample[] = [
  ...Array.from({ length: 20 }, (_, index) => answered(2 + index / 20, 0.5)),
  ...Array.from({ length: 20 }, (_, index) => unanswered(0.4 + index / 20, 0.3)),
  elsewhere,
];

describe('fitted weights', () => {
  const weights = fitGuideChoice(examples);

  it('are the same each time', () => expect(fitGuideChoice(examples)).toEqual(weights));

  it('count the evidence that tells answers apart', () => {
    expect(weights.evidence.question).toBeGreaterThan(0);
    expect(weights.other.question).toBeGreaterThan(0);
    expect(chooseGuide([evidence(2.5)], far, weights)[0]).toBeGreaterThan(0.5);
    expect(chooseGuide([evidence(0.5)], far, weights)[0]).toBeLessThan(0.5);
  });

  it('leave evidence at 0 that is always the same', () => expect(weights.evidence.pairs).toBe(0));
});

describe('linear equations', () => {
  it('are solved', () => {
    const [x, y] = solve(
      [
        [4, 1],
        [1, 3],
      ],
      [9, 5],
    );
    expect(x).toBeCloseTo(2);
    expect(y).toBeCloseTo(1);
  });
});
