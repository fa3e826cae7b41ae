import { tunedAnswerable } from './answerable-questions';
import { blindQuestions } from './blind-questions';
import { developmentNearMisses } from './development-near-misses';
import { developmentFederalQuestions } from './development-federal-questions';
import { developmentOtherQuestions } from './development-other-questions';
import { developmentTwoPartQuestions } from './development-two-part-questions';
import { developmentUnanswerableQuestions } from './development-unanswerable-questions';
import type { EvaluationHalf, EvaluationQuestion } from './evaluation-question';
import { fifthQuestions } from './fifth-questions';
import { formsQuestions } from './forms-questions';
import { fourthQuestions } from './fourth-questions';
import { freshQuestions } from './fresh-questions';
import { heldOutAnswerable } from './held-out-questions';
import { newGuideQuestions } from './new-guide-questions';
import { jurisdictionQuestions } from './jurisdiction-questions';
import { sealedQuestions } from './sealed-questions';
import { secondAnswerable } from './second-questions';
import { secondUnanswerable } from './second-unanswerable-questions';
import { sixthQuestions } from './sixth-questions';
import { thirdQuestions } from './third-questions';
import { unanswerableQuestions } from './unanswerable-questions';
import { unseenQuestions } from './unseen-questions';
import { voicesQuestions } from './voices-questions';

/** The evaluation set. */
export const questions: readonly EvaluationQuestion[] = [
  ...tunedAnswerable,
  ...heldOutAnswerable,
  ...newGuideQuestions,
  ...unanswerableQuestions,
  ...freshQuestions,
  ...blindQuestions,
  ...unseenQuestions,
  ...sealedQuestions,
  ...secondAnswerable,
  ...secondUnanswerable,
  ...thirdQuestions,
  ...fourthQuestions,
  ...fifthQuestions,
  ...sixthQuestions,
  ...developmentFederalQuestions,
  ...developmentOtherQuestions,
  ...developmentTwoPartQuestions,
  ...developmentUnanswerableQuestions,
  ...developmentNearMisses,
  ...voicesQuestions,
  ...formsQuestions,
  ...jurisdictionQuestions,
];

/** One part of it. */
export const questionsOf = (half: EvaluationHalf): EvaluationQuestion[] =>
  questions.filter((question) => question.half === half);

/** The parts that weights are learned from and that may be looked at. */
export const learnedHalves = [
  'tune',
  'blind',
  'unseen',
  'open',
  'secondOpen',
  'sealed',
  'secondSealed',
  'development',
  'nearMiss',
  'voices',
  'forms',
  'jurisdictions',
] as const;

/** The parts that only report: nothing is learned from them, and none of their questions is ever printed. */
export const reportedHalves = ['hold', 'fresh', 'third', 'fourth', 'fifth', 'sixth'] as const;
