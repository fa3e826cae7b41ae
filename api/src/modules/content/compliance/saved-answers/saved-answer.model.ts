import type { ComplianceAnswer } from '../../../../contract/named-types';
import { complianceAnswerSchema } from '../assistant/ask.schema';
import { readerOf, SavedItem } from '../saved/saved-item';

/** An answer of the assistant that a user saved. */
export class SavedAnswer extends SavedItem {
  static override tableName = 'saved_answers';
  static override idColumn = ['userId', 'answerId'];
  static override jsonAttributes = ['response'];
  static override jsonReaders = { response: readerOf(complianceAnswerSchema) };

  declare answerId: string;
  declare question: string;
  declare response: ComplianceAnswer | null;
}
