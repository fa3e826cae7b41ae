import Joi from 'joi';
import { assistantLimits, guideLimits } from '../../../../contract/limits/compliance';
import type { ComplianceAnswer, GuideTrial, UnansweredQuestion } from '../../../../contract/named-types';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { listPart, type ListPart } from '../../../../platform/paging/offset-query';
import { idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, longText } from '../../../../platform/text/text-schemas';
import { contentSchema } from '../guide-editing/guide-editing.schema';
import type { GuideTrialPayload } from './try-guide';

export interface AskPayload {
  readonly question: string;
  readonly industry?: string;
  readonly category?: string;
  /** Earlier questions of the same talk, oldest first. */
  readonly previousQuestions: readonly string[];
}

const { assistantIndustries, assistantCategories } = complianceOptions;
const oneOf = (options: readonly { readonly id: string }[]) => Joi.string().valid(...options.map(({ id }) => id));
const question = () => longText().trim().min(1).max(assistantLimits.questionMax);

export const askPayloadSchema = Joi.object<AskPayload>({
  question: question()
    .required()
    .messages({
      'string.empty': 'Please enter a question',
      'any.required': 'Please enter a question',
      'string.max': `A question can have up to ${assistantLimits.questionMax} characters.`,
    }),
  industry: oneOf(assistantIndustries),
  category: oneOf(assistantCategories),
  previousQuestions: Joi.array().items(question()).max(assistantLimits.previousQuestionsMax).default([]),
}).label('AskPayload');

const citations = Joi.array().items(Joi.number().integer().min(0));

export const complianceAnswerSchema = Joi.object<ComplianceAnswer>({
  answer: Joi.string().required(),
  sections: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        content: Joi.array().items(Joi.string()).required(),
        citations: Joi.array().items(citations).required(),
      }).label('ComplianceAnswerSection'),
    )
    .required(),
  sources: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        url: Joi.string().required(),
        description: Joi.string().required(),
      }).label('ComplianceAnswerSource'),
    )
    .required(),
  answeredBy: Joi.string().valid('model', 'guides', 'closest', 'refusal').required(),
  notice: Joi.string().allow(null).required(),
  answerCitations: citations.required(),
  citations: Joi.array()
    .items(
      Joi.object({
        passage: Joi.string().required(),
        guide: Joi.string().required(),
        title: Joi.string().required(),
        heading: Joi.string().required(),
        quote: Joi.string().required(),
        /** Absent from answers that were saved before they named it. */
        jurisdiction: Joi.string(),
        reviewed: momentSchema,
      }).label('ComplianceCitation'),
    )
    .required(),
  followUps: Joi.array().items(Joi.string()).required(),
  /** Answers near the question, of any guide: the closest where there is no answer. Absent from older saved answers. */
  related: Joi.array().items(
    Joi.object({
      question: Joi.string().required(),
      guide: Joi.string().required(),
      title: Joi.string().required(),
    }).label('RelatedAnswer'),
  ),
})
  .label('ComplianceAnswer')
  .description(
    'An answer of the Compliance Assistant; its citations are numbers of `citations`, one list for each line.',
  );

export const guideTrialPayloadSchema = Joi.object<GuideTrialPayload>({
  guideId: idSchema.allow(null).required(),
  content: contentSchema.required(),
  question: question().required(),
}).label('GuideTrialPayload');

export const guideTrialSchema = Joi.object<GuideTrial>({
  outcome: Joi.string().valid('answer', 'closest', 'refusal').required(),
  entries: Joi.array()
    .items(
      Joi.object({
        question: Joi.string().required(),
        answer: Joi.string().allow('').required(),
        guide: Joi.string().required(),
        isThisGuide: Joi.boolean().required(),
        /** In percent. */
        sure: Joi.number().integer().min(0).max(100).required(),
      }).label('GuideTrialEntry'),
    )
    .required(),
})
  .label('GuideTrial')
  .description('The answers that a question would get if a guide were public as its editor has it.');

export interface UnansweredQuery extends ListPart {
  readonly near: string;
}

export const unansweredQuerySchema = Joi.object<UnansweredQuery>({
  near: exactText().max(guideLimits.slugMax).allow('').default(''),
  ...listPart,
});

export const unansweredQuestionListSchema = Joi.array()
  .items(
    Joi.object<UnansweredQuestion>({
      /** The guide that comes nearest; null for none. */
      guide: Joi.string().allow(null).required(),
      /** As they were asked, the newest first. */
      questions: Joi.array().items(Joi.string()).required(),
      /** Number of readers who missed an answer. */
      asked: Joi.number().integer().required(),
    })
      .label('UnansweredQuestion')
      .description('Questions about one thing that readers missed an answer to.'),
  )
  .label('UnansweredQuestionList');
