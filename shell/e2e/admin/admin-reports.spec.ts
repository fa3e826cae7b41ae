import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { signInQuietly } from '../support/people';

/** Resolves when a page sends a count. Browsers do not show what is in a beacon, and often not how it was answered. */
const counted = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/api/counts', { timeout: 30_000 });

const report = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test('a visitor’s vain searches and read pages are in the reports of today', async ({ page, browser, baseURL }) => {
  test.slow();
  const words = `falconry ${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const visitor = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  const theirs = await visitor.newPage();
  const search = counted(theirs);
  await theirs.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await search;
  for (const path of ['/blog/search?q=', '/compliance?q=']) {
    const elsewhere = counted(theirs);
    await theirs.goto(`${path}${encodeURIComponent(words)}`);
    await elsewhere;
  }
  const read = counted(theirs);
  await theirs.goto('/blog');
  const article = theirs.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await theirs.getByRole('main').getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await article.click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
  await read;

  await signInQuietly(page, 'admin');
  // Counts are stored every five seconds. A context that is closed loses beacons just sent: theirs stays open.
  const look = { timeout: 5_000 };
  await expect(async () => {
    await page.goto('/admin?tab=reports&range=7&compare=none');
    for (const noun of ['Professional', 'Blog', 'Guide']) {
      const row = report(page, `${noun} searches with no results`).getByRole('row', { name: words });
      await expect(row).toBeVisible(look);
    }
    await expect(report(page, 'Most-read articles').getByRole('link', { name: title })).toBeVisible(look);
  }).toPass({ timeout: 60_000 });
  await visitor.close();

  await expect(page.getByRole('main').getByRole('application').first()).toBeVisible();
  await expectAccessible(page);

  const searches = report(page, 'Professional searches');
  await searches.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(searches.getByRole('status')).toContainText('Searches');
  await searches.getByRole('button', { name: 'View as Table' }).click();
  await expect(searches.getByRole('table', { name: 'Professional searches by day' }).getByRole('row')).toHaveCount(8);
  await expectAccessible(page);

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV: Professional searches with no results' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^search-words-\d{4}-\d{2}-\d{2}-to-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(readFileSync(await saved.path(), 'utf8')).toContain(`"${words}",1`);

  await page.getByLabel('Compare with').selectOption('Same days last year');
  await expect(page).toHaveURL(/compare=year/);
  await page.getByLabel('Dates').selectOption('Custom');
  await expect(page.getByLabel('From')).toBeVisible();
  await expect(page).toHaveURL(/range=custom/);
  await page.reload();
  await expect(page.getByLabel('Dates')).toHaveValue('custom');
  await expect(report(page, 'Professional searches with no results').getByRole('row', { name: words })).toBeVisible();
});

test('a visitor who opts out of tracking is not counted', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const page = await context.newPage();
  const counts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/counts') counts.push(request.url());
  });
  await page.goto('/search?q=falconry');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(counts).toEqual([]);
  await context.close();
});
