import { expect, test } from '../support/fixtures';
import { signInQuietly } from '../support/people';

test('tabs, filters and items are there when loaded directly, and again after Back and Forward', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await page.goto('/admin?tab=users&q=counterpart.test&type=accountant&sort=-name');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await expect(search).toHaveValue('counterpart.test');
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('accountant');
  const names = page.getByRole('main').getByRole('row').nth(1);
  const first = await names.innerText();

  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit Log' }).click();
  await page.getByLabel('Action').selectOption('session.started');
  await expect(page).toHaveURL(/\/admin\/audit\?action=session\.started$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByLabel('Compare with').selectOption('Same days last year');
  await expect(page).toHaveURL(/tab=reports/);
  const reports = page.url();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/audit\?action=session\.started$/);
  await expect(page.getByLabel('Action')).toHaveValue('session.started');
  await page.goBack();
  await expect(search).toHaveValue('counterpart.test');
  await expect(names).toHaveText(first, { useInnerText: true });
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(page).toHaveURL(reports);
  await expect(page.getByLabel('Compare with')).toHaveValue('year');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Reports', selected: true })).toBeVisible();
  await expect(page.getByLabel('Compare with')).toHaveValue('year');
});
