import { readFile } from 'node:fs/promises';
import { violations } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { mailedLink } from '../support/outbox';
import { demoPassword, newPerson, signOutQuietly, signUp } from '../support/people';
import { appCode } from '../support/totp';

/** Gives the browser an authenticator that checks its owner, as a laptop with a fingerprint reader has. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

async function signUpForSecurity(page: Page) {
  const person = newPerson('Ines', 'Okafor');
  await page.goto('/auth?signup=true&next=%2Fprofile%3Ftab%3Dsecurity');
  await signUp(page, person);
  await expect(page.getByRole('heading', { name: 'Passkeys and two-step login' })).toBeVisible();
  return person;
}

/** Reads the ten codes that are shown once, and closes the dialog. */
async function storeCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I saved these codes somewhere safe' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Types the right password; the second step is next. */
async function typePassword(page: Page, username: string): Promise<void> {
  await page.goto('/auth?next=%2Fprofile%3Ftab%3Dsecurity');
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Username or email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Log In' }).click();
}

test('a passkey is set up, and later logs in alone', async ({ page }) => {
  await addAuthenticator(page);
  await signUpForSecurity(page);
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Create Passkey' }).click();
  await expect(dialog.getByText('Give the passkey a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Create Passkey' }).click();
  await storeCodes(page);
  await expect(page.getByRole('button', { name: 'Remove the passkey Work laptop' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await signOutQuietly(page);
  await page.goto('/auth?next=%2Fprofile%3Ftab%3Dsecurity');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByText(/^Passkey, added .* Last used/)).toBeVisible();
});

test('an app’s code, a trusted browser, a recovery code and a fresh confirmation', async ({
  page,
  playwright,
  baseURL,
  expectedConsole,
}) => {
  // A password without its second step responds with 401, a wrong code with 400, an act to confirm with 403.
  expectedConsole.push(/40[013] \(/);
  const { username, email } = await signUpForSecurity(page);
  const key = await test.step('the app is set up by its key', async () => {
    await page.getByRole('button', { name: 'Set Up App' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const typed = (await dialog.getByRole('code').textContent()) ?? '';
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn It On' }).click();
    await expect(dialog.getByRole('alert')).toContainText('That code is not correct.');
    await dialog.getByLabel('Code from the app').fill(appCode(typed, -1));
    await dialog.getByRole('button', { name: 'Turn It On' }).click();
    return typed;
  });
  const codes = await storeCodes(page);

  await test.step('its code is the second step, and the browser is trusted', async () => {
    await signOutQuietly(page, { name: 'session' });
    await typePassword(page, username);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Code').fill(appCode(key));
    await page.getByRole('checkbox', { name: 'Trust this browser for 30 days' }).check();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/profile\?tab=security$/);
  });

  await test.step('there the password is enough, and a copy of everything takes a code', async () => {
    await signOutQuietly(page, { name: 'session' });
    await typePassword(page, username);
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Code').fill(appCode(key, 1));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { account: { email: string } };
    expect(file.account.email).toBe(email);
  });

  await test.step('trust ends, and a recovery code logs in once', async () => {
    await page.getByRole('button', { name: /^Stop trusting/ }).click();
    await expect(page.getByText('None. You can trust a browser when you log in.')).toBeVisible();
    for (const outcome of ['in', 'refused']) {
      await signOutQuietly(page, { name: 'session' });
      await typePassword(page, username);
      await page.getByLabel('Code').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Log In' }).click();
      if (outcome === 'in') await expect(page.getByText(/^9 left\./)).toBeVisible();
      else
        await expect(page.getByRole('alert')).toContainText('That recovery code is not correct, or was used before.');
    }
  });

  await test.step('a login with another device is mailed, and its link ends that session', async () => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await signOutQuietly(page);
    await typePassword(page, username);
    await page.getByLabel('Code').fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText(/^8 left\./)).toBeVisible();
    const link = await mailedLink(elsewhere, email, 'new-device');
    await page.goto(link);
    await page.getByRole('button', { name: 'Log Out That Device' }).click();
    await expect(page.getByText('That device is logged out')).toBeVisible();
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await elsewhere.dispose();
  });
});
