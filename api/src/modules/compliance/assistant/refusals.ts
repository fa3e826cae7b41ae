import type { Refusal } from './assess-question';

/** What is said when a question is not answered. */
export const refusalSentences: Record<Refusal | 'category', string> = {
  'not-covered': 'Our guides don’t answer this, so we won’t guess. A specialist can.',
  'other-jurisdiction':
    'Our guides cover this subject for other places, but not for the one you named. Rules differ from place to place, so we won’t guess. A specialist there can help.',
  computation:
    'We explain rules, but never work out an amount of tax or a penalty: that depends on facts a chat can’t check. A specialist can do the math with you.',
  prediction:
    'We can’t say what courts or lawmakers will decide. Our guides only describe the law as it was last reviewed.',
  investment: 'We don’t give investment advice. A financial advisor can help you decide.',
  'unknown-law': 'Our guides don’t mention the form, section or act you named. Check its number, or ask a specialist.',
  category: 'No guide in the category you chose answers this. Try all categories.',
};
