import { actorOf } from '../../../../platform/audit/record-audit';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { presentFeedback } from './feedback.presenter';
import {
  feedbackDraftSchema,
  feedbackListSchema,
  feedbackParamsSchema,
  feedbackQuerySchema,
  feedbackResolutionSchema,
  feedbackSchema,
} from './feedback.schema';
import { findFeedback, listFeedback, resolveFeedback, storeFeedback } from './feedback.service';

/** Readers' feedback on the assistant's answers. */
export const answerFeedbackModule = routesModule('compliance-answer-feedback', () => [give, list, one, resolve]);

const give = route({
  method: 'POST',
  path: '/api/compliance/feedback',
  access: 'public',
  summary: 'Rate an answer; a repeat with the same `answerId` replaces the rating. Nothing identifies the sender',
  limit: 'answerFeedbackIp',
  publicData: 'unchanged',
  validate: { payload: feedbackDraftSchema },
  response: 'none',
  act: ({ payload }) => storeFeedback(payload),
});

const list = route({
  method: 'GET',
  path: '/api/admin/assistant-feedback',
  access: 'admin',
  summary: 'List feedback on the assistant’s answers, newest first, 50 per page',
  validate: { query: feedbackQuerySchema },
  response: feedbackListSchema,
  act: ({ query }) => listFeedback(query),
  present: ({ items, total }) => ({ items: items.map(presentFeedback), total }),
});

const one = route({
  method: 'GET',
  path: '/api/admin/assistant-feedback/{id}',
  access: 'admin',
  summary: 'Get one person’s feedback on an answer',
  errors: { 404: ['feedback_not_found'] },
  validate: { params: feedbackParamsSchema },
  response: feedbackSchema,
  act: ({ params }) => findFeedback(params.id),
  present: presentFeedback,
});

const resolve = route({
  method: 'PUT',
  path: '/api/admin/assistant-feedback/{id}/resolution',
  access: 'admin',
  summary: 'Mark feedback as resolved or reopen it',
  publicData: 'unchanged',
  errors: { 404: ['feedback_not_found'], 409: ['already_decided'] },
  validate: { params: feedbackParamsSchema, payload: feedbackResolutionSchema },
  response: feedbackSchema,
  act: ({ params, payload, request }) => resolveFeedback(params.id, payload, actorOf(request)),
  present: presentFeedback,
});
