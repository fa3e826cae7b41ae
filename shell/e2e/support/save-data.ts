import type { Page } from 'playwright/test';

/** Links in view fetch nothing ahead, so that a test decides when an area's files are requested. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
