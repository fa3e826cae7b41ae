import { StartError } from '@counterpart/api/hosting/start-error';
import { watchLauncher } from './launcher';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Product {
  /** Starts everything; what it rejects with ends the process. */
  start(): Promise<void>;
  /** Ends what was started. */
  stop(): Promise<void>;
}

/** Runs until a signal, the end of npm or a failed start, then stops everything and ends this process. */
export async function runUntilStopped({ start, stop }: Product): Promise<void> {
  let ending: Promise<never> | null = null;
  const isEnding = (): boolean => ending !== null;
  const end = (code: number) => (ending ??= stop().finally(() => process.exit(code)) as Promise<never>);
  for (const signal of signals) process.on(signal, () => void end(0));
  // A terminal or a pipe that is gone takes no more lines, which is no reason to fall.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  watchLauncher(() => void end(0));
  try {
    await start();
  } catch (error) {
    // When the product is stopped during its start, that it was not ready is expected.
    if (!isEnding()) console.error(error instanceof StartError ? `\n${error.message}` : error);
    await end(1);
  }
}
