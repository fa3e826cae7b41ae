import { quizStepErrors, quizSteps, type QuizAnswers, type QuizQuestion } from '@counterpart/api/contract';
import { useState } from 'react';

/** Tells whether one choice answers a question, so that it can lead to the next one by itself. */
export const takesOne = ({ kind }: QuizQuestion): boolean => kind === 'radio' || kind === 'dropdown';
const takesText = ({ kind }: QuizQuestion): boolean => kind === 'text' || kind === 'textarea';

/** The screens of a step: a question each; fields for words stand with each other, and below what takes several. */
function screensOf(step: number): readonly (readonly QuizQuestion[])[] {
  const questions = quizSteps[step];
  const screens: QuizQuestion[][] = [];
  for (const question of questions ? [questions.main, ...questions.more] : []) {
    const before = screens.at(-1);
    if (before && takesText(question) && !before.some(takesOne)) before.push(question);
    else screens.push([question]);
  }
  return screens;
}

/**
 * Shows one question of a step at a time: those of the screen (none on the contact form), what is missing once it was
 * left, and the ways on and back; there is none back on the first screen.
 * @param next leaves the step
 */
export function useScreens(step: number, answers: QuizAnswers, next: () => void) {
  const [seen, setSeen] = useState({ step, screen: 0, refusals: 0 });
  const { screen, refusals } = seen.step === step ? seen : { screen: 0, refusals: 0 };
  const screens = screensOf(step);
  const asked = screens[screen] ?? [];
  const missing = Object.entries(quizStepErrors(step, answers)).filter(([key]) =>
    asked.some(({ title }) => title === key),
  );
  const show = (shown: number, of = step) => setSeen({ step: of, screen: shown, refusals: 0 });
  return {
    asked,
    screen,
    count: screens.length,
    errors: refusals > 0 ? Object.fromEntries(missing) : {},
    advance: () => {
      if (missing.length > 0) setSeen({ step, screen, refusals: refusals + 1 });
      else if (screen + 1 < screens.length) show(screen + 1);
      else {
        // Coming back to this step begins with its first question.
        show(0, step + 1);
        next();
      }
    },
    back: screen > 0 ? () => show(screen - 1) : null,
  };
}
