import Joi from 'joi';
import { assistantFeedbackLimits, assistantLimits } from '../../../../contract/limits/compliance';
import type { AssistantFeedback, AssistantFeedbackList } from '../../../../contract/named-types';
import type { ReaderDays } from '../../../../platform/counts/reader-days';
import { idSchema, momentSchema, pageSchema, readerDays } from '../../../../platform/routes/common-schemas';
import { exactText, lineText, longText, searchText } from '../../../../platform/text/text-schemas';
import { feedbackNotFound } from './feedback.errors';

/** Reasons that answers do not help. */
export const feedbackReasons = ['wrong', 'incomplete', 'unclear', 'off_topic', 'other'] as const;
const authors = ['model', 'guides', 'closest', 'refusal'] as const;

/** Reason that an answer did not help. */
export type FeedbackReason = (typeof feedbackReasons)[number];

/** Reader's feedback on an answer, with the answer as they saw it: answers are not stored. */
export interface FeedbackDraft {
  readonly answerId: string;
  readonly helpful: boolean;
  readonly reason: FeedbackReason | null;
  readonly details: string;
  readonly question: string;
  readonly answer: string;
  readonly answeredBy: (typeof authors)[number];
  readonly guides: readonly string[];
}

/** Filter and page of the feedback to list. */
export interface FeedbackQuery extends ReaderDays {
  readonly helpful?: boolean;
  /** True when an administrator has dealt with it. */
  readonly resolved?: boolean;
  /** Slug of a guide that the answer cites. */
  readonly guide?: string;
  /** Words of the question, the answer or the details. */
  readonly q: string;
  readonly page: number;
}

const { detailsMax, answerMax, guidesMax } = assistantFeedbackLimits;
const answeredBySchema = Joi.string().valid(...authors);
const reasonSchema = Joi.string()
  .valid(...feedbackReasons)
  .allow(null);

export const feedbackDraftSchema = Joi.object<FeedbackDraft>({
  answerId: exactText().guid().lowercase().required(),
  helpful: Joi.boolean().strict().required(),
  reason: reasonSchema.default(null),
  details: longText()
    .max(detailsMax)
    .allow('')
    .default('')
    .messages({ 'string.max': `What you add can have up to ${detailsMax} characters.` }),
  question: longText().min(1).max(assistantLimits.questionMax).required(),
  answer: longText().min(1).max(answerMax).required(),
  answeredBy: answeredBySchema.required(),
  guides: Joi.array().items(exactText().max(160)).max(guidesMax).default([]),
}).label('AssistantFeedbackDraft');

export const feedbackQuerySchema = Joi.object<FeedbackQuery>({
  helpful: Joi.boolean().empty(''),
  resolved: Joi.boolean().empty(''),
  guide: exactText()
    .max(160)
    .pattern(/^[a-z0-9-]+$/)
    .empty('')
    .messages({ 'string.pattern.base': 'A guide is named by its address.' }),
  ...readerDays,
  q: searchText().allow('').default(''),
  page: pageSchema,
});

/** One person's feedback as administrators read it. */
export const feedbackSchema = Joi.object<AssistantFeedback>({
  id: Joi.number().integer().required(),
  helpful: Joi.boolean().required(),
  reason: reasonSchema.required(),
  details: Joi.string().allow('').required(),
  question: Joi.string().required(),
  answer: Joi.string().required(),
  answeredBy: answeredBySchema.required(),
  guides: Joi.array().items(Joi.string()).required(),
  createdAt: momentSchema.required(),
  resolvedAt: momentSchema.allow(null).required(),
  resolution: Joi.string().allow('', null).required(),
})
  .label('AssistantFeedback')
  .description("A reader's feedback on an answer, with the answer as they saw it.");

export const feedbackListSchema = Joi.object<AssistantFeedbackList>({
  items: Joi.array().items(feedbackSchema).required(),
  total: Joi.number().integer().required(),
})
  .label('AssistantFeedbackList')
  .description('One page of feedback, newest first.');

/** That feedback was dealt with, or waits again. */
export interface FeedbackResolution {
  readonly resolved: boolean;
  /** Result: something was done about it, or there was nothing to do. */
  readonly outcome: 'resolved' | 'dismissed';
  readonly note: string;
}

export const feedbackParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(feedbackNotFound) });

export const feedbackResolutionSchema = Joi.object<FeedbackResolution>({
  resolved: Joi.boolean().strict().required(),
  outcome: Joi.string().valid('resolved', 'dismissed').default('resolved'),
  note: lineText().max(assistantFeedbackLimits.noteMax).allow('').default(''),
}).label('FeedbackResolution');
