import { lazyPart } from '@counterpart/shell/sdk';
import { useCallback, useState, type ReactNode } from 'react';
import { HomePage as Home } from '../features/home/home-page';

const QuizDialog = lazyPart(async () => (await import('../features/quiz/quiz-dialog')).QuizDialog, {
  name: 'the questions',
  loading: null,
  failure: 'dialog',
});
const near = () => void QuizDialog.preload();

/** `/`: the home page, and the quiz that it opens. The quiz's code is loaded when it is about to be opened. */
export function HomePage(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
    setWasOpened(true);
  }, []);
  return (
    <>
      <Home onQuiz={open} onNearQuiz={near} />
      {wasOpened && <QuizDialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
