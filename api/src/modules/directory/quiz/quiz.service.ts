import type { QuizChoice } from '../../../contract/named-types';
import { fullName } from '../../../contract/full-name';
import type { QuizAnswers } from '../../../contract/quiz-questions';
import type { User } from '../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { database } from '../../../platform/database/transaction';
import { AppError, conflict } from '../../../platform/errors/app-error';
import { threadPath } from '../../../platform/site/thread-path';
import { notify, type News } from '../../identity/notifications/notifications.service';
import { readProfessionals, type ProfessionalRecord } from '../professionals/professional-rows';
import { answersTo, promisedBy } from './quiz-lateness';
import { findCandidates } from './quiz-candidates';
import { rankCandidates } from './quiz-matching';
import { QuizRequest } from './quiz-request.model';
import type { QuizSubmission } from './quiz.schema';
import { quizNotFound } from './quiz.errors';
import { readWishes } from './quiz-wishes';

/** A quiz with those of its matches who are still listed. */
export interface FoundMatches {
  readonly quiz: QuizRequest;
  readonly matches: readonly {
    readonly record: ProfessionalRecord;
    readonly reasons: readonly string[];
    readonly contacted: boolean;
  }[];
}

const sameAnswers = (one: QuizAnswers, other: QuizAnswers): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, answer]) => JSON.stringify(other[key]) === JSON.stringify(answer));

/** The quiz that was stored under this id before. @throws AppError 409 when that one was answered otherwise */
async function firstQuiz({ id, answers }: QuizSubmission): Promise<QuizRequest | undefined> {
  const first = await QuizRequest.query().findOne({ publicId: id });
  if (first && !sameAnswers(first.answers, answers))
    throw conflict('Another quiz was sent with the same id.', 'quiz_id_reused');
  return first;
}

/** Stores a quiz with whom it proposes. A repeat of the same one, even at the same moment, gives the first. */
export async function submitQuiz(submission: QuizSubmission, viewer: User | null): Promise<FoundMatches> {
  const repeated = await firstQuiz(submission);
  if (repeated) return readMatches(repeated);
  const { id: publicId, answers } = submission;
  const wishes = readWishes(answers);
  const matches = rankCandidates(await findCandidates(database(), wishes, viewer?.id ?? null), wishes);
  try {
    return await readMatches(
      await QuizRequest.query().insertAndFetch({
        publicId,
        userId: viewer?.id ?? null,
        answers,
        matches,
        createdAt: new Date(),
      }),
    );
  } catch (error) {
    const first = isUniqueViolation(error) ? await firstQuiz(submission) : undefined;
    if (first) return readMatches(first);
    throw error;
  }
}

/** A stored quiz by the id that only its sender knows. @throws AppError 404 */
export async function findQuiz(publicId: string): Promise<QuizRequest> {
  const quiz = await QuizRequest.query().findOne({ publicId });
  if (!quiz) throw quizNotFound();
  return quiz;
}

/** The secret id of the user's newest quiz; null when they took none while signed in, nor chose a match. */
export async function findLastQuizId(userId: number): Promise<string | null> {
  const newest = await QuizRequest.query()
    .select('publicId')
    .where('userId', userId)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return newest?.publicId ?? null;
}

/** The matches of a quiz as they are now, best first; professionals no longer listed are left out. */
export async function readMatches(quiz: QuizRequest): Promise<FoundMatches> {
  const db = database();
  const [records, contacts] = await Promise.all([
    readProfessionals(
      db,
      quiz.matches.map(({ professionalId }) => professionalId),
    ),
    db('quiz_contacts').select('professionalId').where('quizRequestId', quiz.id) as Promise<
      { professionalId: number }[]
    >,
  ]);
  const contacted = new Set(contacts.map(({ professionalId }) => professionalId));
  const reasons = new Map(quiz.matches.map((match) => [match.professionalId, match.reasons]));
  const listed = records.filter(({ profile }) => profile?.listed);
  return {
    quiz,
    matches: listed.map((record) => ({
      record,
      reasons: reasons.get(record.user.id) ?? [],
      contacted: contacted.has(record.user.id),
    })),
  };
}

/**
 * Records that a client agreed to be in touch with one of the matches, and notifies the professional; idempotent.
 * @throws AppError 400 when the professional is not one of the matches, 404 when the quiz belongs to another user
 */
export async function chooseMatch(quiz: QuizRequest, viewer: User, { professionalId }: QuizChoice): Promise<void> {
  // The first user to choose a match becomes the quiz's owner.
  await QuizRequest.query().patch({ userId: viewer.id }).where('id', quiz.id).whereNull('userId');
  const { userId } = await findQuiz(quiz.publicId);
  if (userId !== viewer.id) throw quizNotFound();
  if (!quiz.matches.some((match) => match.professionalId === professionalId)) {
    throw new AppError(400, 'quiz_not_a_match', 'Please choose one of the professionals that the quiz proposed.');
  }
  try {
    await inRetriedTransaction(async (transaction) => {
      await transaction('quiz_contacts').insert({
        quizRequestId: quiz.id,
        professionalId,
        clientId: viewer.id,
        consentedAt: new Date(),
      });
      await notify(matchNews(viewer, professionalId), transaction);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

const matchNews = (client: User, professionalId: number): News => ({
  userId: professionalId,
  fromId: client.id,
  kind: 'match',
  title: `${fullName(client)} chose you in the matching quiz`,
  body: 'Their message says what they are looking for.',
  href: threadPath(client.id),
});

/** A quiz as admins see it. */
export interface QuizOverview {
  readonly quiz: QuizRequest;
  readonly contactedIds: readonly number[];
  readonly status: 'waiting' | 'contacted' | 'answered';
  readonly isLate: boolean;
}

/**
 * A quiz with what became of it. It is late when 24 hours passed and no professional has answered its client (the
 * product promises a '24-hour turnaround on quiz matching').
 */
export async function withContacts(quiz: QuizRequest, now: Date): Promise<QuizOverview> {
  const contacts: { readonly professionalId: number; readonly answers: number | string }[] = await database()(
    'quiz_contacts as c',
  )
    .leftJoin('messages as m', answersTo)
    .where('c.quizRequestId', quiz.id)
    .groupBy('c.professionalId')
    .orderBy('c.professionalId')
    .select('c.professionalId')
    .count({ answers: 'm.id' });
  const isAnswered = contacts.some(({ answers }) => Number(answers) > 0);
  return {
    quiz,
    contactedIds: contacts.map(({ professionalId }) => professionalId),
    status: isAnswered ? 'answered' : contacts.length > 0 ? 'contacted' : 'waiting',
    isLate: !isAnswered && quiz.createdAt <= promisedBy(now),
  };
}
