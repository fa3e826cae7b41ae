type Start = (task: (...values: unknown[]) => void, ...rest: unknown[]) => object;

/**
 * Replaces the global timers by ones that end with the page that set them: a loop in a later one would end the page of
 * whichever area is rendered then, and that area would be blamed. Call it before the globals are fixed.
 * @returns what ends all timers that were set since it was last called
 */
export function limitTimersToPages(): () => void {
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearImmediate } = globalThis;
  // Also those that have run: a timeout can be started again by its handle until it is cleared.
  let timers: object[] = [];
  let immediates: object[] = [];
  const noting =
    (start: unknown, note: (handle: object) => void): Start =>
    (task, ...rest) => {
      const handle = (start as Start)(task, ...rest);
      note(handle);
      return handle;
    };
  Object.assign(globalThis, {
    setTimeout: noting(setTimeout, (handle) => timers.push(handle)),
    setInterval: noting(setInterval, (handle) => timers.push(handle)),
    setImmediate: noting(setImmediate, (handle) => immediates.push(handle)),
  });
  return () => {
    for (const handle of timers) clearTimeout(handle as NodeJS.Timeout);
    for (const handle of immediates) clearImmediate(handle as NodeJS.Immediate);
    timers = [];
    immediates = [];
  };
}
