import type { GuideChoiceWeights } from './guide-choice';
import { readWordWeights } from './word-weights';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decisions 0126 and 0133 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: {
    search: 0.4,
    question: 1.08,
    share: 3.79,
    pairs: 1.53,
    names: 0.33,
    lacks: -1.48,
    focus: 1.52,
  },
  scope: {
    here: 1.64,
    mixed: 0.18,
    elsewhere: 0.99,
    far: 0.43,
    state: -1.02,
    spoken: 1.09,
    abroad: -0.88,
    general: 0.05,
    unsaid: 0,
  },
  other: {
    question: 1.68,
    pairs: 0.72,
    likeness: 3,
    focus: 1.01,
  },
  none: 2.06,
  words: readWordWeights(),
};
