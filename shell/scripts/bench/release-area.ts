import { outputFolder } from '../../federation/output-folder';
import { buildArea } from '../../federation/build-area';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';

/**
 * Releases the area of the working folder as `counterpart release` does, for `bench:releases`, and prints how long each
 * step took. Needs `API_URL` and `RELEASE_TOKEN`.
 */
const registry = { apiUrl: process.env['API_URL'] ?? '', token: process.env['RELEASE_TOKEN'] ?? '' };
const folder = process.cwd();
/** Milliseconds since this process began. */
const loaded = performance.now();
await buildArea(folder);
const built = performance.now();
const release = await publishRelease(outputFolder(folder), registry);
const published = performance.now();
await activateRelease(release, registry);
const activated = performance.now();
console.log(
  JSON.stringify({
    start: loaded,
    build: built - loaded,
    publish: published - built,
    activate: activated - published,
  }),
);
