import Joi from 'joi';
import { assistantLimits, guideLimits } from '../../../../contract/limits/compliance';
import type { ComplianceAnswer, GuideTrial, UnansweredQuestion } from '../../../../contract/named-types';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { listPart, type ListPart } from '../../../../platform/paging/offset-query';
import { idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, longText } from '../../../../platform/text/text-schemas';
import { unbounded, type Bounds } from '../saved/bounds';
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

const outcome = Joi.string().valid('model', 'guides', 'closest', 'refusal').required();

/** An answer, as it is given and as a browser sends it to save it. */
export function answerFields({ text, listOf, named }: Bounds) {
  const said = text().required();
  const citations = listOf(Joi.number().integer().min(0));
  const section = Joi.object({ title: said, content: listOf(text()), citations: listOf(citations.optional()) });
  const source = Joi.object({ title: said, url: said, description: said });
  const citation = Joi.object({
    ...{ passage: said, guide: said, title: said, heading: said, quote: said },
    // Absent from answers that were saved before they named it.
    ...{ jurisdiction: text(), reviewed: momentSchema },
  });
  const related = Joi.object({ question: said, guide: said, title: said });
  return {
    answer: said,
    sections: listOf(named(section, 'ComplianceAnswerSection')),
    sources: listOf(named(source, 'ComplianceAnswerSource')),
    answeredBy: outcome,
    notice: said.allow(null),
    answerCitations: citations,
    citations: listOf(named(citation, 'ComplianceCitation')),
    followUps: listOf(text()),
    /** Answers near the question, of any guide. Absent from older saved answers. */
    related: listOf(named(related, 'RelatedAnswer')).optional(),
    /** True where nothing was asked, as in 'thanks': there is nothing to help with. Absent from older answers. */
    asksNothing: Joi.boolean().optional(),
  };
}

export const complianceAnswerSchema = Joi.object<ComplianceAnswer>(answerFields(unbounded))
  .label('ComplianceAnswer')
  .description(
    'An answer of the Compliance Assistant; its citations are numbers of `citations`, one list for each line. Answered by `closest`, it says that none is sure, and its section is the nearest question with its answer.',
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
