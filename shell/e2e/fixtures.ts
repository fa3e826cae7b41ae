import { expect, test as base, type Page } from 'playwright/test';
import { watchPage, type PageWatch } from './page-watch';

interface Fixtures {
  /** What happened in the test's own page that nobody may see: errors, warnings, reloads, a second React. */
  readonly watch: PageWatch;
  /** Console texts that this test causes on purpose. */
  readonly expectedConsole: RegExp[];
}

/** The test of every journey: a page of the running product whose console must stay silent. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
  expectedConsole: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ page, expectedConsole }, use) => {
      const watch = await watchPage(page);
      await use(watch);
      const unexpected = watch.problems.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console errors, warnings and thrown errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
