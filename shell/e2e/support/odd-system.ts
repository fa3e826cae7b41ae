import type { BrowserContext, Request } from 'playwright/test';
import { expect, type Page } from './fixtures';

/**
 * Gives a browser another program's cookie that is no token, a time zone without a known name, and blocked storage.
 * Call it before the page is opened.
 */
export async function useOddSystem(context: BrowserContext, url: string): Promise<void> {
  const value = '{"necessary":true,"analytics":false}';
  await context.addCookies([{ name: 'cookie_consent', value, url }]);
  await context.addInitScript(() => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
      return { ...own.call(this), timeZone: 'Etc/Unknown' };
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
}

/** Console messages of everything that is requested without a network. */
export const offlineMessages = /net::ERR_INTERNET_DISCONNECTED/;

/** Milliseconds between two looks. */
const often = { intervals: [20] };
/** Most of a page's own buttons and links that are pressed, besides its tabs. */
const mostPressed = 2;

/**
 * Without a network, the page's tabs, first buttons and links to itself are pressed: it stays, and what could not be
 * loaded comes when it is retried with the network back.
 */
export async function expectToOutliveAMomentOffline(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { pathname } = new URL(page.url());
  const own = main.locator(`button[type=button]:enabled:not([role]), a[href^="${pathname}?"]`);
  const controls = [...(await main.getByRole('tab').all()), ...(await own.all()).slice(0, mostPressed)];
  const requested = new Set<Request>();
  page.on('request', (request) => !request.url().includes('/api/live') && requested.add(request));
  const settle = (request: Request) => requested.delete(request);
  page.on('requestfailed', settle);
  page.on('requestfinished', settle);
  // What a button opens may come only with the network.
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await page.context().setOffline(true);
  for (const control of controls) {
    if (!(await control.isVisible())) continue;
    await control.click();
    await expect.poll(() => requested.size, often).toBe(0);
    const heading = main.getByRole('heading', { level: 1 }).first();
    await expect(heading).not.toHaveText(/is not available right now$/);
    await page.keyboard.press('Escape');
  }
  await page.context().setOffline(false);
  const retry = page.getByRole('button', { name: 'Try Again' });
  await expect(async () => {
    if (await retry.count()) await retry.first().click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass(often);
}
