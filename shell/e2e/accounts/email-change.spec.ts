import type { APIRequestContext } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { mailedLink } from '../support/outbox';
import { demoPassword, logIn, newPerson, sameOrigin, type NewPerson } from '../support/people';

/** A new user, signed in on their settings page. */
async function openSettings(page: Page): Promise<NewPerson> {
  const person = newPerson('Thea', 'Lindqvist');
  const answer = await page.request.post('/api/register', {
    data: { ...person, password: demoPassword, confirmPassword: demoPassword, userType: 'client', agreeTerms: true },
    headers: sameOrigin(),
  });
  expect(answer.ok(), 'sign up').toBe(true);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  return person;
}

async function askFor(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

/** Lists the kinds of mail sent to an email, oldest first, as an admin reads them. */
async function mailKinds(admin: APIRequestContext, email: string): Promise<string[]> {
  const answer = await admin.get(`/api/admin/mails?q=${encodeURIComponent(email)}`);
  const { items } = (await answer.json()) as { items: { id: number; kind: string }[] };
  return items.sort((one, other) => one.id - other.id).map(({ kind }) => kind);
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting for confirmation' });

test('a new email address takes the password and holds once its mailed link was opened; the old one is notified', async ({
  page,
  playwright,
  baseURL,
  browser,
}) => {
  const person = await openSettings(page);
  const next = `new-${person.email}`;
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });

  await askFor(page, next, demoPassword);
  await expect(waiting(page)).toContainText(next);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expectAccessible(page);
  const link = await mailedLink(admin, next, 'change-email');
  expect(await mailKinds(admin, person.email)).toContain('email-change-requested');

  await test.step('the link may be opened without a session; the open page updates', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(next);
    expect(await mailKinds(admin, person.email)).toContain('email-changed');

    const old = await other.request.post('/api/login', {
      data: { username: person.email, password: demoPassword },
      headers: sameOrigin(),
    });
    expect(old.status(), 'the old address').toBe(401);
    await logIn(other, next);
    await elsewhere.close();
  });
  await admin.dispose();
});

test('a wrong password is said at its field, and what waits can be mailed again and called off', async ({
  page,
  playwright,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/400 \(Bad Request\)/);
  const person = await openSettings(page);
  const next = `new-${person.email}`;
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });

  await askFor(page, next, 'not the password');
  const password = page.getByLabel('Current password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Current password is not correct');
  await expect(password).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(next);
  await expectAccessible(page);

  await askFor(page, next, demoPassword);
  await waiting(page).getByRole('button', { name: 'Resend Link' }).click();
  await expect(page.getByText('The link is on its way')).toBeVisible();
  const link = await mailedLink(admin, next, 'change-email');
  await waiting(page).getByRole('button', { name: 'Cancel Change' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.');
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await admin.dispose();
});
