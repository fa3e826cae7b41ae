import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { presentReport } from './review-reports.presenter';
import {
  reportDecisionSchema,
  reportDraftSchema,
  reportListSchema,
  reportParamsSchema,
  reportQuerySchema,
  reportSchema,
  visibilitySchema,
} from './review-reports.schema';
import {
  decideReport,
  findReport,
  listReports,
  readReport,
  reportReview,
  setVisibility,
} from './review-reports.service';
import { mayReport } from './reviews.policy';
import { reviewParamsSchema } from './reviews.schema';
import { findReview } from './reviews.service';

const report = route({
  method: 'POST',
  path: '/api/reviews/{id}/reports',
  access: 'signed-in',
  summary: 'Report a review to the moderators; each person can do so once',
  limit: 'reviewReports',
  errors: { 403: ['own_review'], 404: ['review_not_found'], 409: ['already_reported'] },
  validate: { params: reviewParamsSchema, payload: reportDraftSchema },
  response: 'none',
  load: ({ params, viewer }) => findReview(params.id, viewer),
  authorize: ({ viewer }, review) => mayReport(viewer, review),
  transaction: true,
  act: ({ viewer, payload, transaction }, review) => reportReview(review.id, viewer.id, payload, transaction),
});

const list = route({
  method: 'GET',
  path: '/api/admin/review-reports',
  access: 'admin',
  summary: 'List reports about reviews by status, oldest first',
  validate: { query: reportQuerySchema },
  response: reportListSchema,
  act: ({ query }) => listReports(query),
  present: (reports) => reports.map(presentReport),
});

const read = route({
  method: 'GET',
  path: '/api/admin/review-reports/{id}',
  access: 'admin',
  summary: 'Get a report about a review: the review, its earlier versions, and both people',
  errors: { 404: ['report_not_found'] },
  validate: { params: reportParamsSchema },
  response: reportSchema,
  load: ({ params }) => findReport(params.id),
  act: (_context, found) => readReport(found.id),
  present: presentReport,
});

const decide = route({
  method: 'POST',
  path: '/api/admin/review-reports/{id}/decision',
  access: 'admin',
  summary: 'Hide the reported review or dismiss the report, with a reason',
  errors: { 404: ['report_not_found'], 409: ['already_decided'] },
  validate: { params: reportParamsSchema, payload: reportDecisionSchema },
  response: reportSchema,
  load: ({ params }) => findReport(params.id),
  act: async ({ request, payload }, found) => {
    await inRetriedTransaction((transaction) => decideReport(found, actorOf(request), payload, transaction));
    return readReport(found.id);
  },
  present: presentReport,
});

const visibility = route({
  method: 'PUT',
  path: '/api/admin/reviews/{id}/visibility',
  access: 'admin',
  summary: 'Hide a review or show it again, with a reason that its author is told',
  errors: { 404: ['review_not_found'] },
  validate: { params: reviewParamsSchema, payload: visibilitySchema },
  response: 'none',
  transaction: true,
  act: ({ request, params, payload, transaction }) =>
    setVisibility(params.id, payload.hidden, payload.reason, actorOf(request), transaction),
});

/** Reports of reviews: made by people, decided by administrators. */
export const reportRoutes = [report, list, read, decide, visibility];
