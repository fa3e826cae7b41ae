import { patientRendering, startProduct } from '../scripts/start-product';

/** One product for all journeys that leave it whole. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env['E2E_URL'];
  if (given) return () => Promise.resolve();
  const product = await startProduct({ databaseUrl: process.env['DATABASE_URL'], env: patientRendering });
  process.env['E2E_URL'] = product.url;
  process.env['E2E_DATA'] = product.dataFolder;
  return () => product.stop();
}
