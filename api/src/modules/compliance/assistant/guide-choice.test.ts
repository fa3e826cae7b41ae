import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence';
import { chooseGuide, type EvidenceWeights, type Weighed } from './guide-choice';

const weights: EvidenceWeights = {
  evidence: { search: 1, question: 1, share: 0, pairs: 0, names: 0, lacks: -1, focus: 0 },
  scope: { here: 1, mixed: 0, elsewhere: -1, far: -1, state: 0, spoken: 0, abroad: 0, unsaid: 0, general: 0 },
  other: { question: 1, pairs: 0, likeness: 0, focus: 0 },
  none: 2,
};
const evidence = (search: number, scope: Evidence['scope'] = 'general', words = 0): Weighed<Evidence> => ({
  evidence: { search, question: 0, share: 0, pairs: 0, names: 0, lacks: 0, focus: 0, scope },
  words,
});

const other = (question: number, words = 0) => ({ evidence: { question, pairs: 0, likeness: 0, focus: 0 }, words });
const noOther = other(0);

describe('which guide answers', () => {
  it('is none where there is no guide', () => expect(chooseGuide([], noOther, weights)).toEqual([]));

  it('is as likely as none where the evidence weighs as much', () =>
    expect(chooseGuide([evidence(2)], noOther, weights)).toEqual([0.5]));

  it('is likelier the one with more evidence, and together they are not certain', () => {
    const [more = 0, less = 0] = chooseGuide([evidence(4), evidence(3)], noOther, weights);
    expect(more).toBeGreaterThan(less);
    expect(more + less).toBeLessThan(1);
  });

  it('is likelier the one whose law holds there', () => {
    const [elsewhere = 0, here = 0] = chooseGuide([evidence(3, 'elsewhere'), evidence(3, 'here')], noOther, weights);
    expect(here).toBeGreaterThan(elsewhere);
  });

  it('is less likely where the question is near a subject of none', () =>
    expect(chooseGuide([evidence(2)], other(1), weights)[0]).toBeLessThan(0.5));

  it('is likelier or less likely by what the words of the question count', () => {
    const plain = chooseGuide([evidence(2)], noOther, weights)[0];
    expect(chooseGuide([evidence(2, 'general', 1)], noOther, weights)[0]).toBeGreaterThan(plain ?? 1);
    expect(chooseGuide([evidence(2)], other(0, 1), weights)[0]).toBeLessThan(plain ?? 0);
  });

  it('does not overflow', () => expect(chooseGuide([evidence(2000)], noOther, weights)).toEqual([1]));
});
