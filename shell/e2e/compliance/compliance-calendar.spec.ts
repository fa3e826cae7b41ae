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

test('a date that an administrator adds is in the calendar of a visitor, until it is removed', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  const calendar = '/compliance/calendar?entity=nonprofit';
  const label = 'File the hive report';
  await visitor.goto(calendar);
  await expect(dates(visitor).getByText(label)).toHaveCount(0);

  await page.goto('/admin/guides');
  await logIn(page, 'admin');
  await page
    .getByRole('link', { name: /Nonprofit/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Dates' }).click();
  await page.getByRole('button', { name: 'New Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'New date' });
  await dialog.getByLabel('What is due').fill(label);
  await dialog.getByLabel('Days of the year').fill('05-15');
  await dialog.getByRole('checkbox', { name: 'Nonprofit' }).check();
  await dialog.getByLabel('Text that sets it').fill('Apiary Act, section 2');
  await dialog.getByLabel('URL').fill('https://www.example.gov/apiary');
  await dialog.getByLabel('Checked on').fill('2026-11-20');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Date' }).click();
  await expect(page.getByRole('button', { name: `Edit: ${label}` })).toBeVisible();
  await expectAccessible(page);
  await visitor.goto(calendar);
  await expect(dates(visitor).getByText(label)).toBeVisible();

  await page.getByRole('button', { name: `Remove: ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Date' }).click();
  await expect(page.getByRole('button', { name: `Edit: ${label}` })).toBeHidden();
  await visitor.goto(calendar);
  await expect(dates(visitor).getByText(label)).toHaveCount(0);
  await visitor.close();
});
