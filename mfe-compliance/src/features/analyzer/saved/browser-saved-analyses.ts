import { createBrowserSavedItems } from '../../../saved/browser-saved-items';
import type { BrowserSavedItems, SavedItem } from '../../../saved/saved-items';
import { isAnalysisContent } from '../is-analysis';
import { analysisTitleMax, savedAnalysesMax, type SavedAnalysis } from './saved-analyses';

/** A new version of the shape gets a new key; what an older one left is not read. */
export const savedAnalysesKey = 'counterpart.document-analyses.v1';

/** Analyses in this browser's local storage. Call nothing of it while a server renders. */
export const createBrowserSavedAnalyses = (): BrowserSavedItems<SavedAnalysis> =>
  createBrowserSavedItems({ key: savedAnalysesKey, max: savedAnalysesMax, titleMax: analysisTitleMax, isItem });

function isItem(item: SavedItem): item is SavedAnalysis {
  const { fileName, industry, analysis } = item as Partial<SavedAnalysis>;
  return typeof fileName === 'string' && typeof industry === 'string' && isAnalysisContent(analysis);
}
