import { lazyPart, localStore } from '@counterpart/shell/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import type { QuizOpener } from './quiz-opener';

const QuizInvitation = lazyPart(async () => (await import('./quiz-invitation')).QuizInvitation, {
  failure: 'hidden',
  loading: null,
});

/** After scrolling past this share of the window's height, or after this time. */
const scrolledShare = 0.6;
export const waitedMs = 30_000;
const dismissed = 'counterpart.quiz-invitation';

/** Offers the quiz once the user has scrolled or waited; 'No thanks' is remembered in this browser. */
export function StickyQuiz(opener: QuizOpener): ReactNode {
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>('waiting');

  useEffect(() => {
    if (state !== 'waiting' || localStore.read(dismissed) !== null) return undefined;
    const show = () => setState('shown');
    const onScroll = () => window.scrollY > scrolledShare * window.innerHeight && show();
    const timer = setTimeout(show, waitedMs);
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [state]);

  if (state !== 'shown') return null;
  const dismiss = () => {
    localStore.write(dismissed, 'dismissed');
    setState('gone');
  };
  const open = () => {
    setState('gone');
    opener.onQuiz();
  };
  return <QuizInvitation onQuiz={open} onNearQuiz={opener.onNearQuiz} onDismiss={dismiss} />;
}
