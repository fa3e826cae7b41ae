import type Joi from 'joi';
import type { AnalysisContent } from '../../../contract/named-types';
import { SavedItem } from '../saved/saved-item';
import { storedAnalysisSchema } from './saved-analyses.schema';

/** What a row holds, or null when it is no analysis (a broken row): it is left out of lists. */
function readAnalysis(stored: unknown): AnalysisContent | null {
  const result: Joi.ValidationResult<AnalysisContent> = storedAnalysisSchema.validate(stored);
  return result.error ? null : result.value;
}

/** What was found in a document, saved without the document. */
export class SavedAnalysis extends SavedItem {
  static override tableName = 'saved_analyses';
  static override idColumn = ['userId', 'analysisId'];
  static override jsonAttributes = ['analysis'];
  static override jsonReaders = { analysis: readAnalysis };

  declare analysisId: string;
  declare fileName: string;
  declare industry: string;
  declare analysis: AnalysisContent | null;
}
