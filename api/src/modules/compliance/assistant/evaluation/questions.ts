import { tunedAnswerable } from './answerable-questions';
import { blindQuestions } from './blind-questions';
import type { EvaluationHalf, EvaluationQuestion } from './evaluation-question';
import { freshQuestions } from './fresh-questions';
import { heldOutAnswerable } from './held-out-questions';
import { newGuideQuestions } from './new-guide-questions';
import { sealedQuestions } from './sealed-questions';
import { secondAnswerable } from './second-questions';
import { secondUnanswerable } from './second-unanswerable-questions';
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
];

/** One part of it. */
export const questionsOf = (half: EvaluationHalf): EvaluationQuestion[] =>
  questions.filter((question) => question.half === half);
