import { analyze } from '../../scripts/visual/acts';
import { expect, test } from '../support/fixtures';

test('the home page is seven bands, no higher than 4,200 px, or 5,500 px on a phone', async ({ page }) => {
  const sizes = { 1440: 4200, 390: 5500 };
  for (const [width, most] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
    await expect(page.getByRole('main').locator('> section, > [data-below-fold]')).toHaveCount(7);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${width} px wide`).toBeLessThanOrEqual(most);
  }
});

test('the Compliance Center is at most six screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compliance');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await expect(page.getByRole('button', { name: 'Show More' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 844);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('three featured people of each kind are in the page', async ({ page }) => {
    await page.goto('/');
    for (const kind of ['Accountants', 'Financial Advisors', 'Fractional CFOs'])
      await expect(page.getByRole('list', { name: `Featured ${kind}` }).getByRole('article')).toHaveCount(3);
  });
});

test('a row of results is at most 176 px high, five fit a window of 900 px, skeletons are as high', async ({
  page,
}) => {
  for (const path of ['/accountants', '/advisors', '/fractional-cfos', '/search']) {
    await page.goto(path);
    const rows = await page.locator('main [data-people] > li').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...rows), path).toBeLessThanOrEqual(176);
  }
  const rows = page.getByRole('list', { name: 'Professionals' }).locator('> li');
  const sides = rows.locator('article > :last-child');
  expect(await sides.evaluateAll((all) => new Set(all.map((side) => side.clientWidth)).size)).toBe(1);
  await rows.first().evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 72));
  for (let row = 0; row < 5; row += 1) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
  const usual = await rows.nth(1).evaluate((row) => row.clientHeight);
  await page.route('**/api/accountants/search?*', () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'Fractional CFOs' }).click();
  const bone = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).locator('> div > *').first();
  expect(Math.abs((await bone.evaluate((card) => card.getBoundingClientRect().height)) - usual)).toBeLessThanOrEqual(4);
});

test('an analysis with its document is at most 900 px high', async ({ page }) => {
  await page.goto('/compliance');
  await analyze(page);
  const result = page.getByRole('region', { name: 'Your document' }).locator('..');
  await expect(result.getByRole('table', { name: 'Duties, deadlines and penalties' })).toBeVisible();
  expect(await result.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(900);
});

test('the first window of the blog shows the headlines of the lead and of three more', async ({ page }) => {
  await page.goto('/blog');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  for (let title = 0; title < 4; title += 1) await expect(titles.nth(title)).toBeInViewport({ ratio: 1 });
});

test('headings have one size: 40 px on inner pages, 36 px over sections of marketing pages', async ({ page }) => {
  const sizes = {
    h1: [40, '/search', '/blog', '/compliance', '/auth'],
    h2: [36, '/', '/why-join', '/pricing'],
  } as const;
  for (const [level, [size, ...paths]] of Object.entries(sizes))
    for (const path of paths) {
      await page.goto(path);
      for (const heading of await page.locator(`main ${level}`).all())
        await expect(heading).toHaveCSS('font-size', `${size}px`);
    }
});
