import { pauseAfter } from '@counterpart/api/contract';
import { slotRetries } from './area-limits';
import type { AreaLoader } from './areas-context';

interface Failed {
  attempts: number;
  triedAt: number;
}

/** Areas that slots lack, which are loaded again by themselves while a slot is on the page. */
export interface SlotRetries {
  /** An area could not be loaded. */
  add(area: string): void;
  has(area: string): boolean;
  /** It was loaded after all. */
  forget(area: string): void;
  /** A slot is on the page, until the returned function is called. */
  join(): () => void;
}

/** Tries with growing pauses, and immediately when the browser is online again. */
export function createRetries(loader: AreaLoader, now: () => number = Date.now): SlotRetries {
  const failed = new Map<string, Failed>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let slots = 0;

  async function retry(area: string): Promise<void> {
    timers.delete(area);
    const failure = failed.get(area);
    if (!failure) return;
    failure.attempts += 1;
    failure.triedAt = now();
    // Null also while the circuit is open, which no state says.
    if (!(await loader.load(area))) schedule(area);
  }

  function schedule(area: string): void {
    const failure = failed.get(area);
    if (!failure || slots === 0 || timers.has(area)) return;
    const pause = Math.max(0, failure.triedAt + pauseAfter(failure.attempts - 1, slotRetries) - now());
    timers.set(
      area,
      setTimeout(() => void retry(area), pause),
    );
  }

  const stop = () => {
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  };
  const onOnline = () => {
    stop();
    for (const area of failed.keys()) void retry(area);
  };

  return {
    add: (area) => {
      if (!failed.has(area)) failed.set(area, { attempts: 1, triedAt: now() });
      schedule(area);
    },
    has: (area) => failed.has(area),
    forget: (area) => void failed.delete(area),
    join: () => {
      if (slots === 0) window.addEventListener('online', onOnline);
      slots += 1;
      for (const area of failed.keys()) schedule(area);
      return () => {
        slots -= 1;
        if (slots > 0) return;
        window.removeEventListener('online', onOnline);
        stop();
      };
    },
  };
}
