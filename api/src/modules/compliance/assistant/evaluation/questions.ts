import { tunedAnswerable } from './answerable-questions';
import { blindQuestions } from './blind-questions';
import { developmentNearMisses } from './development-near-misses';
import { developmentFederalQuestions } from './development-federal-questions';
import { developmentOtherQuestions } from './development-other-questions';
import { developmentTwoPartQuestions } from './development-two-part-questions';
import { developmentUnanswerableQuestions } from './development-unanswerable-questions';
import type { EvaluationHalf, EvaluationQuestion } from './evaluation-question';
import { freshQuestions } from './fresh-questions';
import { heldOutAnswerable } from './held-out-questions';
import { newGuideQuestions } from './new-guide-questions';
import { sealedQuestions } from './sealed-questions';
import { secondAnswerable } from './second-questions';
import { secondUnanswerable } from './second-unanswerable-questions';
import { thirdQuestions } from './third-questions';
import { unanswerableQuestions } from './unanswerable-questions';
import { unseenQuestions } from './unseen-questions';

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
  ...developmentFederalQuestions,
  ...developmentOtherQuestions,
  ...developmentTwoPartQuestions,
  ...developmentUnanswerableQuestions,
  ...developmentNearMisses,
];

/** One part of it. */
export const questionsOf = (half: EvaluationHalf): EvaluationQuestion[] =>
  questions.filter((question) => question.half === half);

/** The parts that may be looked at and learned from. */
export const openHalves = [
  'tune',
  'hold',
  'fresh',
  'blind',
  'unseen',
  'open',
  'secondOpen',
  'development',
  'nearMiss',
] as const;

/** The parts of which no single question is ever printed, and nothing is learned. */
export const sealedHalves = ['sealed', 'secondSealed', 'third'] as const;
