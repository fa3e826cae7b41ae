import type Joi from 'joi';
import type { AnalysisContent } from '../../../../contract/named-types';
import { SavedItem } from '../saved/saved-item';
import { storedAnalysisSchema } from './saved-analyses.schema';

/** Reads a row's analysis; null for a broken row, which lists leave out. */
function readAnalysis(stored: unknown): AnalysisContent | null {
  const result: Joi.ValidationResult<AnalysisContent> = storedAnalysisSchema.validate(stored);
  return result.error ? null : result.value;
}

/** Findings in a document, saved without the document. */
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
