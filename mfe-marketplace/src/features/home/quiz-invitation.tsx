import { StickyCallToAction } from '@counterpart/design-system/sticky-call-to-action';
import type { ReactNode } from 'react';
import { QuizButton } from './quiz-button';
import type { QuizOpener } from './quiz-opener';

interface Props extends QuizOpener {
  readonly onDismiss: () => void;
}

/** M §2: the sticky card that offers the quiz. When to show it was decided before its code was fetched. */
export function QuizInvitation({ onDismiss, ...opener }: Props): ReactNode {
  return (
    <StickyCallToAction title="Find your match" action={<QuizButton {...opener}>Start the Quiz</QuizButton>} afterTime={0} onDismiss={onDismiss}>
      The 1-minute matching quiz proposes verified professionals who fit what you need.
    </StickyCallToAction>
  );
}
