import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts';

describe('countVitest', () => {
  it('adds up tests', () => {
    expect(
      countVitest({
        numPassedTests: 3,
        numFailedTests: 1,
        testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
      }),
    ).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not run as a failure', () => {
    expect(
      countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }),
    ).toEqual({ passed: 3, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts errors outside of tests as failures', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [{}] })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('excuses no journey that passed only when retried', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 1 }, errors: [] })).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});
