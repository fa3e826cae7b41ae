import type { GuideChoiceWeights } from './guide-choice';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decisions 0126 and 0129 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: { search: 1.91, question: 4.94, share: 2.17, pairs: 2.09, names: 4.31, lacks: -3.75 },
  scope: {
    here: 4.05,
    mixed: 0.85,
    elsewhere: 0.27,
    far: -0.7,
    state: -0.79,
    spoken: 1.53,
    abroad: -0.79,
    unsaid: 0,
    general: 0.14,
  },
  other: { question: 2.07, pairs: 3.41, likeness: 2.13 },
  none: 8.79,
};
