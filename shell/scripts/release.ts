import { resolve } from 'node:path';
import { outputFolder } from '../federation/output-folder';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import { buildTarget } from './build/build-target';
import { isArea, root, targetFolder } from './build/workspaces';

/**
 * Builds an area, publishes it and makes it current: `npm run release -w mfe-blog`.
 * Reads `RELEASE_TOKEN`, `API_URL` (the shell's URL will do) and `DATA_DIR`, where the release store is.
 */
const area = process.argv[process.argv.indexOf('--area') + 1] ?? '';
const { RELEASE_TOKEN: token, API_URL: apiUrl = 'http://localhost:3000', DATA_DIR: dataFolder = '.data' } = process.env;
if (!isArea(area)) throw new Error(`There is no area '${area}'.`);
if (!token) {
  console.error('RELEASE_TOKEN is not set: the API was started with one, and takes releases only with it.');
  process.exit(1);
}
await buildTarget(area);
const published = await publishRelease({
  output: outputFolder(targetFolder(area)),
  releasesFolder: resolve(root, dataFolder, 'releases'),
  apiUrl,
  token,
});
await activateRelease(published, apiUrl, token);
console.log(`${published.name} ${published.version} is ${published.isNew ? 'published and ' : ''}current.`);
