import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { HomePage as Home } from '../features/home/home-page';

const loadQuiz = () => import('../features/quiz/quiz-dialog');
const QuizDialog = lazy(async () => ({ default: (await loadQuiz()).QuizDialog }));

/** `/`: the home page, and the quiz that it opens. The quiz's code is loaded when it is about to be opened. */
export function HomePage(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const near = useCallback(() => void loadQuiz().catch(() => undefined), []);
  const open = useCallback(() => {
    setIsOpen(true);
    setWasOpened(true);
  }, []);
  return (
    <>
      <Home onQuiz={open} onNearQuiz={near} />
      {wasOpened && (
        <Suspense fallback={null}>
          <QuizDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
