import { expect, test } from './fixtures';

test('the mobile menu closes on a move to another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const link = page.getByRole('banner').locator('a[href="/search"]:visible');
  await link.click();
  await expect(page).toHaveURL(/\/search/);
  await expect(link).toHaveCount(0);
});
