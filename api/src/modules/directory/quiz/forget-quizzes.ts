import type { Job } from '../../../platform/jobs/jobs';
import type { Site } from '../../../platform/site/site-settings';
import { forgetItems } from '../../../platform/queues/forget-items';
import { QuizRequest } from './quiz-request.model';

const day = 24 * 60 * 60 * 1000;

/** Deletes quizzes of visitors without an account from before a given time; those of an account go with it. */
export const forgetQuizzes = (before: Date): Promise<number> =>
  forgetItems({
    queue: 'quiz',
    model: QuizRequest,
    find: async (transaction, limit) =>
      (
        await QuizRequest.query(transaction)
          .whereNull('userId')
          .where('createdAt', '<', before)
          .orderBy('id')
          .limit(limit)
          .select('id')
      ).map(({ id }) => id),
  });

/** Deletes what is past its retention. */
export const forgetQuizzesJob = (site: Site): Job => ({
  name: 'purge quizzes without an account',
  everyMilliseconds: day / 4,
  run: async () => {
    const { retention } = await site.read();
    await forgetQuizzes(new Date(Date.now() - retention.quizDays * day));
  },
});
