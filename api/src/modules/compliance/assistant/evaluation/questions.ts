import { tunedAnswerable } from './answerable-questions';
import type { EvaluationQuestion } from './evaluation-question';
import { heldOutAnswerable } from './held-out-questions';
import { unanswerableQuestions } from './unanswerable-questions';

/** The evaluation set. */
export const questions: readonly EvaluationQuestion[] = [
  ...tunedAnswerable,
  ...heldOutAnswerable,
  ...unanswerableQuestions,
];

/** One half of it. */
export const questionsOf = (half: EvaluationQuestion['half']): EvaluationQuestion[] =>
  questions.filter((question) => question.half === half);
