import { violations } from '../support/axe';
import { expect, test as base } from '../support/fixtures';
import { demoPassword, logIn, signOutQuietly } from '../support/people';
import { appCode } from '../support/totp';
import { startProduct, type Product } from '../../scripts/start-product';

/** A product of its own: its administrators are shut out for a while. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // Administration is closed (403), the last second step stays (409).
  expectedConsole: ({}, use) => use([/40[39] \(/]),
});

test('a second step is required of administrators: who has none is led to set one up, and back', async ({
  page,
  product,
}) => {
  const headers = { origin: product.url };
  await logIn(page, 'admin');
  await test.step('the one who requires it is warned, and led there', async () => {
    await page.goto('/admin?tab=settings');
    await page.getByLabel('Require a second step').selectOption('Administrators');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Require a second step?' });
    await expect(dialog).toContainText('You don’t have one yourself.');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save and Go On' }).click();
    await expect(page).toHaveURL(/\/profile\?tab=security&next=%2Fadmin%3Ftab%3Dsettings$/);
    await expect(page.getByText('Your account needs a second step')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('administration is closed, as a page and as an API; the rest of the site is not', async () => {
    await page.goto('/admin?tab=users');
    await expect(page).toHaveURL(/\/profile\?tab=security&next=%2Fadmin%3Ftab%3Dusers$/);
    const refused = await page.request.get('/api/admin/stats');
    expect([refused.status(), refused.headers()['x-error-code']]).toEqual([403, 'second_step_needed']);
    await page.goto('/pricing');
    await expect(page.getByText('Until your account has one, administration is closed to you.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin?tab=users');
  });

  await test.step('an app is set up, and leads to where they wanted to go', async () => {
    await page.getByRole('button', { name: 'Set Up App' }).click();
    const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    const key = (await setup.getByRole('code').textContent()) ?? '';
    await setup.getByLabel('Code from the app').fill(appCode(key));
    await setup.getByRole('button', { name: 'Turn It On' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.getByRole('checkbox', { name: 'I saved these codes somewhere safe' }).check();
    await codes.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/admin\?tab=users$/);
    await expect(page.getByRole('tab', { name: 'User Management', selected: true })).toBeVisible();
  });

  await test.step('the last one cannot be removed', async () => {
    await page.goto('/profile?tab=security');
    await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
    await page.getByRole('button', { name: 'Remove App' }).click();
    await expect(page.getByText('Add another one before you remove this one.')).toBeVisible();
  });

  await test.step('a new administrator has a day, of which administration tells', async () => {
    const found = await page.request.get('/api/admin/users/search?q=client@counterpart.test');
    const [{ id, firstName, lastName, email }] = (
      (await found.json()) as { users: { id: number; firstName: string; lastName: string; email: string }[] }
    ).users as [{ id: number; firstName: string; lastName: string; email: string }];
    const data = { firstName, lastName, email, userType: 'admin', currentPassword: demoPassword };
    expect((await page.request.put(`/api/admin/users/${id}`, { data, headers })).status()).toBe(200);
    await signOutQuietly(page);
    await logIn(page, 'client');
    await page.goto('/admin');
    await expect(page.getByText(/^Set up a second step by /)).toBeVisible();
    await page.getByRole('link', { name: 'Set It Up' }).click();
    await expect(page).toHaveURL(/\/profile\?tab=security&next=%2Fadmin$/);
    await expect(page.getByText(/After that, administration is closed to you\./)).toBeVisible();
  });
});
