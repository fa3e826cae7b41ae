import type { QuizAnswers } from '@counterpart/api/contract';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { QuizHistory } from './quiz-history';
import { QuizIntro } from './quiz-intro';
import { QuizMatches } from './quiz-matches';
import { QuizSteps } from './quiz-steps';
import { $result, $stage, $step, quizClosed, stepVisited } from './quiz-workflow';

interface Props {
  /** Of what stands first in it: 1 on its page, 3 below a dialog's title. */
  readonly headingLevel: 1 | 3;
  /** Answers that need not be asked again. */
  readonly known: QuizAnswers;
  /** A result of before, to be shown instead of the quiz. */
  readonly resultId?: string | null;
  readonly history: QuizHistory;
  readonly onLeave: () => void;
  /** Called when the quiz is restarted; it is back at its intro by then. */
  readonly onAgain?: () => void;
}

/** Intro, steps, thank-you screen: the same in the dialog and on the page. Needs a quiz scope above it. */
export function QuizFlow({ headingLevel, known, resultId = null, history, onLeave, onAgain }: Props): ReactNode {
  const { stage, result } = useUnit({ stage: $stage, result: $result });
  const close = useUnit(quizClosed);
  useFollowHistory(history);
  const again = () => {
    close();
    onAgain?.();
  };
  const shown = result?.id ?? resultId;
  if (shown !== null && stage !== 'steps')
    return (
      <QuizMatches
        key={shown}
        headingLevel={headingLevel}
        resultId={shown}
        first={result ?? undefined}
        onLeave={onLeave}
        onAgain={again}
      />
    );
  return stage === 'steps' ? <QuizSteps headingLevel={headingLevel} history={history} /> : <QuizIntro known={known} />;
}

/** Holds the quiz and the browser's history together: whichever of them moves, the other one follows. */
function useFollowHistory(history: QuizHistory): void {
  const { stage, step } = useUnit({ stage: $stage, step: $step });
  const visit = useUnit(stepVisited);
  const shown = stage === 'steps' ? step : null;
  const lastInHistory = useRef<number | null | undefined>(undefined);
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastInHistory.current !== history.step) {
      lastInHistory.current = history.step;
      if (history.step !== shown) visit(history.step);
    } else if (lastShown.current !== shown && shown !== null && shown !== history.step) {
      history.show(shown);
    }
    lastShown.current = shown;
  }, [history, shown, visit]);
}
