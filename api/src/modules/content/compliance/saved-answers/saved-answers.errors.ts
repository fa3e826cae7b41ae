import { savedAnswerLimits } from '../../../../contract/limits/compliance';
import { conflict, notFound } from '../../../../platform/errors/app-error';

export const savedAnswerNotFound = () => notFound('This saved answer does not exist.', 'saved_answer_not_found');
export const tooManySavedAnswers = () =>
  conflict(`You’ve saved ${savedAnswerLimits.max} answers. Delete one to save another.`, 'too_many_saved_answers');
