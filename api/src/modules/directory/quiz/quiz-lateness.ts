import type { Knex } from 'knex';
import { quizLimits } from '../../../contract/limits/quiz';
import { database } from '../../../platform/database/transaction';

/** Joins messages from a chosen professional to the client since consent. */
export const answersTo = (on: Knex.JoinClause): Knex.JoinClause =>
  on
    .on('m.senderId', 'c.professionalId')
    .andOn('m.receiverId', 'c.clientId')
    .andOn('m.createdAt', '>=', 'c.consentedAt');

/** Quizzes taken before this moment are late unless they were answered. */
export const promisedBy = (now: Date): Date => new Date(now.getTime() - quizLimits.answerWithinHours * 3_600_000);

/** Selects the ids of the quizzes that are late: 24 hours passed and no professional has answered the client. */
export function lateQuizIds(now: Date): Knex.QueryBuilder {
  const db = database();
  const answers = db('quiz_contacts as c')
    .join('messages as m', answersTo)
    .select(db.raw('1'))
    .whereRaw('?? = ??', ['c.quizRequestId', 'l.id']);
  return db('quiz_requests as l').where('l.createdAt', '<=', promisedBy(now)).whereNotExists(answers).select('l.id');
}
