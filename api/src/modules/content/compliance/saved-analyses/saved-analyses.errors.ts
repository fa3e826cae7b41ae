import { savedAnalysisLimits } from '../../../../contract/limits/compliance';
import { conflict, notFound } from '../../../../platform/errors/app-error';

export const savedAnalysisNotFound = () => notFound('This saved analysis does not exist.', 'saved_analysis_not_found');
export const tooManySavedAnalyses = () =>
  conflict(`You’ve saved ${savedAnalysisLimits.max} analyses. Delete one to save another.`, 'too_many_saved_analyses');
