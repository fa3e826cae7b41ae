/** Numbers of tests that passed and failed in a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts vitest's JSON report. A file that could not run at all counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/**
 * Counts Playwright's JSON report. A test that passed only when retried counts as failed, and so does each error
 * outside of tests.
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length };
}

/** Counts the report of `design-system/scripts/play-built.ts`: each story counts in both themes. */
export function countBuiltStories(report: unknown): Counts {
  const { passed, failed } = report as Counts;
  return { passed, failed };
}
