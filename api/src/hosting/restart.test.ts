import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Restart } from './restart';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const backoff = { first: 100, longest: 500 };

it('starts again after a pause that doubles up to the longest, until it has worked', () => {
  const start = vi.fn();
  const restart = new Restart(start, backoff);
  const pauses = Array.from({ length: 4 }, () => {
    const pause = restart.schedule();
    vi.advanceTimersByTime(pause - 1);
    expect(restart.isPending).toBe(true);
    vi.advanceTimersByTime(1);
    expect(restart.isPending).toBe(false);
    return pause;
  });
  expect(pauses).toEqual([100, 200, 400, 500]);
  expect(start).toHaveBeenCalledTimes(4);
  restart.worked();
  expect(restart.schedule()).toBe(100);
});

it('starts once however often it is scheduled, and not after it was canceled', () => {
  const start = vi.fn();
  const restart = new Restart(start, backoff);
  restart.schedule();
  restart.schedule();
  vi.advanceTimersByTime(1_000);
  expect(start).toHaveBeenCalledOnce();
  restart.schedule();
  restart.cancel();
  vi.advanceTimersByTime(1_000);
  expect(start).toHaveBeenCalledOnce();
});
