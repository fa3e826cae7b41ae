import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { quizAdminParamsSchema, quizHandlingSchema } from './quiz-admin.schema';
import { handleQuiz, readQuizRequest } from './quiz-admin.service';
import { presentQuizRequest } from './quiz.presenter';
import { quizRequestSchema } from './quiz.schema';

const read = route({
  method: 'GET',
  path: '/api/admin/quiz-requests/{id}',
  access: 'admin',
  summary: 'Get a quiz request with its answers and outcome',
  errors: { 404: ['quiz_not_found'] },
  validate: { params: quizAdminParamsSchema },
  response: quizRequestSchema,
  act: ({ params }) => readQuizRequest(params.id),
  present: presentQuizRequest,
});

const decide = route({
  method: 'POST',
  path: '/api/admin/quiz-requests/{id}/decision',
  access: 'admin',
  summary: 'Reply to an unanswered quiz request by mail, or close it with a reason',
  publicData: 'unchanged',
  errors: { 404: ['quiz_not_found'], 409: ['already_decided'] },
  validate: { params: quizAdminParamsSchema, payload: quizHandlingSchema },
  response: quizRequestSchema,
  act: async ({ request, params, payload }) => {
    await inRetriedTransaction((transaction) => handleQuiz(params.id, actorOf(request), payload, transaction));
    return readQuizRequest(params.id);
  },
  present: presentQuizRequest,
});

/** Quizzes as administrators deal with them. */
export const quizAdminRoutes = [read, decide];
