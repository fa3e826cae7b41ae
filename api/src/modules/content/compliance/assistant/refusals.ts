import { asksForSum } from './computations';
import { advice, evasion, investment, prediction, task } from './question-forms';

/** Reason that a question is not answered: each was checked. */
export type Refusal = keyof typeof refusalSentences;

/** Sentences for questions that are not answered. */
export const refusalSentences = {
  'not-covered': 'Our guides don’t answer this, so we won’t guess. A specialist can.',
  'not-in-guide': 'The guide of this talk doesn’t say. Ask about another subject by its name, or ask a specialist.',
  'other-jurisdiction':
    'Our guides don’t have this for the jurisdiction you named. Rules differ from state to state and country to country, so we won’t guess. A specialist there can help.',
  computation:
    'We explain rules, but never work out an amount of tax or a penalty: that depends on facts a chat can’t check. A specialist can do the math with you.',
  evasion:
    'We don’t help get around a rule or keep something from the authorities. A specialist can tell you what’s allowed.',
  prediction:
    'We can’t say what courts or lawmakers will decide. Our guides only describe the law as it was last reviewed.',
  investment: 'We don’t give investment advice. A financial advisor can help you decide.',
  advice: 'Our guides explain rules. They don’t compare choices or write documents for you; a specialist can.',
  category: 'No guide in the category you chose answers this. Try all categories.',
} as const;

/**
 * Finds the reason to refuse a question by what it asks for, regardless of its subject; null when there is none.
 * @param identifiers forms and sections that guides name: they are no amounts
 */
export function refusalByForm(question: string, identifiers: ReadonlySet<string>): Refusal | null {
  if (asksForSum(question, identifiers)) return 'computation';
  if (evasion.test(question)) return 'evasion';
  if (prediction.test(question)) return 'prediction';
  if (investment.test(question)) return 'investment';
  return advice.test(question) || task.test(question) ? 'advice' : null;
}
