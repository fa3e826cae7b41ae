import { expect, test, type Page } from '../support/fixtures';
import { disablePrefetch } from '../support/save-data';

/**
 * Paths of the code and the responses that the network brought since then; what the browser's own cache gave does not
 * count, nor do pictures: a page may show a larger one than the list before it. Nor do a professional's free times,
 * which are requested when they are shown: one that was free while pointing may be taken.
 */
function broughtSince(page: Page, time: number): Promise<string[]> {
  return page.evaluate((since) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const later = entries.filter(
      ({ startTime, transferSize, initiatorType }) =>
        startTime >= since && transferSize > 0 && initiatorType !== 'beacon' && initiatorType !== 'img',
    );
    return later
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path) || path.startsWith('/api/'))
      .filter((path) => !path.endsWith('/meeting-times'));
  }, time);
}

test('pointing at a link requests all code of its page in parallel', async ({ page }) => {
  await disablePrefetch(page);
  const held: (() => void)[] = [];
  await page.route(/\/releases\/blog\/.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).hover();
  // Its entry, what that exposes and the page, none of them answered yet.
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const release of held) release();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Counterpart Blog' })).toBeVisible();
});

for (const { from, link, heading } of [
  { from: '/', link: /Compliance Center/, heading: 'Compliance Center' },
  { from: '/', link: 'Blog', heading: 'The Counterpart Blog' },
  { from: '/accountants', link: /^View Profile/, heading: /./ },
]) {
  test(`after pointing at ${String(link)} on ${from}, the page opens without fetching`, async ({ page }) => {
    await disablePrefetch(page);
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    const target = page.getByRole('link', { name: link }).first();
    await target.hover();
    await page.waitForLoadState('networkidle');
    // Away, so that it points at nothing of the next page.
    await page.mouse.move(1, 400);
    const then = await page.evaluate(() => performance.now());
    const before = page.url();
    await target.press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await page.waitForLoadState('networkidle');
    expect(await broughtSince(page, then)).toEqual([]);
  });
}

test.describe('an area that is down', () => {
  test.use({ expectedConsole: [/Failed to load resource: the server responded with a status of 503/] });

  test('is requested by its entry alone for links in view: nothing is preloaded in vain', async ({ page }) => {
    const requested: string[] = [];
    await page.route(/\/releases\/blog\//, (route) => {
      requested.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' });
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => !/\/remote-entry\.[^/]*\.js$/.test(path))).toEqual([]);
    await expect(page.locator('link[href*="/releases/blog/"]')).toHaveCount(0);
  });
});
