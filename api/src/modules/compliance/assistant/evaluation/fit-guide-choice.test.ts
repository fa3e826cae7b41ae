import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { chooseGuide } from '../guide-choice';
import { fitGuideChoice, type FitExample } from './fit-guide-choice';

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
const choice = (question: number, answers: boolean, words: readonly number[] = []) => ({
  evidence: evidence(question),
  words,
  answers,
});
const answered = (right: number, wrong: number): FitExample => ({
  choices: [choice(wrong, false), choice(right, true)],
  other: { evidence: far, words: [] },
});
const unanswered = (...most: readonly number[]): FitExample => ({
  choices: most.map((question) => choice(question, false)),
  other: { evidence: near, words: [] },
});
const elsewhere: FitExample = {
  choices: [{ evidence: evidence(3, 'elsewhere'), words: [], answers: false }],
  other: { evidence: far, words: [] },
};

const examples: readonly FitExample[] = [
  ...Array.from({ length: 20 }, (_, index) => answered(2 + index / 20, 0.5)),
  ...Array.from({ length: 20 }, (_, index) => unanswered(0.4 + index / 20, 0.3)),
  elsewhere,
];

const weighed = (question: number) => ({ evidence: evidence(question), words: 0 });

describe('fitted weights', () => {
  const { evidence: weights } = fitGuideChoice(examples, 0);
  const likelihood = (question: number) => chooseGuide([weighed(question)], { evidence: far, words: 0 }, weights)[0];

  it('are the same each time', () => expect(fitGuideChoice(examples, 0).evidence).toEqual(weights));

  it('count the evidence that tells answers apart', () => {
    expect(weights.evidence.question).toBeGreaterThan(0);
    expect(weights.other.question).toBeGreaterThan(0);
    expect(likelihood(2.5)).toBeGreaterThan(0.5);
    expect(likelihood(0.5)).toBeLessThan(0.5);
  });

  it('leave evidence at 0 that is always the same', () => expect(weights.evidence.pairs).toBe(0));
});

describe('fitted weights of words', () => {
  // The evidence is the same: only the words tell which question is answered.
  const asked = { penalty: 0, dinner: 1, what: 2, unseen: 3 };
  const { words } = fitGuideChoice(
    Array.from({ length: 40 }, (_, index) => ({
      choices: [choice(1, index % 2 === 0, [index % 2 === 0 ? asked.penalty : asked.dinner, asked.what])],
      other: { evidence: far, words: [] },
    })),
    4,
  );

  it('count for a guide that answers and against one that does not', () => {
    expect(words[asked.penalty]).toBeGreaterThan(0.5);
    expect(words[asked.dinner]).toBeLessThan(-0.5);
    expect(Math.abs(words[asked.what] ?? 1)).toBeLessThan(0.5);
  });

  it('are 0 of what was never asked', () => expect(words[asked.unseen]).toBe(0));
});
