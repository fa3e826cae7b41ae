import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** The browser that the test runner found; alone: CHROMIUM_PATH, the system's Chromium, or Playwright's own. */
const executablePath = [
  process.env['BROWSER_EXECUTABLE'],
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((file) => file && existsSync(file));

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
];

/** Every story in both themes: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  test: {
    projects: ['light', 'dark'].map((theme) => ({
      plugins: [storybookTest({ configDir })],
      test: {
        name: theme,
        provide: { theme },
        setupFiles: ['.storybook/vitest.setup.ts'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args } }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
