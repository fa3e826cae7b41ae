import type { AnalysisContent } from '../../../../contract/named-types';
import { analysisContentSchema } from '../analyzer/analyzer.schema';
import { readerOf, SavedItem } from '../saved/saved-item';

/** Findings in a document, saved without the document. */
export class SavedAnalysis extends SavedItem {
  static override tableName = 'saved_analyses';
  static override idColumn = ['userId', 'analysisId'];
  static override jsonAttributes = ['analysis'];
  static override jsonReaders = { analysis: readerOf(analysisContentSchema) };

  declare analysisId: string;
  declare fileName: string;
  declare industry: string;
  declare analysis: AnalysisContent | null;
}
