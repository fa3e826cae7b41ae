import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../support/fixtures';
import { go } from '../support/inside-the-app';
import { mailedLink } from '../support/outbox';
import {
  demoPassword,
  demoProfessional,
  logIn,
  newPerson,
  sameOrigin,
  signInQuietly,
  signOutQuietly,
  signUp,
} from '../support/people';

const newPassword = 'a password nobody has forgotten yet';

test('a forgotten password is reset with the mailed link, and every session ends', async ({
  page,
  playwright,
  baseURL,
  expectedConsole,
}) => {
  const person = newPerson('Noor', 'Haddad');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const registration = {
    ...person,
    password: demoPassword,
    confirmPassword: demoPassword,
    userType: 'client',
    agreeTerms: true,
  };
  expect((await elsewhere.post('/api/register', { data: registration, headers: sameOrigin() })).ok()).toBe(true);

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText(`If ${person.email} belongs to an account, a link is on its way.`)).toBeVisible();

  const link = await mailedLink(admin, person.email, 'password-reset');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Log in with your new password.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await elsewhere.get('/api/user')).status(), 'the session elsewhere').toBe(401);
  await logIn(page, person.username, newPassword);

  await test.step('the link works once', async () => {
    expectedConsole.push(/400 \(Bad Request\)/);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(demoPassword);
    await page.getByLabel('Confirm new password').fill(demoPassword);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.');
    await expect(page.getByRole('link', { name: 'Ask for a New Link' })).toBeVisible();
  });
  await elsewhere.dispose();
  await admin.dispose();
});

test('an email is confirmed with the mailed link; until then a banner asks for it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Ines', 'Duarte');
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await page.goto('/auth?signup=true');
  await signUp(page, person);
  const banner = page.getByRole('status').filter({ hasText: 'Confirm your email address' });
  await expect(banner).toContainText(person.email);
  await banner.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(page.getByText('The link is on its way')).toBeVisible();

  await page.goto(await mailedLink(admin, person.email, 'confirm-email'));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Your Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await admin.dispose();
});

test('a person takes a copy of everything and leaves; the other side keeps the messages', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Otis', 'Farrow');
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const professional = await demoProfessional(request, 'advisor');
  await request.dispose();
  const question = `Do you also work with trusts? (${person.username})`;

  await page.goto('/auth?signup=true');
  await signUp(page, person);
  const sent = await page.request.post('/api/messages', {
    data: { receiverId: professional.id, content: question },
    headers: sameOrigin(),
  });
  expect(sent.ok()).toBe(true);

  await page.goto('/profile?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('counterpart-data.json');
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { email: string };
    messagesSent: { content: string }[];
    people: object[];
  };
  expect(copy.account.email).toBe(person.email);
  expect(copy.messagesSent.map(({ content }) => content)).toEqual([question]);
  expect(copy.people).toEqual([
    { id: professional.id, firstName: professional.firstName, lastName: professional.lastName },
  ]);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  const again = await page.request.post('/api/login', {
    data: { username: person.username, password: demoPassword },
    headers: sameOrigin(),
  });
  expect(again.status()).toBe(401);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', timezoneId: 'UTC' });
  const otherPage = await other.newPage();
  await otherPage.goto('/auth');
  await logIn(otherPage, 'advisor');
  await otherPage.goto(`/messages?with=${await deletedId(otherPage, question)}`);
  await expect(otherPage.getByRole('log').getByText(question)).toBeVisible();
  await expect(otherPage.getByText('Deleted user').first()).toBeVisible();
  await other.close();
});

test('notifications arrive immediately: the bell counts to nine, an item opens its subject, and all can be marked as read', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Ada', 'Quist');
  await page.goto('/auth?signup=true');
  await signUp(page, person);
  await expect(page).toHaveURL(/\/$/);
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  const panel = page.getByRole('region', { name: 'Notifications' });
  const badge = (text: string) => page.getByRole('banner').getByText(`${text} unread notifications`, { exact: true });
  const hearFrom = async (firstName: string) => {
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const registration = {
      ...newPerson(firstName, 'Berg'),
      password: demoPassword,
      confirmPassword: demoPassword,
      userType: 'client',
      agreeTerms: true,
    };
    expect((await other.post('/api/register', { data: registration, headers: sameOrigin() })).ok()).toBe(true);
    expect(
      (
        await other.post('/api/messages', {
          data: { receiverId: id, content: `Hello from ${firstName}` },
          headers: sameOrigin(),
        })
      ).ok(),
    ).toBe(true);
    await other.dispose();
  };

  await hearFrom('Nils');
  await expect(badge('1'), 'arrives without a reload').toBeVisible();
  await bell.click();
  await panel.getByRole('link', { name: /New message from Nils Berg/ }).click();
  await expect(page).toHaveURL(/\/messages\?with=\d+$/);
  await expect(page.getByRole('log').getByText('Hello from Nils')).toBeVisible();
  await expect(badge('1')).toHaveCount(0);

  await page.goto('/');
  for (let count = 1; count <= 10; count += 1) {
    await hearFrom(`Ole${count}`);
    await expect(badge(count > 9 ? '9+' : String(count))).toBeVisible();
  }
  await bell.click();
  await expect(panel.getByText('Unread:')).toHaveCount(10);
  await panel.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(badge('9+')).toHaveCount(0);
  await page.reload();
  await bell.click();
  await expect(panel.getByRole('link')).toHaveCount(11);
  await expect(panel.getByText('Unread:')).toHaveCount(0);
});

for (const path of ['/dashboard', '/dashboard?tab=messages', '/profile', '/messages', '/admin']) {
  test(`${path} is for people who are signed in`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });
}

test('a failed log-out shows an error and leaves the user signed in', async ({ page, expectedConsole }) => {
  expectedConsole.push(/503/);
  await signInQuietly(page, 'client');
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain; charset=utf-8', body: 'Please try again in a moment.' }),
  );
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Logout failed')).toBeVisible();
  await expect(page.getByText('Please try again in a moment.')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('a picture of nearly 5 MB becomes the avatar, and can be taken away', async ({ page }) => {
  await page.goto('/auth?signup=true');
  await signUp(page, newPerson('Lena', 'Frost'));
  await page.goto('/profile');
  const picture = Buffer.from(await page.evaluate(drawNoise), 'base64');
  expect(picture.length).toBeGreaterThan(4_000_000);
  expect(picture.length).toBeLessThan(5 * 1024 * 1024);
  await page.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Profile updated')).toBeVisible();
  const shown = page.locator('main img[src^="/api/avatars/"]');
  await expect(shown).toBeVisible();
  const response = await page.request.get((await shown.getAttribute('src')) ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(shown).toHaveCount(0);
});

/** Finds the id of a message's author in the reader's own list of conversations. */
async function deletedId(page: Page, text: string): Promise<number> {
  const conversations = (await (await page.request.get('/api/conversations')).json()) as {
    otherUser: { id: number };
    lastMessage: { content: string } | null;
  }[];
  return conversations.find(({ lastMessage }) => lastMessage?.content === text)?.otherUser.id ?? 0;
}

/** A PNG that hardly shrinks, as base64; runs in the page. */
async function drawNoise(): Promise<string> {
  const size = 1180;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const pixels = context.createImageData(size, size);
  for (let index = 0; index < pixels.data.length; index += 1)
    pixels.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** A form of each kind: who writes, where, and what. */
const forms: readonly (readonly [who: string, path: string, field: string, button: string])[] = [
  ['advisor', '/profile?tab=meetings', 'Link to your video call', 'Save Meeting Settings'],
  ['client', '/profile', 'City (optional)', 'Save Changes'],
  ['client', '/contact', 'Message', 'Send Message'],
  ['client', '/compliance', 'Your question', 'Ask Question'],
  ['accountant', '/dashboard?tab=profile', 'Bio', 'Update Profile'],
  ['admin', '/admin?tab=settings', 'Site name', 'Save Settings'],
];

for (const [who, path, label, button] of forms) {
  test(`typed text is there after the session has ended: ${path} @walk`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/401/);
    const typed = label.startsWith('Link')
      ? 'https://video.example.test/typed'
      : `Typed by ${who} before the session ended`;
    const field = page.getByLabel(label, { exact: true });
    await signInQuietly(page, who);
    await page.goto(path);
    await field.fill(typed);
    // What a form asks for besides.
    const subject = page.getByLabel('Subject');
    if (await subject.count()) await subject.selectOption({ index: 1 });
    if (who === 'accountant') await page.getByLabel(/^Certifications/).fill('A chip');
    const onOff = page.locator('form').getByRole('switch').first();
    const wasOn = who === 'admin' && (await onOff.isChecked());
    if (who === 'admin') await onOff.click();
    const hours = page.getByRole('group', { name: 'Working hours' }).getByRole('combobox', { name: 'Sunday, from' });
    if (who === 'advisor') await page.getByRole('button', { name: 'Add Hours on Sunday' }).click();
    await page.context().clearCookies();
    await page.getByRole('button', { name: button }).click();
    const logInLink = page.getByRole('button', { name: 'Log In' }).first();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    if (!page.url().includes('/auth')) await logInLink.click();
    await expect(page).toHaveURL(/\/auth/);
    await logIn(page, who);
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect(field).toHaveValue(typed);
    if (who === 'accountant') await expect(page.getByRole('button', { name: 'Remove A chip' })).toBeVisible();
    if (who === 'advisor') await expect(hours).toHaveCount(1);
    if (who === 'admin') await expect(onOff).toBeChecked({ checked: !wasOn });
  });
}

test('a picture that was chosen as the session ended is saved after signing in again @walk', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/401/);
  const person = newPerson('Lena', 'Frost');
  await page.goto('/auth?signup=true');
  await signUp(page, person);
  await page.goto('/profile');
  const picture = page.getByRole('main').locator('img[src^="/api/avatars/"]');
  await expect(picture).toHaveCount(0);
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.context().clearCookies();
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expect(page).toHaveURL(/\/auth/);
  await logIn(page, person.username);
  await expect(picture).toBeVisible();
});

for (const isReloaded of [false, true])
  test(`a document that a visitor chose is ${isReloaded ? 'named after a reload' : 'there'} after signing in @walk`, async ({
    page,
  }) => {
    const open = () => page.getByRole('tab', { name: 'Analyze Legislation' }).click();
    await page.goto('/compliance');
    await open();
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('A bill. '.repeat(1000)) });
    await page.getByLabel('Your industry').selectOption({ label: 'Retail' });
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/auth/);
    if (isReloaded) await page.reload();
    await logIn(page, 'client');
    await expect(page).not.toHaveURL(/\/auth/);
    await go(page, '/compliance');
    await open();
    const form = page.getByRole('form', { name: 'Analyze Legislation' });
    await expect(form.getByLabel('Your industry')).toHaveValue(/.+/);
    if (isReloaded) await expect(form).toContainText('Please choose bill.txt (8 KB) again.');
    else await expect(form.getByRole('listitem').filter({ hasText: 'bill.txt' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Analyze Document' })).toBeEnabled({ enabled: !isReloaded });
  });

test('messages that were typed and sent as the session ended are there after signing in again @walk', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/401/);
  await signInQuietly(page, 'client');
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.fill('Typed as the session ended');
  await page.context().clearCookies();
  await go(page, '/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await logIn(page, 'client');
  await go(page, '/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(composer).toHaveValue('Typed as the session ended');
  await composer.fill('Sent as the session ended');
  // With the message itself, before any other request can find out.
  await page.route(
    '**/api/messages',
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );
  await composer.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await logIn(page, 'client');
  const sent = page.getByRole('log').getByText('Sent as the session ended');
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
});

test('a tab of one account neither saves into nor shows another that signs in beside it, and shows why @walk', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/409/);
  await signInQuietly(page, 'client');
  await page.goto('/profile');
  const firstName = page.getByLabel('First name');
  const before = await firstName.inputValue();
  // Another tab of the same browser.
  const response = await page.context().request.post('/api/login', {
    data: { username: 'cfo', password: demoPassword },
    headers: sameOrigin(),
  });
  const other = (await response.json()) as { firstName: string };
  await firstName.fill('Not theirs');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(page.getByText('You’re signed in to another account now')).toBeVisible();
  await expect(page.locator('form').getByText(other.firstName)).toHaveCount(0);
  await reload.click();
  await expect(firstName).toHaveValue(other.firstName);
  await expect(reload).toHaveCount(0);
  const { id } = await demoProfessional(request, 'cfo');
  expect(((await (await request.get(`/api/accountants/${id}`)).json()) as typeof other).firstName).toBe(
    other.firstName,
  );
  await signOutQuietly(page);
  await signInQuietly(page, 'client');
  await page.goto('/profile');
  await expect(firstName).toHaveValue('Not theirs');
  expect(before).not.toBe('Not theirs');
});
