import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { logIn } from './people';

test('a guide is corrected, seen in its preview, published, and public with its new date', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/guides');
  await page.getByRole('link', { name: 'Federal Payroll Tax Deposits and Form 941' }).click();
  const summary = page.getByLabel('Summary of the Law');
  const corrected = `Corrected on a ${Date.now()}th try. ${(await summary.inputValue()).replace(/^Corrected.*? try\. /, '')}`;
  await summary.fill(corrected);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('group', { name: 'Preview of the guide' })).toContainText(corrected);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changed').fill('The first sentence.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Guide published')).toBeVisible();
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page.getByText(corrected)).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(page.getByText(`Last Updated: ${today}`)).toBeVisible();
  await expect(page.getByText('The first sentence.')).toBeVisible();
});
