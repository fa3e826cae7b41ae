import type { RegistryAccess } from '../federation/release/publish-release';
import { areas, isArea, type Area } from './build/workspaces';

/**
 * The area after `--area`, and the registry that `API_URL` and `DEPLOY_TOKEN` (or `RELEASE_TOKEN`) name. Ends the
 * process with a sentence when one is missing.
 */
export function readCommand(): { readonly area: Area; readonly registry: RegistryAccess } {
  const area = process.argv[process.argv.indexOf('--area') + 1] ?? '';
  if (!isArea(area)) throw new Error(`There is no area '${area}'; there are ${areas.join(', ')}.`);
  const { API_URL: apiUrl = 'http://localhost:3000' } = process.env;
  const token = process.env['DEPLOY_TOKEN'] ?? process.env['RELEASE_TOKEN'];
  if (token) return { area, registry: { apiUrl, token } };
  console.error(`DEPLOY_TOKEN is not set: an administrator makes one for ${area}.`);
  process.exit(1);
}
