import { expect, test, type Page } from '../support/fixtures';
import { signInQuietly } from '../support/people';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const header = (page: Page) => page.getByRole('banner');

/** Opens the menu that holds the header's links on a phone. */
async function openNavigation(page: Page): Promise<void> {
  if (isPhone(page)) await header(page).getByRole('button', { name: /menu/i }).click();
}

/** Colors that were painted from the first frame on, as the boot script and the style sheet set them. */
async function paintedBackgrounds(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { seenBackgrounds: string[] }).seenBackgrounds = seen;
    const look = () => {
      if (document.querySelector('body')) {
        const color = getComputedStyle(document.body).backgroundColor;
        if (seen.at(-1) !== color) seen.push(color);
      }
      if (performance.now() < 4000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => (window as unknown as { seenBackgrounds: string[] }).seenBackgrounds);
}

test.describe('theme', () => {
  test.use({ colorScheme: 'light' });

  test('a stored choice shows without a flash', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const backgrounds = await paintedBackgrounds(page);
    expect(backgrounds).toHaveLength(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('without a choice it follows the system', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('titles and focus follow the person from page to page', async ({ page, watch }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Counterpart/);
  const homeTitle = await page.title();
  await openNavigation(page);
  await header(page)
    .getByRole('link', { name: /^Accountants$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/accountants$/);
  await expect(page).not.toHaveTitle(homeTitle);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  expect(watch.documents()).toBe(1);
});

test('the page says what it is to search engines', async ({ request }) => {
  const html = await (await request.get('/accountants')).text();
  expect(html).toMatch(/<title>[^<]*Counterpart<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/accountants"/);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
});

test('a visitor sees Log In and Sign Up, and every page of the navigation', async ({ page }) => {
  await page.goto('/');
  await openNavigation(page);
  await expect(header(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth?signup=true');
  for (const path of [
    '/search',
    '/accountants',
    '/advisors',
    '/fractional-cfos',
    '/how-it-works',
    '/pricing',
    '/compliance',
  ]) {
    await expect(header(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
  }
  await expect(header(page).locator('a[href="/compliance"]:visible')).toContainText(/NEW/);
});

test('a signed-in person has notifications and the menu with name, email and log-out', async ({ page }) => {
  await signInQuietly(page, 'client');
  await page.goto('/');
  await expect(header(page).getByRole('button', { name: /notification/i })).toBeVisible();
  await header(page)
    .getByRole('button', { name: /account|menu of/i })
    .click();
  await expect(page.getByText('client@counterpart.test')).toBeVisible();
  for (const name of ['Dashboard', 'Profile', 'Messages'])
    await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Admin/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('an admin has the Admin entry', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await page.goto('/');
  await header(page)
    .getByRole('button', { name: /account|menu of/i })
    .click();
  await expect(page.getByRole('menuitem', { name: /^Admin/ })).toBeVisible();
});

test('the footer has the legal links, the year and a way to the top', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/privacy-policy', '/terms-of-service', '/client-reviews-disclaimer', '/accessibility'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer).toContainText(String(new Date().getFullYear()));
  const toTop = page.getByRole('button', { name: /top/i });
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
});

test('a skip link leads to the content', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
});
