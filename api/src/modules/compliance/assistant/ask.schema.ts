import Joi from 'joi';
import { assistantLimits } from '../../../contract/limits/compliance';
import type { ComplianceAnswer } from '../../../contract/named-types';
import { complianceOptions } from '../../../contract/taxonomy-screens/compliance';
import { longText } from '../../../platform/text/text-schemas';

export interface AskPayload {
  readonly question: string;
  readonly industry?: string;
  readonly category?: string;
  /** What was asked before in the same talk, oldest first. */
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
  answeredBy: Joi.string().valid('model', 'guides', 'refusal').required(),
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
      }).label('ComplianceCitation'),
    )
    .required(),
  followUps: Joi.array().items(Joi.string()).required(),
}).label('ComplianceAnswer');
