import { from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { QuizButton } from '../quiz-button';
import type { QuizOpener } from '../quiz-opener';
import styled from 'styled-components';
import { HomeSection } from './home-section';
import { QuizPicture } from './quiz-picture';

/** The one warm sheet of its row. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-warm);
  ${from('medium')} {
    padding: var(--cp-space-24);
  }
`;

/** On a phone the picture stands beside the button. */
const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--cp-space-16);
  align-items: center;
  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--cp-space-20);
  }
`;

/** The quiz, for those who would rather answer than search. */
export function QuizPromotion(opener: QuizOpener): ReactNode {
  return (
    <Sheet>
      <HomeSection
        size="heading"
        title="Not sure who you need?"
        text="Take the 1-minute matching quiz. See three to five verified matches, why each one fits, and hear back within 24 hours."
      >
        <Offer>
          <QuizPicture />
          <QuizButton {...opener} size="large" variant="secondary">
            Take the Quiz
          </QuizButton>
        </Offer>
      </HomeSection>
    </Sheet>
  );
}
