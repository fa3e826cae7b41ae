import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { chooseGuide } from '../guide-choice';
import { fitGuideChoice, type FitExample } from './fit-guide-choice';
import { solve } from './solve';

const evidence = (sentence: number, scope: Evidence['scope'] = 'general'): Evidence => ({
  search: 1,
  sentence,
  question: 0,
  share: 0,
  pairs: 0,
  names: 0,
  scope,
});
const answered = (right: number, wrong: number): FitExample => [
  { evidence: evidence(wrong), answers: false },
  { evidence: evidence(right), answers: true },
];
const unanswered = (...most: readonly number[]): FitExample =>
  most.map((sentence) => ({ evidence: evidence(sentence), answers: false }));
const elsewhere: FitExample = [{ evidence: evidence(3, 'elsewhere'), answers: false }];

const examples: readonly FitExample[] = [
  ...Array.from({ length: 20 }, (_, index) => answered(2 + index / 20, 0.5)),
  ...Array.from({ length: 20 }, (_, index) => unanswered(0.4 + index / 20, 0.3)),
  elsewhere,
];

describe('fitted weights', () => {
  const weights = fitGuideChoice(examples);

  it('are the same each time', () => expect(fitGuideChoice(examples)).toEqual(weights));

  it('count the evidence that tells answers apart', () => {
    expect(weights.evidence.sentence).toBeGreaterThan(0);
    expect(chooseGuide([evidence(2.5)], weights)[0]).toBeGreaterThan(0.5);
    expect(chooseGuide([evidence(0.5)], weights)[0]).toBeLessThan(0.5);
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
