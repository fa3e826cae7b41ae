import {
  quizStepErrors,
  quizSteps,
  type QuizAnswers,
  type QuizErrors,
  type QuizResult,
} from '@counterpart/api/contract';
import { createEffect, createEvent, createStore, sample } from 'effector';

/** Intro, then nine steps, then the thank-you screen with the matches. */
export type QuizStage = 'intro' | 'steps' | 'done';

/** The user's progress. */
export interface QuizProgress {
  /** From 0; the contact form is the last one. */
  readonly step: number;
  readonly answers: QuizAnswers;
}

/** Data of earlier visits in this browser. */
export interface QuizMemory {
  readonly progress: QuizProgress | null;
  readonly resultId: string | null;
}

interface Answered {
  readonly key: string;
  readonly answer: string | readonly string[];
}

/** The nine steps and the contact form. */
export const stepCount = quizSteps.length + 1;
const lastStep = stepCount - 1;
const noAnswers: QuizAnswers = {};
const nothing: QuizMemory = { progress: null, resultId: null };

/** Begins at the first step, with what is known already. */
export const quizStarted = createEvent<QuizAnswers>();
/** Goes on with what an earlier visit left. */
export const quizContinued = createEvent();
export const answered = createEvent<Answered>();
export const nextPressed = createEvent();
export const previousPressed = createEvent();
/** The browser's history came to a step, from 0, or to null, the intro; also when the page is loaded there. */
export const stepVisited = createEvent<number | null>();
export const quizClosed = createEvent();
export const memoryFound = createEvent<QuizMemory>();

/** Sends the answers. The scope says how. */
export const submitQuizFx = createEffect<QuizAnswers, QuizResult>();
/** Remembers progress in this browser, or forgets it. The scope says how. */
export const storeProgressFx = createEffect<QuizProgress | null, void>();
/** Notifies the component that shows the quiz of a result, through the scope. */
export const announceResultFx = createEffect<QuizResult, void>();

export const $stage = createStore<QuizStage>('intro', { serialize: 'ignore' });
export const $step = createStore(0, { serialize: 'ignore' });
export const $answers = createStore<QuizAnswers>(noAnswers, { serialize: 'ignore' });
export const $errors = createStore<QuizErrors>({}, { serialize: 'ignore' });
/** Reason the answers could not be sent; they are all still there. */
export const $failure = createStore<Error | null>(null, { serialize: 'ignore' });
/** Progress that 'Continue Where You Left Off' would restore, and the last result. */
export const $memory = createStore<QuizMemory>(nothing, { serialize: 'ignore' });
export const $result = createStore<QuizResult | null>(null, { serialize: 'ignore' });

const current = sample({
  clock: nextPressed,
  source: { step: $step, answers: $answers, sending: submitQuizFx.pending },
  filter: ({ sending }) => !sending,
});
const checked = current.map(({ step, answers }) => ({ step, answers, errors: quizStepErrors(step, answers) }));
const isValid = ({ errors }: { readonly errors: QuizErrors }): boolean => Object.keys(errors).length === 0;
const moved = sample({
  clock: checked,
  filter: (state) => isValid(state) && state.step < lastStep,
  fn: ({ step }) => step + 1,
});

sample({ clock: checked, fn: ({ errors }) => errors, target: $errors });
sample({
  clock: checked,
  filter: (state) => isValid(state) && state.step === lastStep,
  fn: ({ answers }) => answers,
  target: submitQuizFx,
});

/** Target of a visit: the step, but none past an unanswered one; none without answers. */
const visited = sample({
  clock: stepVisited,
  source: { answers: $answers, memory: $memory },
  fn: ({ answers, memory }, step) => {
    const known = Object.keys(answers).length > 0 ? answers : (memory.progress?.answers ?? noAnswers);
    return { step: step === null ? null : reachable(step, known), answers: known };
  },
});
const visitedStep = visited.filterMap(({ step, answers }) =>
  step === null || Object.keys(answers).length === 0 ? undefined : { step, answers },
);
const visitedIntro = stepVisited.filter({ fn: (step) => step === null });

function reachable(step: number, answers: QuizAnswers): number {
  const open = quizSteps.findIndex((_, index) => Object.keys(quizStepErrors(index, answers)).length > 0);
  return Math.min(step, open === -1 ? lastStep : open);
}

$step
  .on(visitedStep, (_, { step }) => step)
  .on(quizStarted, () => 0)
  .on(moved, (_, step) => step)
  .on(previousPressed, (step) => Math.max(0, step - 1))
  .reset(quizClosed);

$answers
  .on(visitedStep, (_, { answers }) => answers)
  .on(quizStarted, (_, known) => known)
  .on(answered, (answers, { key, answer }) => ({ ...answers, [key]: answer }))
  .reset(quizClosed);

$errors
  .on(answered, (errors, { key }) => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key)))
  .reset([quizStarted, quizContinued, moved, previousPressed, stepVisited, quizClosed]);

$failure
  .on(submitQuizFx.failData, (_, error) => error)
  .reset([quizStarted, quizContinued, submitQuizFx, previousPressed, stepVisited, quizClosed]);
$memory.on(memoryFound, (_, memory) => memory).reset(quizClosed);
$result.on(submitQuizFx.doneData, (_, result) => result).reset([quizStarted, quizClosed]);

$stage
  .on([quizStarted, quizContinued, visitedStep], () => 'steps')
  .on(visitedIntro, (stage) => (stage === 'steps' ? 'intro' : stage))
  .on(submitQuizFx.done, () => 'done')
  .reset(quizClosed);

const continued = sample({
  clock: quizContinued,
  source: $memory.map(({ progress }) => progress),
  filter: (progress): progress is QuizProgress => progress !== null,
});
sample({ clock: continued, fn: ({ step }) => Math.min(step, lastStep), target: $step });
sample({ clock: continued, fn: ({ answers }) => answers, target: $answers });

sample({
  clock: [answered, moved, previousPressed, visitedStep],
  source: { step: $step, answers: $answers },
  target: storeProgressFx,
});
sample({ clock: submitQuizFx.done, fn: () => null, target: storeProgressFx });
sample({ clock: submitQuizFx.doneData, target: announceResultFx });
