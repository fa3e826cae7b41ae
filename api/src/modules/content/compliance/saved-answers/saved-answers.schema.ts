import Joi from 'joi';
import { assistantLimits, savedAnswerLimits } from '../../../../contract/limits/compliance';
import type { ComplianceAnswer, SavedComplianceAnswer } from '../../../../contract/named-types';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, longText } from '../../../../platform/text/text-schemas';
import { complianceAnswerSchema } from '../assistant/ask.schema';
import { savedAtSchema, savedIdSchema, savedTitleSchema } from '../saved/saved-items.schema';
import { savedAnswerNotFound } from './saved-answers.errors';

/** An answer as the page shows it, to be saved. */
interface SavedAnswerDraft {
  readonly title: string;
  readonly question: string;
  readonly response: ComplianceAnswer;
  readonly savedAt: Date;
}

const { titleMax, textMax, itemsMax } = savedAnswerLimits;
const text = () => longText().max(textMax).required();
const listOf = (items: Joi.Schema) => Joi.array().items(items).max(itemsMax).required();
const numbers = listOf(
  Joi.number()
    .integer()
    .min(0)
    .max(itemsMax - 1),
);

/** The shape of `ComplianceAnswer`, sent by a browser: each text and list with the most that it may hold. */
const sentAnswerSchema = Joi.object<ComplianceAnswer>({
  answer: text(),
  sections: listOf(Joi.object({ title: text(), content: listOf(longText().max(textMax)), citations: listOf(numbers) })),
  sources: listOf(Joi.object({ title: text(), url: exactText().max(2000).required(), description: text() })),
  answeredBy: Joi.string().valid('model', 'guides', 'closest', 'refusal').required(),
  notice: longText().max(textMax).allow(null).required(),
  answerCitations: numbers,
  citations: listOf(
    Joi.object({
      ...{ passage: text(), guide: text(), title: text(), heading: text(), quote: text() },
      ...{ jurisdiction: exactText().max(30), reviewed: momentSchema },
    }),
  ),
  followUps: listOf(longText().max(assistantLimits.questionMax)),
  related: listOf(Joi.object({ question: text(), guide: text(), title: text() })).optional(),
}).label('SentComplianceAnswer');

export const savedAnswerParamsSchema = Joi.object<{ answerId: string }>({
  answerId: savedIdSchema(savedAnswerNotFound),
});

export const savedAnswerDraftSchema = Joi.object<SavedAnswerDraft>({
  title: savedTitleSchema(titleMax),
  question: longText().min(1).max(assistantLimits.questionMax).required(),
  response: sentAnswerSchema.required(),
  savedAt: savedAtSchema(),
}).label('SavedAnswerDraft');

export const savedAnswerTitleSchema = Joi.object<{ title: string }>({ title: savedTitleSchema(titleMax) }).label(
  'SavedAnswerTitle',
);

export const storedAnswerSchema = complianceAnswerSchema.required();

export const savedAnswerListSchema = Joi.array()
  .items(
    Joi.object<SavedComplianceAnswer>({
      id: Joi.string().required(),
      title: Joi.string().required(),
      question: Joi.string().required(),
      response: storedAnswerSchema,
      savedAt: momentSchema.required(),
    })
      .label('SavedComplianceAnswer')
      .description('An answer saved in an account.'),
  )
  .label('SavedComplianceAnswerList');
