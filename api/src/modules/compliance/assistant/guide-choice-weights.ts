import type { GuideChoiceWeights } from './guide-choice';
import { readWordWeights } from './word-weights';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decisions 0126 and 0133 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: {
    search: 0.41,
    question: 1.04,
    share: 3.81,
    pairs: 1.48,
    names: 0.25,
    lacks: -1.44,
    focus: 1.47,
  },
  scope: {
    here: 1.59,
    mixed: 0.29,
    elsewhere: 0.79,
    far: 0.45,
    state: -0.94,
    spoken: 1.08,
    abroad: -0.79,
    general: 0.07,
    unsaid: 0,
  },
  other: {
    question: 1.53,
    pairs: 0.64,
    likeness: 3.1,
    focus: 1.11,
  },
  none: 2.11,
  words: readWordWeights(),
};
