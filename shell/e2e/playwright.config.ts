import { defineConfig } from 'playwright/test';
import { browserFlags } from '../scripts/browser/find-browser';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Journeys through the real product. `npm test -- e2e` finds a browser and runs them on SQLite and MariaDB; one alone, against
 * the embedded database: `CHROMIUM_PATH=… npx playwright test --config shell/e2e/playwright.config.ts main-job`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'wide', testIgnore: 'phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: ['main-job.spec.ts', 'accessibility.spec.ts', 'shell.spec.ts', 'phone.spec.ts'], use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
