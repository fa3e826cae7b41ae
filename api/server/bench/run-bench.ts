import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../src/platform/errors/start-error';

/**
 * Runs a benchmark with a data folder of its own, which is removed afterwards. What it throws is printed, and the exit
 * code is then 1.
 * @param name part of the folder's name
 */
export async function runBench(name: string, main: (dataFolder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `counterpart-bench-${name}-`));
  try {
    await main(folder);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
