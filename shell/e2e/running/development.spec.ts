import { patientRendering, startProduct, type Product } from '../../scripts/start-product';
import { startDeveloperMachine } from '../releases/developer-machine';
import { deployTokenFor } from '../support/deploy-token';
import { expect, test as base } from '../support/fixtures';
import { pathOf, publicRoutes } from '../support/routes';

/** The same product as developers run it: React says what differs. */
const test = base.extend<object, { development: Product }>({
  development: [
    async ({}, use) => {
      const product = await startProduct({ env: { ...patientRendering, NODE_ENV: 'development' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ development }, use) => use(development.url),
});

test('React finds no difference on any public page', async ({ page, request, watch }) => {
  test.setTimeout(180_000);
  for (const route of publicRoutes) {
    const response = await page.goto((await pathOf(route, request)) ?? '');
    expect(response?.headers()['server-timing'], route.path).toContain('desc=server');
    await page.waitForLoadState('networkidle');
    expect(watch.problems, route.path).toEqual([]);
  }
});

test('a save is seen in the page without a load, and an error with its file and line until it is mended', async ({
  page,
  development,
  expectedConsole,
  watch,
}) => {
  const token = await deployTokenFor('blog', page, development.url);
  const { link, save, stop } = await startDeveloperMachine(development.url, token, 'As it was');
  try {
    await page.goto(link);
    await page.getByLabel('Deploy token of blog').fill(token);
    await page.getByRole('button', { name: 'Use It in This Browser' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('As it was');

    await page.getByLabel('Note').fill('Typed before');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    const documents = watch.documents();
    const isThereStill = async () => {
      await expect(page.getByLabel('Note')).toHaveValue('Typed before');
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    };
    for (const count of ['one', 'two', 'three', 'four', 'five']) {
      await save(`Save ${count}`);
      await expect(heading).toHaveText(`Save ${count}`);
      await isThereStill();
    }

    expectedConsole.push(/./);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    await save('Never seen', 'const half = (;');
    await expect(overlay).toContainText(/page\.tsx:4:/);
    await save('Mended');
    await expect(heading).toHaveText('Mended');
    await expect(overlay).toBeHidden();
    await isThereStill();

    await save('Never seen', "if (presses) throw new Error('Broken on purpose');");
    await expect(overlay).toContainText('Broken on purpose');
    await expect(overlay).toContainText(/page\.tsx:4/);
    await expect(page.getByRole('heading', { name: 'Blog is not available right now' })).toBeAttached();
    await save('Mended again');
    await expect(heading).toHaveText('Mended again');
    await expect(overlay).toBeHidden();
    expect(watch.documents()).toBe(documents);
  } finally {
    await stop();
  }
});
