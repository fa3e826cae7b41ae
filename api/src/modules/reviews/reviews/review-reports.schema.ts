import { reportNotFound } from './reviews.errors';
import Joi from 'joi';
import { reviewLimits } from '../../../contract/limits/reviews';
import type { ReviewReport, ReviewReportDecision } from '../../../contract/named-types';
import { listAfter, type ListAfter } from '../../../platform/paging/offset-query';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { reasonText, reportFields } from '../../../platform/text/report-texts';

/** Reasons for reporting a review. */
export const reportReasons = ['spam', 'offensive', 'not_a_client', 'private_information', 'other'] as const;
const statuses = ['open', 'upheld', 'dismissed', 'withdrawn'] as const;

/** A user's report about a review. */
export interface ReportDraft {
  readonly reason: (typeof reportReasons)[number];
  readonly details: string;
}

const { reportDetailsMax, noteMin, noteMax } = reviewLimits;

const noteSchema = reasonText(noteMin, noteMax);

export const reportDraftSchema = Joi.object<ReportDraft>({
  ...reportFields(reportReasons, { detailsMax: reportDetailsMax, noteMin }),
}).label('ReviewReportDraft');

export const reportParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(reportNotFound) });

export interface ReportQuery extends ListAfter {
  readonly status: ReviewReport['status'];
}

export const reportQuerySchema = Joi.object<ReportQuery>({
  ...listAfter,
  status: Joi.string()
    .valid(...statuses)
    .empty('')
    .default('open'),
}).label('ReviewReportQuery');

export const reportDecisionSchema = Joi.object<ReviewReportDecision>({
  decision: Joi.string().valid('hide', 'dismiss').required(),
  note: noteSchema,
}).label('ReviewReportDecision');

export const visibilitySchema = Joi.object<{ hidden: boolean; reason: string }>({
  hidden: Joi.boolean().strict().required(),
  reason: noteSchema,
}).label('ReviewVisibility');

const personSchema = Joi.object({
  id: Joi.number().integer().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
}).label('ReviewPerson');

export const reportSchema = Joi.object<ReviewReport>({
  id: Joi.number().integer().required(),
  reason: Joi.string()
    .valid(...reportReasons)
    .required(),
  details: Joi.string().allow('').required(),
  status: Joi.string()
    .valid(...statuses)
    .required(),
  note: Joi.string().allow(null).required(),
  createdAt: momentSchema.required(),
  decidedAt: momentSchema.allow(null).required(),
  reporter: personSchema.required(),
  review: Joi.object({
    id: Joi.number().integer().required(),
    rating: Joi.number().integer().required(),
    comment: Joi.string().required(),
    hidden: Joi.boolean().required(),
    client: personSchema.required(),
    professional: personSchema.required(),
    history: Joi.array()
      .items(
        Joi.object({
          rating: Joi.number().integer().required(),
          comment: Joi.string().required(),
          writtenAt: momentSchema.required(),
        }).label('ReviewVersion'),
      )
      .required(),
  })
    .allow(null)
    .required()
    .label('ReportedReview'),
})
  .label('ReviewReport')
  .description(
    'A complaint about a review, as the moderation queue shows it. `review` is null when its author deleted it.',
  );

export const reportListSchema = Joi.array().items(reportSchema).label('ReviewReportList');
