import { accountKey } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { answerText } from './quiz-answers';
import { QuizRequest } from './quiz-request.model';

/** Quizzes taken without an account under this email, case-insensitively. */
export async function quizzesUnderEmail(email: string, transaction?: Transaction): Promise<QuizRequest[]> {
  const key = accountKey(email);
  // Narrowed by the database, decided here: answers are JSON, and an email may hold what LIKE takes for a wildcard.
  const found = await QuizRequest.query(transaction)
    .whereNull('userId')
    .whereRaw('lower(??) like ?', ['answers', `%${key}%`]);
  return found.filter(({ answers }) => accountKey(answerText(answers, 'email')) === key);
}
