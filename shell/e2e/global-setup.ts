import type { FullConfig } from 'playwright/test';
import { patientRendering, startProduct, type Product } from '../scripts/start-product';
import { announceProducts } from './own-product';

/** The database of a worker's product: the one given, or its neighbor with the worker's number. */
const databaseOf = (worker: number): string | undefined => {
  const given = process.env['DATABASE_URL'];
  return given && worker > 0 ? `${given}_${worker}` : given;
};

/** One product a worker, for all journeys that leave it whole; none with an `E2E_URL`, also an empty one. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env['E2E_URL'] !== undefined) return () => Promise.resolve();
  const products: Product[] = [];
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
  try {
    // The first start builds; the others find everything up to date.
    for (let worker = 0; worker < workers; worker += 1)
      products.push(await startProduct({ databaseUrl: databaseOf(worker), env: patientRendering }));
  } catch (error) {
    await stop();
    throw error;
  }
  announceProducts(products);
  return stop;
}
