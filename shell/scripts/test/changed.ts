import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '../build/workspaces';
import { countVitest } from './counts';
import { journeysThrough } from './journeys';
import { vitest, type Suite } from './suites';

/** Files that differ from a revision, uncommitted and new ones included. */
function changedFiles(since: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** The main job, the journeys through the parts that changed, and those that changed themselves. */
export function journeysOf(files: readonly string[]): readonly string[] {
  const specs = files.filter((file) => /^shell\/e2e\/.*\.spec\.ts$/.test(file)).map((file) => basename(file));
  const touchesProduct = files.some((file) => /^(shell|mfe-[^/]+|api|design-system)\//.test(file));
  return [...new Set([...(touchesProduct ? ['main-job.spec.ts'] : []), ...files.flatMap(journeysThrough), ...specs])];
}

/** A suite cut down to what a change touches; null when that is nothing. */
export function onlyChanged(suite: Suite, since: string): Suite | null {
  if (suite.id === 'e2e') {
    const journeys = journeysOf(changedFiles(since));
    if (journeys.length === 0) return null;
    return { ...suite, command: (report) => suite.command(report, '--pass-with-no-tests', ...journeys) };
  }
  // Which stories a change touches, vitest knows; it plays them from a development server.
  const project = suite.id === 'stories' ? [] : ['--project', suite.id];
  return {
    ...suite,
    command: (report) => vitest(report, ...project, '--changed', since, '--passWithNoTests'),
    count: countVitest,
  };
}
