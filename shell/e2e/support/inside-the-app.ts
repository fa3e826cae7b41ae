import { expect, type Page } from './fixtures';

/** Goes to a page inside the app. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The person comes back to the tab, which asks what is served now. */
export async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/served-releases');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await asked).status()).toBe(200);
}

/** Notice that newer releases are served than the tab runs. */
export const notice = (page: Page) => page.getByText('A new version of Counterpart is ready');
