import { engagementLimits } from '../../../contract/limits/engagements';
import { quizTitles, type QuizAnswers } from '../../../contract/quiz-questions';
import { wholeCharacters } from '../../../contract/whole-characters';
import type { User } from '../../../platform/auth/user.model';
import { QuizRequest } from '../../directory/quiz/quiz-request.model';
import type { AppError } from '../../../platform/errors/app-error';
import { findPerson } from '../threads/find-person';
import type { Brief } from './engagements.schema';
import { liveWork, refusalToBegin } from './engagements.service';

/** Answer to whether work with a person can begin, with what its brief is filled with. */
export interface Prefill {
  readonly refusal: AppError | null;
  readonly liveId: number | null;
  readonly prefilledFrom: 'quiz' | null;
  readonly brief: Brief;
}

const empty: Brief = { title: '', need: '', dueOn: null, budgetFrom: null, budgetTo: null, budgetUnit: null };

/** Dollars a month that an answer of the quiz stands for. */
const budgets: Readonly<Record<string, readonly [number | null, number | null]>> = {
  '<$500': [null, 500],
  '$500–$1,500': [500, 1500],
  '$1,500–$5,000': [1500, 5000],
  '$5,000+': [5000, null],
};

/** Answers that say something of the work, in the order in which a brief names them. */
const facts = [
  quizTitles.entity,
  quizTitles.industry,
  quizTitles.revenue,
  quizTitles.employees,
  quizTitles.engagement,
  quizTitles.start,
  quizTitles.special,
] as const;
const labels: Readonly<Record<(typeof facts)[number], string>> = {
  [quizTitles.entity]: 'Business',
  [quizTitles.industry]: 'Industry',
  [quizTitles.revenue]: 'Annual revenue',
  [quizTitles.employees]: 'Employees',
  [quizTitles.engagement]: 'Kind of support',
  [quizTitles.start]: 'Start',
  [quizTitles.special]: 'Special needs',
};

const textsOf = (answers: QuizAnswers, title: string): readonly string[] =>
  [answers[title] ?? []].flat().filter((text) => text !== '' && text !== 'None' && text !== 'Other');

function briefOf(answers: QuizAnswers): Brief {
  const { titleMax, needMax } = engagementLimits;
  const [description = ''] = textsOf(answers, quizTitles.description);
  const lines = facts.flatMap((title) => {
    const texts = textsOf(answers, title);
    return texts.length > 0 ? [`${labels[title]}: ${texts.join(', ')}`] : [];
  });
  const [budgetFrom, budgetTo] = budgets[textsOf(answers, quizTitles.budget)[0] ?? ''] ?? [null, null];
  return {
    title: wholeCharacters(textsOf(answers, quizTitles.services).join(', '), titleMax),
    need: wholeCharacters([description, lines.join('\n')].filter(Boolean).join('\n\n'), needMax),
    dueOn: null,
    ...{ budgetFrom, budgetTo, budgetUnit: budgetFrom === null && budgetTo === null ? null : 'month' },
  };
}

/** Reads whether a viewer can begin work with a person. Clients find their last answers of the quiz in the brief. */
export async function readPrefill(viewer: User, otherId: number): Promise<Prefill> {
  const other = await findPerson(otherId);
  const [client, professional] = viewer.userType === 'client' ? [viewer, other] : [other, viewer];
  const [refusal, live, quiz] = await Promise.all([
    refusalToBegin(viewer, other),
    liveWork(client, professional),
    viewer.userType === 'client'
      ? QuizRequest.query().where({ userId: viewer.id }).orderBy('id', 'desc').first()
      : undefined,
  ]);
  return {
    refusal: live ? null : refusal,
    liveId: live?.id ?? null,
    prefilledFrom: quiz ? 'quiz' : null,
    brief: quiz ? briefOf(quiz.answers) : empty,
  };
}
