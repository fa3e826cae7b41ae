import { expect, test as base, type Page } from '../support/fixtures';
import { demoPassword, newPerson, signInQuietly } from '../support/people';
import { servicePid } from '../running/service-pid';
import { startProduct, type Product } from '../../scripts/start-product';

/** A product for each test: its API is killed, and comes back later with each time. */
const test = base.extend<{ product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      const outer = process.env['E2E_URL'];
      process.env['E2E_URL'] = product.url;
      await use(product);
      if (outer === undefined) delete process.env['E2E_URL'];
      else process.env['E2E_URL'] = outer;
      await product.stop();
    },
    { timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // What fails here is in every browser's console.
  expectedConsole: ({}, use) => use([/Failed to load resource/, /net::ERR/]),
});

const isUp = (product: Product) =>
  fetch(`${product.url}/api/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Does something while there is no API, and waits until it is back. */
async function withoutApi(product: Product, work: () => Promise<void>): Promise<void> {
  const killed = servicePid('api', product);
  process.kill(killed, 'SIGKILL');
  await work();
  const isAnother = async () => servicePid('api', product) !== killed && (await isUp(product));
  await expect.poll(isAnother, { timeout: 30_000, intervals: [100] }).toBe(true);
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();

test('readers see what is missing while the API is away, word for word, and Try Again helps', async ({
  page,
  product,
}) => {
  await page.goto('/blog/search');
  await withoutApi(product, async () => {
    await page.getByRole('main').getByRole('link', { name: 'Finance Technology' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to load blog posts' })).toBeVisible();
  });
  await tryAgain(page);
  await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible();

  await page.goto('/blog/search');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('payroll');
  await withoutApi(product, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Failed to search blog posts' })).toBeVisible();
  });
  await tryAgain(page);
  await expect(page.getByRole('heading', { name: /^Found \d+ results?$/ })).toBeVisible();

  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Counterpart Blog' })).toBeVisible();
});

test('writers see why when deleting, publishing, creating and updating fail', async ({ page, product }) => {
  test.slow();
  await signInQuietly(page, 'admin');
  await page.goto('/blog/admin');
  const row = page.getByRole('row').filter({ hasText: 'The Email That Moves Your Money' });
  const fails = async (words: string) => {
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  };
  await row.getByRole('button', { name: /^Delete/ }).click();
  await withoutApi(product, async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Post' }).click();
    await fails('Failed to delete the blog post. Please try again.');
  });

  await page.goto('/blog/admin');
  // What the list shows comes from the API, too.
  await expect(row).toBeVisible();
  await withoutApi(product, async () => {
    await row.getByRole('button', { name: /^Unpublish/ }).click();
    await fails('Failed to update the blog post status. Please try again.');
  });

  await row
    .getByRole('link', { name: /The Email/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('The Email That Moved Your Money');
  await withoutApi(product, async () => {
    await page.getByRole('button', { name: 'Update & Publish' }).click();
    await fails('Failed to update the blog post. Please try again.');
  });
  // Nothing of it is lost.
  await page.getByRole('button', { name: 'Update & Publish' }).click();
  await expect(page.getByText('Post Updated')).toBeVisible();

  await page.goto('/blog/admin/new');
  await page.getByRole('textbox', { name: /^Title/ }).fill('An attempt');
  await page.getByRole('textbox', { name: /^Excerpt/ }).fill('At first in vain.');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Words.');
  await page.getByLabel(/^Category/).selectOption('technology');
  await withoutApi(product, async () => {
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await fails('Failed to create the blog post. Please try again.');
  });
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Post Created')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'An attempt' })).toHaveCount(1);
});

test('an administrator who loses the role is refused on the page that is open', async ({
  page,
  playwright,
  product,
}) => {
  const origin = { origin: product.url };
  const person = newPerson('Former');
  const theirs = await playwright.request.newContext({ baseURL: product.url });
  const { firstName, lastName, username, email } = person;
  const signedUp = await theirs.post('/api/register', {
    data: {
      ...{ firstName, lastName, username, email, userType: 'client', agreeTerms: true },
      ...{ password: demoPassword, confirmPassword: demoPassword },
    },
    headers: origin,
  });
  expect([signedUp.status(), await signedUp.text()]).toEqual([200, expect.any(String)]);
  const { id } = (await signedUp.json()) as { id: number };
  const admin = await playwright.request.newContext({ baseURL: product.url });
  await admin.post('/api/login', { data: { username: 'admin', password: demoPassword }, headers: origin });
  const become = async (userType: string) => {
    const details = { firstName, lastName, email, city: '', state: '' };
    const data = { ...details, userType, currentPassword: demoPassword };
    const response = await admin.put(`/api/admin/users/${id}`, { data, headers: origin });
    expect([response.status(), await response.text()]).toEqual([200, expect.any(String)]);
  };
  await become('admin');
  await signInQuietly(page, username);
  await page.goto('/blog/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await become('client');
  await page.getByRole('tab', { name: /^Drafts/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Access Denied: You need admin privileges to access this page.' }),
  ).toBeVisible();
  for (const path of ['/blog/admin', '/blog/admin/new', '/blog/admin/edit/1']) {
    const opened = await page.goto(path);
    expect([opened?.status(), await page.title()]).toEqual([403, 'Access Denied | Counterpart']);
    await expect(
      page.getByRole('heading', { name: 'Access Denied: You need admin privileges to access this page.', level: 1 }),
    ).toBeVisible();
  }
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await theirs.dispose();
  await admin.dispose();
});
