import { expect, test } from '../support/fixtures';

test('the mobile menu closes on a move to another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const link = page.getByRole('banner').locator('a[href="/search"]:visible');
  await link.click();
  await expect(page).toHaveURL(/\/search/);
  await expect(link).toHaveCount(0);
});

test('the mobile menu does not open by itself when the person comes back', async ({ page }) => {
  await page.goto('/search');
  const banner = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await banner.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await banner.getByRole('link', { name: 'Counterpart home' }).click();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Financial Professionals' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the mobile menu closes when the person goes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/search"]').first().click();
  await expect(page).toHaveURL(/\/search/);
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('search', { name: 'Find professionals' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the first result of a search is in sight', async ({ page }) => {
  await page.goto('/search');
  const first = page.getByRole('list', { name: 'Professionals' }).getByRole('article').first();
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(first).toBeInViewport({ ratio: 0.5 });
});

test('specialties in the filters open in front of them', async ({ page }) => {
  await page.goto('/accountants');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const field = filters.getByRole('combobox', { name: 'Specialties' });
  await field.focus();
  await field.press('ArrowDown');
  await filters.getByRole('dialog', { name: 'Specialties' }).getByText('Bookkeeping', { exact: true }).click();
  await expect(page).toHaveURL(/specialties=bookkeeping/);
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(filters).toBeVisible();
});
