/**
 * Runs something when the browser has nothing else to do.
 * @param atMost milliseconds after which it runs all the same
 */
export function whenIdle(then: () => void, atMost?: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, atMost ? { timeout: atMost } : undefined);
  else setTimeout(then, Math.min(atMost ?? 500, 500));
}
