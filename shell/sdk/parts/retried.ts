/** Milliseconds before the one automatic retry after a quick failure. */
export const retryDelay = 200;

/** Milliseconds that code may take: what it shares with the shell is requested for as long as it takes. */
const longestWait = 4_000;

/** Rejects when what is loaded does not arrive in time. */
function inTime<Value>(arrival: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not arrive in time.')), longestWait);
    void arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Event of the window: code is wanted now, so what is still waited for is requested without another pause. */
export const codeWanted = 'counterpart.codeWanted';

/** Tells what waits between two requests. A server has no window. */
export function wantCode(): void {
  if (typeof document !== 'undefined') dispatchEvent(new Event(codeWanted));
}

/** Calls once more, a moment later, when the first call fails or takes too long. */
export function retried<Value>(load: () => Promise<Value>): Promise<Value> {
  const again = async (): Promise<Value> => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return inTime(load());
  };
  wantCode();
  return inTime(load()).catch(again);
}
