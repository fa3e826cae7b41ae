import { useLessMotion } from '@counterpart/design-system/layout';
import { useEffect, useState } from 'react';

export interface Rotation {
  /** Position of the one shown, from 0. */
  readonly index: number;
  readonly paused: boolean;
  toggle(): void;
}

/**
 * Counts through `length` things, one every `interval` milliseconds. Stands still for people who ask for less motion,
 * until they press play.
 */
export function useRotation(length: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const wantsLessMotion = useLessMotion();
  const paused = choice === null ? wantsLessMotion : choice === 'pause';

  useEffect(() => {
    if (paused) return undefined;
    const timer = setInterval(() => setIndex((current) => (current + 1) % length), interval);
    return () => clearInterval(timer);
  }, [paused, length, interval]);

  return { index, paused, toggle: () => setChoice(paused ? 'play' : 'pause') };
}
