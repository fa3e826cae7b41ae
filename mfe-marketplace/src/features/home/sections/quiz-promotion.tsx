import { Illustration } from '@counterpart/design-system/illustration';
import { from } from '@counterpart/design-system/layout';
import { quizPicture } from '@counterpart/design-system/pictures/quiz';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QuizButton } from '../quiz-button';
import type { QuizOpener } from '../quiz-opener';
import { HomeSection } from './home-section';

/** The picture beside the button. */
const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 148px) auto;
  gap: var(--cp-space-24);
  align-items: center;
  justify-content: start;
  ${from('medium')} {
    grid-template-columns: minmax(0, 240px) auto;
  }
`;

/** The quiz, for those who would rather answer than search. */
export function QuizPromotion(opener: QuizOpener): ReactNode {
  return (
    <HomeSection
      title="Not sure who you need?"
      text="Take the 1-minute matching quiz. See three to five verified matches, why each one fits, and hear back within 24 hours."
    >
      <Offer>
        <Illustration picture={quizPicture} />
        <QuizButton {...opener} size="large">
          Take the Quiz
        </QuizButton>
      </Offer>
    </HomeSection>
  );
}
