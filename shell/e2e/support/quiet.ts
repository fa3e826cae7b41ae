import type { Page, Request } from 'playwright/test';

/** Milliseconds without a request after which a page counts as quiet. */
const quietTime = 500;
/** Milliseconds after which a page that never becomes quiet fails its test. */
const quietLimit = 60_000;
/** Milliseconds between two looks. */
const lookEvery = 50;

/**
 * Follows a page's requests but for its live events, which never end: Playwright's `networkidle` would never resolve.
 * `untilQuiet` throws with what is still requested when the page does not become quiet.
 */
export function watchQuiet(page: Page): { untilQuiet(): Promise<void> } {
  const open = new Set<Request>();
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
      const startedAt = Date.now();
      while (open.size > 0 || Date.now() - changedAt < quietTime) {
        if (Date.now() - startedAt > quietLimit)
          throw new Error(
            `The page still requests ${[...open].map((request) => request.url()).join(', ') || 'again'}.`,
          );
        await page.waitForTimeout(lookEvery);
      }
    },
  };
}
