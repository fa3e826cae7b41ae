import type Joi from 'joi';
import type { ComplianceAnswer } from '../../../../contract/named-types';
import { SavedItem } from '../saved/saved-item';
import { storedAnswerSchema } from './saved-answers.schema';

/** Reads a row's answer; null for a broken row, which lists leave out. */
function readAnswer(stored: unknown): ComplianceAnswer | null {
  const result: Joi.ValidationResult<ComplianceAnswer> = storedAnswerSchema.validate(stored);
  return result.error ? null : result.value;
}

/** An answer of the assistant that a user saved. */
export class SavedAnswer extends SavedItem {
  static override tableName = 'saved_answers';
  static override idColumn = ['userId', 'answerId'];
  static override jsonAttributes = ['response'];
  static override jsonReaders = { response: readAnswer };

  declare answerId: string;
  declare question: string;
  declare response: ComplianceAnswer | null;
}
