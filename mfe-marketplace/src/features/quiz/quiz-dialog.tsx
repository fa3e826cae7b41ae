import { Dialog } from '@counterpart/design-system/dialog';
import { useHost, useSession } from '@counterpart/shell/sdk';
import { Provider } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { allSettled } from 'effector';
import { useQuizHistory } from './quiz-history';
import { knownAnswers } from './quiz-known-answers';
import { QuizFlow } from './quiz-flow';
import { createQuizScope } from './quiz-scope';
import { quizClosed } from './quiz-workflow';

const nobodyToTell = (): void => undefined;

/** The quiz in front of the home page. Closing it, also by the backdrop, puts it back to its intro. */
export function QuizDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const host = useHost();
  const { user } = useSession();
  const [scope] = useState(() => createQuizScope(host, nobodyToTell));

  const history = useQuizHistory(false);

  const close = () => {
    void allSettled(quizClosed, { scope });
    // The steps are behind the page that the dialog stood on.
    if (open && history.depth > 0) history.back(history.depth);
    onClose();
  };

  return (
    <Provider value={scope}>
      <Dialog open={open} onClose={close} size="large" title="Find Your Match">
        <QuizFlow
          headingLevel={3}
          known={knownAnswers(new URLSearchParams(), user)}
          history={history}
          onLeave={close}
        />
      </Dialog>
    </Provider>
  );
}
