import { expect, test as base } from '../support/fixtures';
import { pathOf, publicRoutes } from '../support/routes';
import { patientRendering, startProduct, type Product } from '../../scripts/start-product';

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
