import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts';

describe('countVitest', () => {
  it('adds up tests, and names those that failed with their message, without its stack', () => {
    const failed = {
      status: 'failed',
      fullName: 'search finds a name',
      failureMessages: ['\u001B[31mNo row\u001B[39m\n\n  - 1\n  at …'],
    };
    const passed = { status: 'passed', fullName: 'search', failureMessages: [] };
    expect(
      countVitest({
        numPassedTests: 3,
        numFailedTests: 1,
        testResults: [{ name: 'search.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }],
      }),
    ).toEqual({ passed: 3, failed: 1, failures: ['search.test.ts › search finds a name: No row - 1'] });
  });

  it('counts a file that could not run as a failure', () => {
    const file = { name: 'a.test.ts', status: 'failed', message: 'Cannot find module\nb', assertionResults: [] };
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 3,
      failed: 1,
      failures: ['a.test.ts: Cannot find module b'],
    });
  });
});

describe('countPlaywright', () => {
  const spec = (ok: boolean, attempts: number) => ({
    ok,
    title: 'a person signs in',
    file: 'a.spec.ts',
    tests: [{ results: Array.from({ length: attempts }, () => ({ errors: [{ message: 'Late\n  at a.ts:1' }] })) }],
  });

  it('counts errors outside of tests as failures', () => {
    expect(
      countPlaywright({
        stats: { expected: 5, unexpected: 1, flaky: 0 },
        suites: [{ specs: [], suites: [{ specs: [spec(false, 1), spec(true, 1)] }] }],
        errors: [{ message: 'No browser' }],
      }),
    ).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a.spec.ts › a person signs in: Late', 'Outside of tests: No browser'],
    });
  });

  it('excuses no journey that passed only when retried', () => {
    expect(
      countPlaywright({
        stats: { expected: 5, unexpected: 0, flaky: 1 },
        suites: [{ specs: [spec(true, 2)] }],
        errors: [],
      }),
    ).toEqual({ passed: 5, failed: 1, failures: ['a.spec.ts › a person signs in: Late'] });
  });
});
