import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailedLink } from '../support/outbox';
import { demoPassword, logIn, newPerson, sameOrigin, signInQuietly, signOutQuietly } from '../support/people';

const chosenPassword = 'the orchard opens at seven';

test('an invited admin opens the account, works an item that the audit log has under their name, and no more than an admin may', async ({
  page,
  playwright,
  expectedConsole,
}) => {
  test.slow();
  const { origin } = sameOrigin();
  const person = newPerson('Imke', 'Sandoval');
  const visitor = newPerson('Otto', 'Brandt');
  const founder = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });

  await test.step('an admin invites them, with their own password', async () => {
    await signInQuietly(page, 'admin');
    await page.goto('/admin?tab=users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByLabel('First name').fill(person.firstName);
    await dialog.getByLabel('Last name').fill(person.lastName);
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('User type').selectOption('admin');
    await dialog.getByLabel('Your password').fill('not my password');
    expectedConsole.push(/400 \(Bad Request\)/);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Your password').fill(demoPassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByText('Invitation sent')).toBeVisible();
    await page.goto(`/admin?tab=users&q=${person.email}`);
    await expect(page.getByRole('row').filter({ hasText: person.email }).getByText('Invited')).toBeVisible();
    await signOutQuietly(page);
  });

  await test.step('the mailed link chooses the password, once', async () => {
    const link = await mailedLink(founder, person.email, 'invitation');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Counterpart' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(chosenPassword);
    await page.getByLabel('Confirm new password').fill(chosenPassword);
    await page.getByRole('button', { name: 'Open My Account' }).click();
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await page.goto('/');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(demoPassword);
    await page.getByLabel('Confirm new password').fill(demoPassword);
    await page.getByRole('button', { name: 'Open My Account' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.');
  });

  await test.step('they log in and see the Overview with what waits', async () => {
    const message = {
      name: `Otto ${visitor.username}`,
      email: visitor.email,
      subject: 'support',
      message: 'Where is my list?',
    };
    expect((await founder.post('/api/contact', { data: message })).ok()).toBe(true);
    await logIn(page, person.email, chosenPassword);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Contact tickets/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('they take a ticket and close it', async () => {
    await page.goto('/admin/queues?queue=tickets');
    await page.getByRole('searchbox', { name: 'Search this queue' }).fill(visitor.username);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasText: visitor.username })
      .click();
    const pane = page.getByRole('main').getByRole('article');
    await pane.getByLabel('Assigned to').selectOption({ label: `${person.firstName} ${person.lastName}` });
    await expect(page.getByText('Assigned', { exact: true })).toBeVisible();
    await pane.getByRole('textbox', { name: 'Answer' }).fill('Under Saved in your dashboard.');
    await pane.getByRole('button', { name: 'Send and Close' }).click();
    await expect(page.getByText('Answer sent, ticket closed')).toBeVisible();
  });

  const id = ((await (await page.request.get('/api/user')).json()) as { id: number }).id;
  await test.step('the audit log has all of it under their name', async () => {
    await page.goto(`/admin/audit?person=${id}`);
    const entries = page.getByRole('main').getByRole('listitem');
    const name = `${person.firstName} ${person.lastName}`;
    for (const act of ['Ticket answered', 'Ticket closed', 'Queue item assigned'])
      await expect(entries.filter({ hasText: act }).filter({ hasText: `by ${name}` })).toHaveCount(1);
    for (const act of ['Signed in', 'Invitation accepted'])
      await expect(entries.filter({ has: page.getByText(act, { exact: true }) })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'User invited' })).toContainText(name);
  });

  await test.step('their own role and access are not theirs to take, and a role takes their password', async () => {
    const own = { firstName: person.firstName, lastName: person.lastName, email: person.email, city: '', state: '' };
    const asked = (change: object, to = id) =>
      page.request.put(`/api/admin/users/${to}`, { data: { ...own, ...change }, headers: sameOrigin() });
    const demoted = await asked({ userType: 'client', currentPassword: chosenPassword });
    expect([demoted.status(), demoted.headers()['x-error-code']]).toEqual([403, 'cannot_change_own_role']);
    const suspension = { data: { reason: 'A day off' }, headers: sameOrigin() };
    const suspended = await page.request.put(`/api/admin/users/${id}/suspension`, suspension);
    expect([suspended.status(), suspended.headers()['x-error-code']]).toEqual([403, 'cannot_suspend_self']);
    const other = ((await (await founder.get('/api/user')).json()) as { id: number }).id;
    const taken = await asked(
      { email: 'admin@counterpart.test', userType: 'client', currentPassword: 'not it' },
      other,
    );
    expect([taken.status(), taken.headers()['x-error-code']]).toEqual([400, 'wrong_password']);
  });

  await test.step('demoted, they and a copy of their cookie are out with the next request', async () => {
    const copy = await playwright.request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { origin },
      storageState: await page.context().storageState(),
    });
    expect((await copy.get('/api/admin/queues')).status()).toBe(200);
    const details = {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      city: '',
      state: '',
    };
    const change = { data: { ...details, userType: 'client', currentPassword: demoPassword } };
    expect((await founder.put(`/api/admin/users/${id}`, change)).ok()).toBe(true);
    for (const context of [copy, page.request])
      expect([401, 403]).toContain((await context.get('/api/admin/queues')).status());
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/($|auth)/);
    await copy.dispose();
  });
  await founder.dispose();
});
