import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import type { Browser } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { sameOrigin, signInQuietly } from '../support/people';

const url = '/api/admin/settings';

/** Puts the settings back as they were before a test. */
async function restore(page: Page, settings: SiteSettings): Promise<void> {
  const { version } = (await (await page.request.get(url)).json()) as StoredSiteSettings;
  const response = await page.request.put(url, { data: { version, settings }, headers: sameOrigin() });
  expect(response.ok()).toBe(true);
}

let before: SiteSettings;
test.beforeEach(async ({ page }) => {
  await signInQuietly(page, 'admin');
  before = ((await (await page.request.get(url)).json()) as StoredSiteSettings).settings;
});
test.afterEach(({ page }) => restore(page, before));

/** A page of a visitor, without a session. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL(path, process.env['E2E_URL'] ?? 'http://localhost:3000').href);
  return page;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeVisible();
}

test('a banner reaches every visitor with the document, and is gone for who dismissed it', async ({
  page,
  browser,
}) => {
  await page.goto('/admin?tab=settings');
  await page.getByRole('switch', { name: 'Show a banner on every page' }).click();
  await page.getByLabel('Text', { exact: true }).fill('We are closed on Monday.');
  await page.getByLabel('Link text').fill('Read more');
  await page.getByLabel('Link address').fill('/contact');
  await save(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  const visitor = await visit(browser, '/pricing');
  expect(await (await visitor.request.get(new URL('/pricing', visitor.url()).href)).text()).toContain(
    'We are closed on Monday.',
  );
  const notice = visitor.getByRole('region', { name: 'Site notice' });
  await expect(notice).toBeVisible();
  await expectAccessible(visitor);
  await notice.getByRole('button', { name: 'Dismiss the notice' }).click();
  await expect(notice).toBeHidden();
  await visitor.reload({ waitUntil: 'commit' });
  await visitor.waitForSelector('h1');
  await expect(notice).toBeHidden();
  const shift = await visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1_000);
      }),
  );
  expect(shift, 'layout shift of the page without the dismissed banner').toBeLessThan(0.02);
  await visitor.context().close();
});

test('the blog is switched off and on again: its links, its pages, what is sent there', async ({ page, browser }) => {
  await page.goto('/admin?tab=settings');
  await page.getByRole('switch', { name: 'Blog' }).click();
  await save(page);

  const visitor = await visit(browser, '/');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(0);
  const origin = new URL(visitor.url()).origin;
  const response = await visitor.goto(`${origin}/blog`);
  expect(response?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Switched off for now' })).toBeVisible();
  await expectAccessible(visitor);
  const refused = await visitor.request.post(`${origin}/api/newsletter`, {
    data: { email: 'reader@example.test' },
    headers: { origin },
  });
  expect([refused.status(), await refused.text()]).toEqual([
    403,
    'The blog is switched off for now. Please try again later.',
  ]);
  await page.goto('/blog/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blog/);

  await page.goto('/admin?tab=settings');
  await page.getByRole('switch', { name: 'Blog' }).click();
  await save(page);
  await expect.poll(async () => (await visitor.goto(`${origin}/blog`))?.status()).toBe(200);
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toBeVisible();
  await visitor.context().close();
});

test('a test email is sent and seen to arrive', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  await page.getByRole('button', { name: 'Send Me a Test Email' }).click();
  await expect(page.getByText(/^Sent to /)).toBeVisible({ timeout: 20_000 });
});

test('the System page names what runs, also on a phone', async ({ page }) => {
  await page.goto('/admin/system');
  const areas = page.getByRole('region', { name: 'Areas' }).first();
  await expect(areas.getByRole('row', { name: /^Messages/ })).toContainText('1.0.0');
  await expect(
    page.getByText('SQLite').or(page.getByText('MariaDB')).or(page.getByText('MySQL')).first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Deliver emails/ })).toContainText(/last .* in \d+ ms/);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
