import type { Product } from '../scripts/start-product';

/** URL and data folder of a product. */
type RunningProduct = Pick<Product, 'url' | 'dataFolder'>;

/** Tells every worker that starts from now on which products there are; it takes the one with its own number. */
export function announceProducts(products: readonly RunningProduct[]): void {
  process.env['E2E_PRODUCTS'] = JSON.stringify(products.map(({ url, dataFolder }) => ({ url, dataFolder })));
}

/**
 * Makes a worker's journeys go through a product that no other worker uses at the same time: `E2E_URL` is its URL and
 * `E2E_DATA` its data folder. An `E2E_URL` from outside stays.
 */
export function useOwnProduct(): void {
  const index = process.env['TEST_PARALLEL_INDEX'];
  const announced = process.env['E2E_PRODUCTS'];
  if (index === undefined || announced === undefined) return;
  const product = (JSON.parse(announced) as RunningProduct[])[Number(index)];
  if (!product) throw new Error(`There is no product for worker ${index}.`);
  process.env['E2E_URL'] = product.url;
  process.env['E2E_DATA'] = product.dataFolder;
}
