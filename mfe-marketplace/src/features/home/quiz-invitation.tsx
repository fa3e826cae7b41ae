import { from } from '@counterpart/design-system/layout';
import { StickyCallToAction } from '@counterpart/design-system/sticky-call-to-action';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { QuizButton } from './quiz-button';
import type { QuizOpener } from './quiz-opener';

/** Height that the card and the space around it take up at the bottom of the window. */
const room = '208px';

/** The corner belongs to the button that leads to the top: the card stands beside it. */
const BesideToTop = styled.div`
  > aside {
    inset-block-end: calc(var(--cp-space-12) + env(safe-area-inset-bottom, 0px));
    inset-inline: var(--cp-space-12) 72px;
    border-width: 1px;
    border-radius: var(--cp-radius-large);
    padding-block-end: var(--cp-space-12);
  }
  ${from('medium')} {
    > aside {
      inset-block-end: var(--cp-space-24);
      inset-inline: auto 72px;
      padding-block-end: var(--cp-space-20);
    }
  }
`;

/** As long as the card is there the page ends above it, and whatever takes the focus is scrolled clear of it. */
function useRoomBelow(): void {
  useEffect(() => {
    const { body, documentElement } = document;
    body.style.paddingBlockEnd = room;
    documentElement.style.scrollPaddingBlockEnd = room;
    return () => {
      body.style.paddingBlockEnd = '';
      documentElement.style.scrollPaddingBlockEnd = '';
    };
  }, []);
}

interface Props extends QuizOpener {
  readonly onDismiss: () => void;
}

/** The sticky card that offers the quiz. When to show it was decided before its code was fetched. */
export function QuizInvitation({ onDismiss, ...opener }: Props): ReactNode {
  useRoomBelow();
  return (
    <BesideToTop>
      <StickyCallToAction
        title="Find your match"
        action={<QuizButton {...opener}>Start the Quiz</QuizButton>}
        afterTime={0}
        onDismiss={onDismiss}
      >
        The 1-minute matching quiz suggests verified professionals who fit what you need.
      </StickyCallToAction>
    </BesideToTop>
  );
}
