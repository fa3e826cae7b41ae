import type { GuideChoiceWeights } from './guide-choice';
import { readWordWeights } from './word-weights';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decision 26 says how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: {
    search: 0.42,
    question: 1.12,
    share: 3.76,
    pairs: 1.52,
    names: 0.31,
    lacks: -1.48,
    focus: 1.51,
  },
  scope: {
    here: 1.69,
    mixed: 0.23,
    elsewhere: 0.87,
    far: 0.65,
    state: -1.05,
    spoken: 1.11,
    abroad: -0.94,
    general: 0,
    unsaid: 0,
  },
  other: {
    question: 1.67,
    pairs: 0.63,
    likeness: 2.96,
    focus: 1.02,
  },
  none: 2.14,
  words: readWordWeights(),
};
