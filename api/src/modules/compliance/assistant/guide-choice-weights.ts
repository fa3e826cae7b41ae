import type { GuideChoiceWeights } from './guide-choice';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decisions 0126, 0129 and 0131 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: {
    search: 1.76,
    question: 5.13,
    share: 2.67,
    pairs: 2.03,
    names: 2.56,
    lacks: -3.9,
    focus: 2.75,
  },
  scope: {
    here: 3.5,
    mixed: 0.62,
    elsewhere: -0.01,
    far: -0.81,
    state: -0.87,
    spoken: 1.57,
    abroad: -0.79,
    unsaid: 0,
    general: 0.77,
  },
  other: {
    question: 3.15,
    pairs: 3.24,
    likeness: 2.51,
    focus: 1.7,
  },
  none: 8.14,
};
