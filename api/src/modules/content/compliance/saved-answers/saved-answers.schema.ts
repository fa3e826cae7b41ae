import Joi from 'joi';
import { assistantLimits, savedAnswerLimits } from '../../../../contract/limits/compliance';
import type { ComplianceAnswer, SavedComplianceAnswer } from '../../../../contract/named-types';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { longText } from '../../../../platform/text/text-schemas';
import { answerFields, complianceAnswerSchema } from '../assistant/ask.schema';
import { bounded } from '../saved/bounds';
import { savedAtSchema, savedTitleSchema } from '../saved/saved-items.schema';

/** An answer as the page shows it, to be saved. */
interface SavedAnswerDraft {
  readonly title: string;
  readonly question: string;
  readonly response: ComplianceAnswer;
  readonly savedAt: Date;
}

const sentAnswerSchema = Joi.object<ComplianceAnswer>(answerFields(bounded(savedAnswerLimits))).label(
  'SentComplianceAnswer',
);

export const savedAnswerDraftSchema = Joi.object<SavedAnswerDraft>({
  title: savedTitleSchema(savedAnswerLimits.titleMax),
  question: longText().min(1).max(assistantLimits.questionMax).required(),
  response: sentAnswerSchema.required(),
  savedAt: savedAtSchema(),
}).label('SavedAnswerDraft');

export const savedAnswerListSchema = Joi.array()
  .items(
    Joi.object<SavedComplianceAnswer>({
      id: Joi.string().required(),
      title: Joi.string().required(),
      question: Joi.string().required(),
      response: complianceAnswerSchema.required(),
      savedAt: momentSchema.required(),
    })
      .label('SavedComplianceAnswer')
      .description('An answer saved in an account.'),
  )
  .label('SavedComplianceAnswerList');
