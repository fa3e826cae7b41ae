import { quizSteps, type QuizAnswers, type QuizResult } from '@counterpart/api/contract';
import { professional, profile } from './people';

/** Every question answered with its first option, and the contact form. */
export const quizAnswers: QuizAnswers = {
  ...Object.fromEntries(
    quizSteps.flatMap(({ main, more }) =>
      [main, ...more].map(({ title, kind, options: [first = 'Austin'] = [] }) => [
        title,
        kind === 'checkbox' ? [first] : first,
      ]),
    ),
  ),
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '512 555 0100',
  termsAgreed: 'true',
};

export const quizId = '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b';

/** Result of the quiz: three matches, none contacted unless listed. */
export function quizResult(contactedIds: readonly number[] = []): QuizResult {
  return {
    id: quizId,
    firstName: 'Dana',
    summary: 'Hello, I am looking for help with Bookkeeping.',
    matches: ['Ann', 'Bea', 'Cal'].map((firstName, index) => ({
      professional: professional({
        id: 11 + index,
        firstName,
        lastName: 'Match',
        profile: profile({ verified: true }),
      }),
      reasons: ['Offers Bookkeeping', 'From $900 / month, above your budget', 'License verified by our team'],
      contacted: contactedIds.includes(11 + index),
    })),
  };
}
