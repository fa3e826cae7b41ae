import { expect, test } from '../support/fixtures';
import { demoProfessional, newPerson, sameOrigin, signInQuietly, signUp } from '../support/people';
import { translate } from '../support/translator';

test('a translated search shows the new count, and translated forms their errors @walk', async ({ page }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await translate(page);
  const count = page.getByText(/^\d+ professionals? found$/).first();
  const before = await count.textContent();
  await page.getByLabel('Service type').selectOption({ index: 2 });
  await expect(page).toHaveURL(/services=/);
  await expect(count).not.toHaveText(before ?? '');
  await page.getByLabel('Service type').selectOption({ index: 0 });
  await expect(count).toHaveText(before ?? '');

  await page.getByRole('link', { name: 'Log In' }).first().click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('First name').fill('Robin');
  await submit.click();
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect(page.getByRole('form', { name: 'Log In' })).toBeVisible();
});

test('in a translated page a client opens a profile, contacts, and writes on @walk', async ({ page, request }) => {
  const professional = await demoProfessional(request, 'advisor');
  const person = newPerson('Tove', 'Lind');
  await page.goto('/auth?signup=true');
  await signUp(page, person);
  await page.goto(`/advisors/${professional.id}`);
  await page.waitForLoadState('networkidle');
  await translate(page);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Hello, do you have time?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(`${professional.firstName} hasn’t accepted yet`)).toBeVisible();

  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: /^Message to/ });
  for (const text of ['One more thing.', 'And another.']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(log.getByText(text)).toBeVisible();
    await expect(log.getByText('Sent', { exact: true })).toBeVisible();
  }
  const { id: receiverId } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const data = { receiverId, content: 'Yes, on Monday.' };
  expect((await request.post('/api/messages', { data, headers: sameOrigin() })).ok()).toBe(true);
  await expect(log.getByText(data.content)).toBeVisible();
  await expect(page.getByText(/^Waiting for/)).toHaveCount(0);
});

test('in a translated page a professional reads a request, answers, and moves through the dashboard @walk', async ({
  page,
}) => {
  await signInQuietly(page, 'accountant');
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await translate(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['Manage Profile', 'Messages', 'Overview']) {
    await navigation.getByRole('link', { name }).click();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Counterpart home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
