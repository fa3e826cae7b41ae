import { quizSteps, quizTitles, type QuizAnswers } from '@counterpart/api/contract';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { quizAnswers, quizResult } from '../../testing/quiz';
import {
  $answers,
  $errors,
  $failure,
  $memory,
  $result,
  $stage,
  $step,
  answered,
  storeProgressFx,
  memoryFound,
  nextPressed,
  previousPressed,
  quizClosed,
  quizContinued,
  quizStarted,
  submitQuizFx,
  type QuizProgress,
} from './quiz-workflow';

let scope: Scope;
let sent: QuizAnswers[];
let stored: (QuizProgress | null)[];
let answerOf: () => Promise<ReturnType<typeof quizResult>>;

beforeEach(() => {
  [sent, stored] = [[], []];
  answerOf = async () => quizResult();
  scope = fork({
    handlers: [
      [submitQuizFx, (answers: QuizAnswers) => (sent.push(answers), answerOf())],
      [storeProgressFx, (progress: QuizProgress | null) => void stored.push(progress)],
    ],
  });
});

const next = () => allSettled(nextPressed, { scope });
const answer = (key: string, value: string | readonly string[]) =>
  allSettled(answered, { scope, params: { key, answer: value } });
const state = () => ({ stage: scope.getState($stage), step: scope.getState($step) });

/** Starts with every answer given and goes to the contact form. */
async function toLastStep() {
  await allSettled(quizStarted, { scope, params: quizAnswers });
  for (const _ of quizSteps) await next();
}

it('checks a step before it goes on; an answer takes its own error away', async () => {
  await allSettled(quizStarted, { scope, params: {} });
  await next();
  expect(state()).toEqual({ stage: 'steps', step: 0 });
  expect(scope.getState($errors)).toEqual({
    [quizTitles.entity]: 'Please select an option',
    [quizTitles.revenue]: 'Please select an option',
    [quizTitles.employees]: 'Please select an option',
  });
  await answer(quizTitles.revenue, '<$100K');
  expect(Object.keys(scope.getState($errors))).toEqual([quizTitles.entity, quizTitles.employees]);
  await answer(quizTitles.entity, 'Partnership');
  await answer(quizTitles.employees, '50+');
  await next();
  expect(state()).toEqual({ stage: 'steps', step: 1 });
});

it('goes back one step, not before the first, and still has the answers of each', async () => {
  await allSettled(quizStarted, { scope, params: quizAnswers });
  await next();
  await allSettled(previousPressed, { scope });
  await allSettled(previousPressed, { scope });
  expect(state().step).toBe(0);
  expect(scope.getState($answers)).toEqual(quizAnswers);
  expect(scope.getState($errors)).toEqual({});
});

it('needs neither free text nor a checkbox below the main question', async () => {
  const {
    [quizTitles.city]: _city,
    [quizTitles.state]: _state,
    [quizTitles.description]: _text,
    ...needed
  } = quizAnswers;
  await allSettled(quizStarted, { scope, params: needed });
  for (const _ of quizSteps) await next();
  expect(state().step).toBe(8);
});

it('says what the contact form needs', async () => {
  await toLastStep();
  for (const [key, value] of [
    ['firstName', ' '],
    ['lastName', ''],
    ['email', ''],
    ['phone', ''],
    ['termsAgreed', ''],
  ] as const)
    await answer(key, value);
  await next();
  expect(scope.getState($errors)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    termsAgreed: 'Agreement to the terms is required',
  });
  await answer('email', 'dana');
  await next();
  expect(scope.getState($errors)['email']).toBe('Please enter a valid email address');
  expect(sent).toEqual([]);
});

it('sends once after the ninth step, shows the result and forgets the progress', async () => {
  await toLastStep();
  await Promise.all([next(), next()]);
  expect(sent).toEqual([quizAnswers]);
  expect(state().stage).toBe('done');
  expect(scope.getState($result)?.matches).toHaveLength(3);
  expect(stored.at(-1)).toBeNull();
});

it('keeps every answer when sending fails, and retries', async () => {
  await toLastStep();
  answerOf = async () => Promise.reject(new Error('503: The database is not reachable.'));
  await next();
  expect(state()).toEqual({ stage: 'steps', step: 8 });
  expect(scope.getState($failure)?.message).toBe('503: The database is not reachable.');
  expect(scope.getState($answers)).toEqual(quizAnswers);
  answerOf = async () => quizResult();
  await next();
  expect(state().stage).toBe('done');
  expect(scope.getState($failure)).toBeNull();
  expect(sent[0]).toBe(sent[1]);
});

it('closing puts it back to the intro without answers; what was stored can be continued', async () => {
  await allSettled(quizStarted, { scope, params: quizAnswers });
  await next();
  const progress = stored.at(-1) ?? null;
  expect(progress).toEqual({ step: 1, answers: quizAnswers });
  await allSettled(quizClosed, { scope });
  expect(state()).toEqual({ stage: 'intro', step: 0 });
  expect(scope.getState($answers)).toEqual({});
  await allSettled(memoryFound, { scope, params: { progress, resultId: null } });
  await allSettled(quizContinued, { scope });
  expect(state()).toEqual({ stage: 'steps', step: 1 });
  expect(scope.getState($answers)).toEqual(quizAnswers);
  expect(scope.getState($memory).resultId).toBeNull();
});
