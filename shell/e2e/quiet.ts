import type { Page } from 'playwright/test';

/** Milliseconds without a request after which a page counts as quiet. */
const quietTime = 500;
/** Milliseconds between two looks. */
const lookEvery = 50;

/**
 * Follows a page's requests but for its live events, which never end: Playwright's `networkidle` would never resolve.
 */
export function watchQuiet(page: Page): { untilQuiet(): Promise<void> } {
  const open = new Set<unknown>();
  let changedAt = Date.now();
  const change = (apply: () => void) => {
    apply();
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/live')) change(() => open.add(request));
  });
  page.on('requestfinished', (request) => change(() => open.delete(request)));
  page.on('requestfailed', (request) => change(() => open.delete(request)));
  return {
    untilQuiet: async () => {
      while (open.size > 0 || Date.now() - changedAt < quietTime) await page.waitForTimeout(lookEvery);
    },
  };
}
