import type { SavedDocumentAnalysis } from '../../../../contract/named-types';
import type { SavedAnalysis } from './saved-analysis.model';

/** A saved analysis as its owner sees it; none for a row that holds no analysis. */
export const presentSavedAnalysis = ({
  analysisId,
  title,
  fileName,
  industry,
  analysis,
  savedAt,
}: SavedAnalysis): SavedDocumentAnalysis[] =>
  analysis === null ? [] : [{ id: analysisId, title, fileName, industry, analysis, savedAt: savedAt.toISOString() }];
