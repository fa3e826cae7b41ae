import type { QuizHandling } from '../../../contract/named-types';
import type { AuditActor } from '../../../platform/audit/record-audit';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { notify } from '../../identity/notifications/notifications.service';
import { recordDecision } from '../../../platform/queues/record-decision';
import { answerText } from './quiz-answers';
import { QuizRequest } from './quiz-request.model';
import { quizNotFound } from './quiz.errors';
import { withContacts, type QuizOverview } from './quiz.service';
import { siteName } from '../../../platform/mail/site-name';

/** A quiz as administrators see it. @throws AppError 404 */
export async function readQuizRequest(id: number): Promise<QuizOverview> {
  const quiz = await QuizRequest.query().findById(id);
  if (!quiz) throw quizNotFound();
  return withContacts(quiz, new Date());
}

/**
 * Handles an unanswered quiz. The text is mailed to the email of the quiz; its client is notified too if they have an
 * account.
 * @throws AppError 409 when another administrator was faster
 */
export async function handleQuiz(
  id: number,
  by: AuditActor,
  { decision, note }: QuizHandling,
  transaction: Transaction,
): Promise<void> {
  const quiz = await QuizRequest.query(transaction).findById(id).forUpdate();
  if (!quiz) throw quizNotFound();
  if (await transaction('queue_decisions').where({ queue: 'quiz', itemId: id }).first('id'))
    throw conflict('This request has already been handled.', 'already_decided');
  const outcome = decision === 'write' ? 'written' : 'closed';
  await recordDecision({ queue: 'quiz', itemId: id, outcome, reason: note, by, aboutUserId: quiz.userId }, transaction);
  if (decision === 'write') await writeTo(quiz, note, transaction);
}

async function writeTo({ userId, answers }: QuizRequest, note: string, transaction: Transaction) {
  const name = `${answerText(answers, 'firstName')} ${answerText(answers, 'lastName')}`.trim();
  await enqueueMail(
    {
      kind: 'quiz-follow-up',
      to: { name, email: answerText(answers, 'email'), ...(userId !== null && { userId }) },
      subject: `About your matches on ${siteName}`,
      content: {
        paragraphs: [note],
        action: { label: 'Find a Professional', href: '/search' },
        footnote: 'You get this because you took our matching quiz and no professional has answered you yet.',
      },
    },
    transaction,
  );
  if (userId !== null)
    await notify(
      { userId, kind: 'match', title: 'We looked into your matches', body: note, href: '/search' },
      transaction,
    );
}
