/** Milliseconds before the one automatic retry after a quick failure. */
export const retryDelay = 200;

/** Calls once more, a moment later, when the first call fails. */
export function retried<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, retryDelay)).then(load));
}
