import type { GuideChoiceWeights } from './guide-choice';

/** Written by `npm run eval:compliance -- --fit`, never by hand; decision 0126 says how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: { search: 1.91, sentence: 2.36, question: 3.11, share: 2.51, pairs: 4.18, names: 8.17 },
  scope: { here: 3.49, elsewhere: 0.43, state: 0.16, abroad: 1.75, unsaid: 0, general: 0.07 },
  none: 12.19,
};
