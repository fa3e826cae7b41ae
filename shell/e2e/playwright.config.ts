import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser/find-browser';
import { useOwnProduct } from './own-product';

const browser = await findBrowser();
useOwnProduct();

/** Factor of the limits for what hangs: CI's machines have been three times as slow. Speed is asserted by journeys. */
const patience = process.env['CI'] ? 3 : 1;

/** Journeys that break a product of their own, and say how soon something must be seen: one at a time. */
const alone = ['broken-remotes.spec.ts', 'failure-table.spec.ts', 'rendering.spec.ts'];
/** Journeys on products of their own that mostly wait for them. */
const ownProducts = [
  'admin-releases.spec.ts',
  'admin-two-apis.spec.ts',
  'area-navigation.spec.ts',
  'area-backend.spec.ts',
  'assistant-model.spec.ts',
  'blog-failures.spec.ts',
  'development.spec.ts',
  'live.spec.ts',
  'newer-node.spec.ts',
  'observability.spec.ts',
  'open-tabs.spec.ts',
  'outside-area.spec.ts',
  'production.spec.ts',
  'second-step-required.spec.ts',
  'shell-releases.spec.ts',
];

/**
 * Journeys through the real product. `npm test -- e2e` runs them on SQLite and MariaDB; one alone, on SQLite: `npx
 * playwright test --config shell/e2e/playwright.config.ts main-job`. Each worker has a product to itself. With
 * `E2E_URL` they run against a product that is already there; with `TEST_LONG=1` also those tagged @long run.
 */
export default defineConfig({
  testDir: '.',
  // What ends in .test.ts is vitest's, here too.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 1,
  // What a journey shows the second time is not what people get the first time.
  retries: 0,
  // What takes long and is seldom wrong runs at night and before a release.
  ...(process.env['TEST_LONG'] ? {} : { grepInvert: /@long/ }),
  timeout: 60_000 * patience,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 10_000 * patience },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // A trace of every journey costs a sixth of the time; where it cannot be opened, the failure's message must do.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    actionTimeout: 10_000 * patience,
    navigationTimeout: 20_000 * patience,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: ['phone.spec.ts', ...alone, ...ownProducts],
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'alone', testMatch: alone, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'own-products', testMatch: ownProducts, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: ['main-job.spec.ts', 'shell.spec.ts', 'phone.spec.ts', 'email-change.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
});
