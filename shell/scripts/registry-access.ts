import type { RegistryAccess } from '../federation/release/publish-release';
import { areas, isArea, type Area } from './build/workspaces';

/** The area after `--area`. @throws when there is none of that name */
export function readArea(): Area {
  const area = process.argv[process.argv.indexOf('--area') + 1] ?? '';
  if (!isArea(area)) throw new Error(`There is no area '${area}'; there are ${areas.join(', ')}.`);
  return area;
}

/** The registry that `API_URL` and `DEPLOY_TOKEN` (or `RELEASE_TOKEN`) name. Ends the process without a token. */
export function readRegistry(): RegistryAccess {
  const { API_URL: apiUrl = 'http://localhost:3000' } = process.env;
  const token = process.env['DEPLOY_TOKEN'] ?? process.env['RELEASE_TOKEN'];
  if (token) return { apiUrl, token };
  console.error(
    'DEPLOY_TOKEN is not set: an administrator makes one for an area. For all areas, RELEASE_TOKEN is the API’s own.',
  );
  process.exit(1);
}
