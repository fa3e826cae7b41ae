const variable = 'STOP_WITH_STDIN';

/**
 * Environment of a program whose standard input is held open by the process that started it, for as long as that lives.
 */
export const stopsWithStdin = { [variable]: '1' } as const;

/**
 * Calls `stop` when the process that started this one is gone, even if it was killed and could send no signal: its end
 * of our standard input closes then. A program that was started otherwise is never stopped by this.
 */
export function onParentEnd(stop: () => void): void {
  if (process.env[variable] !== '1') return;
  process.stdin.once('close', stop);
  process.stdin.on('error', () => undefined).resume();
}
