import { savedAnalysisLimits, type AnalysisContent } from '@counterpart/api/contract';
import type { SavedItem } from '../../../saved/saved-items';

/** Analysis of a document, saved without the document; its title is the file's name until it is renamed. */
export interface SavedAnalysis extends SavedItem {
  readonly fileName: string;
  /** An id of the analyzer's list. */
  readonly industry: string;
  readonly analysis: AnalysisContent;
}

/** Most analyses that are saved. */
export const savedAnalysesMax = savedAnalysisLimits.max;
/** Longest name, in characters. */
export const analysisTitleMax = savedAnalysisLimits.titleMax;
/** Longest name of a file, in characters. */
export const fileNameMax = savedAnalysisLimits.fileNameMax;
