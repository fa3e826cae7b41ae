/** What a suite did. */
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

/** Journeys of a run that may pass when retried: a browser, six services and a database share two processors. */
const mostRetried = 2;

/**
 * Counts Playwright's JSON report. Up to two tests that passed when retried count as passed, and Playwright names them;
 * more of them are a fault of the product or of the tests, and all count as failed. Each error outside of tests is a
 * failure.
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  const excused = flaky <= mostRetried ? flaky : 0;
  return { passed: expected + excused, failed: unexpected + (flaky - excused) + errors.length };
}

/** Counts the report of `design-system/scripts/play-built.ts`: each story counts in both themes. */
export function countBuiltStories(report: unknown): Counts {
  const { passed, failed } = report as Counts;
  return { passed, failed };
}
