import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from './counts';
import type { Suite } from './suites';

export interface SuiteResult extends Counts {
  readonly title: string;
  readonly seconds: number;
}

let running: ChildProcess | undefined;

/** Passes an interrupt on to the suite that runs. */
export function stopSuite(signal: 'SIGTERM' | 'SIGKILL'): void {
  running?.kill(signal);
}

function readCounts(suite: Suite, report: string): Counts {
  try {
    return suite.count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: ['It left no results.'] };
  }
}

/**
 * Runs a suite with its output on the terminal. A suite that left no results, or failed without saying which test,
 * counts as one failure.
 */
export async function runSuite(suite: Suite, env: Record<string, string>): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-results-'));
  const report = join(folder, 'results.json');
  const started = Date.now();
  const [program, ...args] = suite.command(report);
  // A database of this machine's person is never a test's: only what the run gives counts.
  const { DATABASE_URL: _product, TEST_DATABASE_URL: _tests, ...outer } = process.env;
  const child = spawn(program, args, {
    cwd: suite.folder,
    stdio: 'inherit',
    env: { ...outer, ...env, ...suite.env?.(report) },
  });
  running = child;
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const { passed, failed, failures } = readCounts(suite, report);
  rmSync(folder, { recursive: true, force: true });
  return {
    title: suite.title,
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: code === 0 || failures.length > 0 ? failures : [`It ended with ${code}.`],
    seconds: (Date.now() - started) / 1000,
  };
}
