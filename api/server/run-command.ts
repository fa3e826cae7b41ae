import { StartError } from '../src/platform/errors/start-error';

/** Runs a program. What it throws is printed, a `StartError` as its sentence alone, and the exit code is then 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
