import { quizTitles } from '@counterpart/api/contract';
import { expect, it } from 'vitest';
import { user } from '../../testing/people';
import { knownAnswers } from './quiz-known-answers';

const from = (search: string) => knownAnswers(new URLSearchParams(search), null);

it.each([
  ['industry=technology', { [quizTitles.industry]: 'Technology' }],
  ['industry=Hospitality', { [quizTitles.industry]: 'Restaurant/Hospitality' }],
  ['service=tax', { [quizTitles.services]: ['Tax Preparation & Filing'] }],
  ['service=tax-preparation,payroll', { [quizTitles.services]: ['Payroll Management', 'Tax Preparation & Filing'] }],
  ['service=juggling&industry=mining', {}],
  ['', {}],
])('reads %s', (search, answers) => expect(from(search)).toEqual(answers));

it('knows who is signed in', () => {
  expect(knownAnswers(new URLSearchParams(), user({ city: 'Austin', state: 'TX' }))).toEqual({
    firstName: 'Clara',
    lastName: 'Nguyen',
    email: 'clara@example.com',
    [quizTitles.city]: 'Austin',
    [quizTitles.state]: 'TX',
  });
});
