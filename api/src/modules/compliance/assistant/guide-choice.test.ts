import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence';
import { chooseGuide, type GuideChoiceWeights } from './guide-choice';

const weights: GuideChoiceWeights = {
  evidence: { search: 1, sentence: 1, question: 0, share: 0, pairs: 0, names: 0 },
  scope: { here: 1, elsewhere: -1, state: 0, abroad: 0, unsaid: 0, general: 0 },
  none: 2,
};
const evidence = (search: number, scope: Evidence['scope'] = 'general'): Evidence => ({
  search,
  sentence: 0,
  question: 0,
  share: 0,
  pairs: 0,
  names: 0,
  scope,
});

describe('which guide answers', () => {
  it('is none where there is no guide', () => expect(chooseGuide([], weights)).toEqual([]));

  it('is as likely as none where the evidence weighs as much', () =>
    expect(chooseGuide([evidence(2)], weights)).toEqual([0.5]));

  it('is likelier the one with more evidence, and together they are not certain', () => {
    const [more = 0, less = 0] = chooseGuide([evidence(4), evidence(3)], weights);
    expect(more).toBeGreaterThan(less);
    expect(more + less).toBeLessThan(1);
  });

  it('is likelier the one whose law holds there', () => {
    const [elsewhere = 0, here = 0] = chooseGuide([evidence(3, 'elsewhere'), evidence(3, 'here')], weights);
    expect(here).toBeGreaterThan(elsewhere);
  });

  it('does not overflow', () => expect(chooseGuide([evidence(2000)], weights)).toEqual([1]));
});
