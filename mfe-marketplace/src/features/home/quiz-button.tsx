import { Button, type ButtonProps } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';
import type { QuizOpener } from './quiz-opener';

interface Props extends QuizOpener, Pick<ButtonProps, 'size' | 'children'> {}

/** Opens the quiz, whose code is fetched as soon as the pointer or the focus comes near. */
export function QuizButton({ onQuiz, onNearQuiz, ...look }: Props): ReactNode {
  return <Button {...look} aria-haspopup="dialog" onClick={onQuiz} onMouseEnter={onNearQuiz} onFocus={onNearQuiz} />;
}
