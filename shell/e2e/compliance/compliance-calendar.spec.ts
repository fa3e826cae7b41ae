import { expectAccessible } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { logIn } from '../support/people';

const dates = (page: Page) => page.getByRole('region', { name: 'Your next twelve months' });

test('six questions give dates, which an account saves, marks, and subscribes to', async ({ page }) => {
  await page.goto('/compliance');
  await page.getByRole('link', { name: 'See Your Dates' }).click();
  await page.getByLabel('How is your business set up?').selectOption('S corporation');
  await page.getByLabel('How many employees do you have?').selectOption('1 to 19');
  await page.getByLabel('Foreign accounts').check();
  await expect(dates(page).getByText('File Form 1120-S, or extend it with Form 7004')).toBeVisible();
  await expect(dates(page).getByText('File Form 941, the quarterly payroll tax return')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'What applies to you' })).toContainText('You have foreign accounts.');
  await expectAccessible(page);

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('BEGIN:VEVENT');

  await page.getByRole('link', { name: 'Log In to Save' }).click();
  await logIn(page, 'client');
  await page.getByRole('button', { name: 'Save and Remind Me' }).click();
  await expect(page.getByText(/^Your calendar is saved/)).toBeVisible();
  await page.goto('/compliance/calendar');
  const mark = page.getByRole('button', { name: /^Mark File Form 1120-S/ });
  await mark.click();
  await page.getByRole('menuitem', { name: 'Mark as Done' }).click();
  await expect(page.getByRole('button', { name: /^Undo: File Form 1120-S/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create Feed URL' }).click();
  const url = await page.getByLabel('Feed URL').inputValue();
  const feed = await (await page.request.get(new URL(url).pathname)).text();
  expect(feed).toContain('SUMMARY:File Form 941');
  expect(feed).not.toContain('1120-S');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke URL' }).click();
  await expect(page.getByLabel('Feed URL')).toBeHidden();
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(404);
  await page.getByRole('button', { name: 'Delete Saved Calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Calendar' }).click();
  await expect(page.getByRole('button', { name: 'Save and Remind Me' })).toBeVisible();
});
