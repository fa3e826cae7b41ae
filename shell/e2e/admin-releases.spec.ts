import { expectAccessible } from './axe';
import { registryOf, releaseChanged, startReleasable, untilServed } from './changed-releases';
import { expect, test as base } from './fixtures';
import { demoPassword } from './people';
import type { Product } from '../scripts/start-product';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startReleasable();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

test('an administrator tries a release on some visitors, takes it back, and lets a pipeline in', async ({
  page,
  product,
}) => {
  const first = await releaseChanged(product, 'blog');
  const second = await releaseChanged(product, 'blog');
  await untilServed(product, { blog: second });
  const signedIn = await page.request.post('/api/login', {
    data: { username: 'admin', password: demoPassword },
    headers: { origin: product.url },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto('/admin/releases');
  await expectAccessible(page);
  await page.getByRole('row', { name: /^Blog/ }).getByRole('link').click();
  await expect(page).toHaveURL(/area=blog/);

  // Back to the release before.
  await page.getByRole('button', { name: 'Roll Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll Back' }).click();
  await expect(page.getByText(`All visitors get Blog ${first}`)).toBeVisible();
  await untilServed(product, { blog: first });
  const row = (version: string) => page.getByRole('row', { name: new RegExp(version.replaceAll('.', '\\.')) });
  await expect(row(second).getByText('Rolled back')).toBeVisible();

  // The release that was taken back, for a part of the visitors.
  await row(second).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('heading', { name: `${second} is on trial for 5% of visitors` })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go to 25%' }).click();
  await expect(page.getByRole('heading', { name: `${second} is on trial for 25% of visitors` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Roll Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll Back' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`${second}.*Rolled back`) })).toBeVisible();

  // A token of the pipeline, which releases with it until it is revoked.
  await page.goto('/admin/releases?tab=tokens');
  await page.getByRole('button', { name: 'New Token' }).click();
  await page.getByRole('dialog').getByLabel('Area').fill('blog');
  await page.getByLabel('What it is for').fill('Pipeline of the blog');
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Make the Token' }).click();
  const token = await page.getByRole('textbox', { name: 'Deploy token' }).inputValue();
  const activate = () =>
    fetch(`${registryOf(product).apiUrl}/api/platform/releases/blog/${second}/activate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await activate()).status).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke Pipeline of the blog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await activate()).status).toBe(401);

  // A route of the blog for another area.
  await page.goto('/admin/releases?tab=routes');
  await page.getByRole('button', { name: 'Hand over /blog', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Area').fill('news');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }).click();
  await expect(page.getByText('Goes to news', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
