import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { logIn } from '../support/people';

test('a guide is corrected, seen in its preview, published, and public with its new date', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/guides');
  await page.getByRole('link', { name: 'Federal Payroll Tax Deposits and Form 941' }).click();
  const summary = page.getByRole('textbox', { name: 'Summary of the Law' });
  const corrected = `Corrected on a ${Date.now()}th try. ${(await summary.inputValue()).replace(/^Corrected.*? try\. /, '')}`;
  await summary.fill(corrected);
  await expect(page.getByRole('group', { name: 'Preview of the guide' })).toContainText(corrected);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changed').fill('The first sentence.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Guide published')).toBeVisible();
  await page.getByRole('link', { name: 'View public page' }).click();
  await page.waitForURL('**/compliance/**');
  await expect(page.getByText(corrected)).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(page.getByText(`Last Updated: ${today}`)).toBeVisible();
  await expect(page.getByText('The first sentence.')).toBeVisible();
});

test('an answer is written, tried, published, given by the assistant, and removed again', async ({ page }) => {
  const question = `May my zebra sign Form 941 for me in ${Date.now()}?`;
  await logIn(page, 'admin');
  await page.goto('/admin/guides');
  await page.getByRole('link', { name: 'Federal Payroll Tax Deposits and Form 941' }).click();
  await page.getByRole('tab', { name: 'Answers' }).click();
  await page.getByRole('button', { name: 'Add Answer' }).click();
  await page.getByLabel('Ways of asking').fill(`${question}\nzebra signature\nanimals that sign returns`);
  await page.getByLabel('Answer', { exact: true }).fill('No: Form 941 reports each quarter, and zebras do not.');
  await page
    .getByLabel('Passages')
    .fill('An employer that owes $100,000 or more on any day deposits by the next business day.');
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('100% sure · this guide')).toBeVisible();
  await expectAccessible(page);
  const publish = async (note: string) => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What changed').fill(note);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  };
  await publish('An answer on zebras.');
  await page.goto(`/compliance?question=${encodeURIComponent(question)}`);
  await expect(page.getByRole('article', { name: question })).toContainText('zebras do not');
  await page.goBack();
  await page.getByRole('tab', { name: 'Answers' }).click();
  await page.getByRole('button', { name: `Remove: ${question}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Remove: ${question}` }).click();
  await publish('The answer on zebras is gone.');
});
