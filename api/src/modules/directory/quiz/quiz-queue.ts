import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueRow, QueueSource } from '../../../platform/queues/queue-source';
import { answerText } from './quiz-answers';
import { QuizRequest } from './quiz-request.model';
import { lateQuizIds } from './quiz-lateness';

const rows = (): Knex.QueryBuilder =>
  database()('quiz_requests').select({
    itemId: 'quiz_requests.id',
    openedAt: 'quiz_requests.createdAt',
    kind: database().raw("'late'"),
    firstName: database().raw('null'),
    lastName: database().raw('null'),
    about: 'quiz_requests.answers',
  });

/** Describes who took it and what they need, from the answers as they are stored. */
function describe({ about }: QueueRow): { title: string; summary: string } {
  const { answers } = QuizRequest.fromDatabaseJson({ answers: about });
  const text = (key: string): string => answerText(answers, key);
  return { title: `${text('firstName')} ${text('lastName')}`.trim(), summary: text('description') || text('email') };
}

/** Quizzes unanswered after 24 hours that no administrator has handled. */
export const quizQueue: QueueSource = {
  name: 'quiz',
  kinds: ['late'],
  rows,
  openRows: () =>
    rows()
      .whereIn('quiz_requests.id', lateQuizIds(new Date()))
      .whereNotIn('quiz_requests.id', database()('queue_decisions').where({ queue: 'quiz' }).select('itemId')),
  describe,
};
