import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from '../support/fixtures';
import { demoPassword } from '../support/people';
import { startProduct, type Product } from '../../scripts/start-product';

/** A product of its own, on SQLite: what is broken here must not disturb other journeys. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // A script that cannot be had is an error in every browser's console.
  expectedConsole: ({}, use) => use([/Failed to load resource/, /net::ERR/, /blog/i]),
});

const limit = 3000;
const isBlogFile = /\/releases\/blog\//;

const card = (page: Page) => page.getByRole('heading', { name: /blog.* is not available right now/i });
const retry = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^Blog$/ });

/** Opens home, waits for it, and goes to the blog by a link of the footer. */
async function goToBlog(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await blogLink(page).click();
}

async function expectCardInTime(page: Page): Promise<void> {
  await expect(card(page), 'the card of the area, within 3 s').toBeVisible({ timeout: limit + 500 });
  await expect(page.getByRole('banner')).toBeVisible();
}

async function expectTheRestWorks(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Counterpart/ })
    .first()
    .click();
  await expect(page.getByRole('search', { name: 'Find professionals' })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeVisible({ timeout: limit + 2000 });
  // A retry that still runs would bring the page by itself, and take the card away from under the next click.
  await page.waitForLoadState('networkidle');
}

async function expectBlog(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
}

test("an area's release is gone from the shell's machine: it is fetched again", async ({ page, product }) => {
  await rm(join(product.dataFolder, 'releases', 'blog'), { recursive: true });
  await goToBlog(page);
  await expectBlog(page);
});

test("an area's release is gone from every machine: its card, the rest works, and it recovers", async ({
  page,
  product,
  watch,
}) => {
  const folders = ['releases', 'release-store'].map((name) => join(product.dataFolder, name, 'blog'));
  for (const folder of folders) await rename(folder, `${folder}.away`);
  try {
    await goToBlog(page);
    await expectCardInTime(page);
    await expectTheRestWorks(page);
  } finally {
    for (const folder of folders) await rename(`${folder}.away`, folder);
  }
  await retry(page).click();
  await expectBlog(page);
  expect(watch.documents()).toBe(1);
});

test("an area's files respond with 404: its card, and it recovers", async ({ page }) => {
  await page.route(isBlogFile, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }));
  await goToBlog(page);
  await expectCardInTime(page);
  await expectTheRestWorks(page);
  await page.unroute(isBlogFile);
  await retry(page).click();
  await expectBlog(page);
});

test("an area's files never answer: its card within 3 s, and it recovers", async ({ page }) => {
  let hangs = true;
  // Hanging requests never get a response; only later requests do.
  await page.route(isBlogFile, async (route) => {
    if (!hangs) await route.continue();
  });
  await goToBlog(page);
  await expectCardInTime(page);
  hangs = false;
  await retry(page).click();
  await expectBlog(page);
});

test("an area's entry is not what it says: its card", async ({ page }) => {
  await page.route(isBlogFile, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '"nothing to see";' }),
  );
  await goToBlog(page);
  await expectCardInTime(page);
});

test('the page that was asked for first is the broken one: the frame stands and the card names it', async ({
  page,
}) => {
  await page.route(isBlogFile, (route) => route.abort());
  await page.goto('/blog');
  await expectCardInTime(page);
  await page.unroute(isBlogFile);
  await retry(page).click();
  await expectBlog(page);
});

test("a page's own file cannot be had: the card, also on a page that arrived rendered, and it recovers", async ({
  page,
}) => {
  const chunks = /\/releases\/blog\/.*\/(?!remote-entry)[^/]+\.js/;
  await page.route(chunks, (route) => route.abort());
  await page.goto('/blog');
  await expectCardInTime(page);
  await page.unroute(chunks);
  await retry(page).click();
  await expectBlog(page);
});

test('the area that fills slots is down: the pages that have them work, and are filled without a reload', async ({
  page,
}) => {
  const files = /\/releases\/messaging\//;
  await page.route(files, (route) => route.abort());
  await page.goto('/auth');
  await page.getByRole('main').getByLabel('Username or email').fill('client@counterpart.test');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The URL changes before the page does, and a change of page closes a menu.
  await expect(page.getByRole('search', { name: 'Find professionals' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account|menu/i })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Messages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Accountants' }).click();
  await page
    .getByRole('link', { name: /View Profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/accountant\/\d+/);
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeVisible();
  await expect(page.getByText('Messages are not available right now.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact Me' })).toHaveCount(0);

  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.unroute(files);
  // Slots retry after 5, 10, 20 seconds.
  await expect(page.getByRole('button', { name: 'Contact Me' }).first()).toBeVisible({ timeout: 21_000 });
  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(opened);
});
