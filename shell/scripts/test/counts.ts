/** Test counts of a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed by name, each with what its message says before the stack. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

// oxlint-disable-next-line no-control-regex -- Colors of a terminal.
const colors = /\u001B\[[\d;]*m/g;
/** Longest message in the list of failures, in characters: an assertion's difference mostly fits. */
const longestMessage = 500;

function failure(name: string, message = ''): string {
  const [said = ''] = message.replaceAll(colors, '').split(/\n\s+at /);
  return `${name}: ${said.trim().replaceAll(/\s+/g, ' ').slice(0, longestMessage)}`;
}

/** Counts vitest's JSON report. A file that could not run at all counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
  const brokenFiles = failures.length - numFailedTests;
  return { passed: numPassedTests, failed: numFailedTests + Math.max(brokenFiles, 0), failures };
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightError {
  readonly message: string;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map(({ file, title, tests }) =>
      failure(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
      ),
    ),
  ...suites.flatMap(failuresIn),
];

/**
 * Counts Playwright's JSON report. A test that passed only when retried counts as failed, and so does each error
 * outside of tests.
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = report as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  const failures = [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => failure('Outside of tests', message)),
  ];
  return { passed: expected, failed: unexpected + flaky + errors.length, failures };
}

/** Counts the report of `design-system/scripts/play-built.ts`: each story counts in both themes. */
export function countBuiltStories(report: unknown): Counts {
  const { passed, failed, failures } = report as Counts;
  return { passed, failed, failures };
}
