import type { QuizMatch, QuizRequest as PresentedRequest, QuizResult } from '../../../contract/named-types';
import { quizTitles, type QuizAnswers } from '../../../contract/quiz-questions';
import type { User } from '../../../platform/auth/user.model';
import { presentProfessional } from '../professionals/professionals.presenter';
import { answerList, answerText } from './quiz-answers';
import type { FoundMatches, QuizOverview } from './quiz.service';

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The answers as the first lines of a message: what is needed, never how to reach the sender. */
function summaryOf(answers: QuizAnswers): string {
  const services = answerList(answers, quizTitles.services).filter((label) => label !== 'Other');
  const [entity, industry, budget, start] = (['entity', 'industry', 'budget', 'start'] as const).map((name) =>
    answerText(answers, quizTitles[name]),
  );
  const about = [
    `my business is in ${industry} (${entity})`,
    ...(budget === 'Not Sure Yet' ? [] : [`my monthly budget is ${budget?.replace('<', 'under ')}`]),
    start === 'Browsing'
      ? 'I’m still looking around'
      : `I’d like to start ${start?.replace('Within', 'within').replace(/^\d/, 'in $&')}`,
  ];
  return [
    `Hi, I’m looking for help with ${services.length > 0 ? lists.format(services) : 'my finances'}.`,
    `${lists.format(about).replace('m', 'M')}.`,
    answerText(answers, quizTitles.description),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The matches as the quiz's client sees them. */
export function presentQuiz(
  { quiz, matches }: FoundMatches,
  viewer: User | null,
  reviewed: ReadonlySet<number>,
): QuizResult {
  return {
    id: quiz.publicId,
    firstName: answerText(quiz.answers, 'firstName'),
    summary: summaryOf(quiz.answers),
    matches: matches.map(({ record, reasons, contacted }): QuizMatch => ({
      professional: presentProfessional(record, viewer, reviewed),
      reasons: [...reasons],
      contacted,
    })),
  };
}

/** A quiz as admins see it. */
export function presentQuizRequest({ quiz, contactedIds, status, isLate }: QuizOverview): PresentedRequest {
  const { id, createdAt, userId, answers, matches } = quiz;
  const text = (key: string): string => answerText(answers, key);
  return {
    id,
    createdAt: createdAt.toISOString(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    companyName: text('companyName'),
    userId,
    answers: Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'string' ? answer : [...answer]]),
    ),
    matchIds: matches.map(({ professionalId }) => professionalId),
    contactedIds: [...contactedIds],
    status,
    isLate,
  };
}
