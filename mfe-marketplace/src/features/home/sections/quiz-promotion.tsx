import type { ReactNode } from 'react';
import { QuizButton } from '../quiz-button';
import type { QuizOpener } from '../quiz-opener';
import { HomeSection } from './home-section';

/** The quiz, for those who would rather answer than search. */
export function QuizPromotion(opener: QuizOpener): ReactNode {
  return (
    <HomeSection
      title="Not sure whom you need?"
      text="Take the 1-minute matching quiz. Three to five verified professionals come back with the reasons why they fit, and an answer within 24 hours."
      action={
        <QuizButton {...opener} size="large" variant="secondary">
          Take the Quiz
        </QuizButton>
      }
    />
  );
}
