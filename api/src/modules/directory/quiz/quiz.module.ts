import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { reviewedBy } from '../professionals/professionals.service';
import { forgetQuizzesJob } from './forget-quizzes';
import { quizAdminRoutes } from './quiz-admin.routes';
import { presentQuiz } from './quiz.presenter';
import type { QuizSubmission } from './quiz.schema';
import { quizChoiceSchema, quizParamsSchema, quizResultSchema, quizSubmissionSchema } from './quiz.schema';
import { chooseMatch, findQuiz, readMatches, submitQuiz, type FoundMatches } from './quiz.service';
import type { User } from '../../../platform/auth/user.model';

const noSuchQuiz = { 404: ['quiz_not_found'] } as const;

/** The matching quiz: what was answered, who fits, and whom the client chose. */
export const quizModule: Plugin<void> = {
  name: 'quiz',
  register(server) {
    const { jobs, site } = server.app.platform;
    jobs.add(forgetQuizzesJob(site));
    server.route([submit, result, choose, ...quizAdminRoutes]);
  },
};

const withReviewed = async (found: FoundMatches, viewer: User | null) => ({
  found,
  reviewed: await reviewedBy(
    viewer,
    found.matches.map(({ record }) => record),
  ),
});

/** The same quiz sent again is the first one. */
const sendQuiz = async ({ payload, viewer }: { payload: QuizSubmission; viewer: User | null }) =>
  withReviewed(await submitQuiz(payload, viewer), viewer);

const submit = route({
  method: 'POST',
  path: '/api/quiz',
  publicData: 'unchanged',
  access: 'public',
  summary: 'Submit the quiz and get three to five matches; a repeated id returns the first result',
  limit: 'quizIp',
  errors: { 409: ['quiz_id_reused'] },
  validate: { payload: quizSubmissionSchema },
  response: quizResultSchema,
  // A visitor's answers are not copied.
  idempotent: { again: sendQuiz },
  act: sendQuiz,
  present: ({ found, reviewed }, { viewer }) => presentQuiz(found, viewer, reviewed),
});

const result = route({
  method: 'GET',
  path: '/api/quiz/{id}',
  access: 'public',
  summary: 'Get a quiz’s matches by its secret id',
  errors: noSuchQuiz,
  validate: { params: quizParamsSchema },
  response: quizResultSchema,
  load: ({ params }) => findQuiz(params.id),
  act: async ({ viewer }, quiz) => withReviewed(await readMatches(quiz), viewer),
  present: ({ found, reviewed }, { viewer }) => presentQuiz(found, viewer, reviewed),
});

const choose = route({
  method: 'POST',
  path: '/api/quiz/{id}/contacts',
  access: 'signed-in',
  summary: 'Consent to contact with one of the matches; the message itself is sent to /api/messages',
  errors: { 400: ['quiz_not_a_match'], ...noSuchQuiz },
  validate: { params: quizParamsSchema, payload: quizChoiceSchema },
  response: 'none',
  load: ({ params }) => findQuiz(params.id),
  act: ({ viewer, payload }, quiz) => chooseMatch(quiz, viewer, payload),
});
