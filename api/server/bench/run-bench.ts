import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command';

/**
 * Runs a benchmark with a data folder of its own, which is removed afterwards. What it throws is printed, and the exit
 * code is then 1.
 * @param name part of the folder's name
 */
export async function runBench(name: string, main: (dataFolder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `counterpart-bench-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await runCommand(() => main(folder));
}
