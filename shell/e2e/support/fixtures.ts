import { expect, test as base, type Page } from 'playwright/test';
import { probe } from '../../page-contract/is-live';
import { watchPage, type PageWatch } from './page-watch';
import { watchQuiet } from './quiet';

interface Fixtures {
  /** Catches what must not happen in the test's own page: errors, warnings, reloads, a second React. */
  readonly watch: PageWatch;
  /** Console texts that this test causes on purpose. */
  readonly expectedConsole: RegExp[];
}

/** Milliseconds that `goto` gives a page's code to take over what the server rendered. */
const liveLimit = 10_000;

/**
 * Resolves when the page reacts: a link that is clicked before is followed by the browser itself, with a new document.
 * @param timeout milliseconds; Playwright's own when absent
 * @throws when the page does not react by then
 */
export async function untilLive(page: Page, timeout?: number): Promise<void> {
  // The heading belongs to an area, whose part of the page is hydrated after the frame.
  const isLive = (type: string) => {
    const last = document.querySelector('main h1') ?? document.querySelector('#app > *');
    return !last?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };
  await page.waitForFunction(isLive, probe, timeout === undefined ? {} : { timeout });
}

/** The test of every journey: a page of the running product whose console must stay silent. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'] ?? 'http://localhost:3000');
  },
  page: async ({ page }, use) => {
    const { untilQuiet } = watchQuiet(page);
    const wait = page.waitForLoadState.bind(page);
    // A user's page holds a connection for live events: idle is a page that requests nothing else.
    page.waitForLoadState = (state, options) => (state === 'networkidle' ? untilQuiet() : wait(state, options));
    const open = page.goto.bind(page);
    page.goto = async (...where) => {
      const response = await open(...where);
      // A page whose code cannot be loaded stays as it came; its test says what it expects then.
      await untilLive(page, liveLimit).catch(() => undefined);
      return response;
    };
    await use(page);
    // A request that is still being answered when the test has ended says nothing about it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
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
