import { outputFolder } from '../federation/output-folder';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import { buildTarget } from './build/build-target';
import { targetFolder } from './build/workspaces';
import { readCommand } from './registry-access';

/** Builds an area, publishes it and makes it current: `npm run release -w mfe-blog`. */
const { area, registry } = readCommand();
await buildTarget(area);
const published = await publishRelease(outputFolder(targetFolder(area)), registry);
await activateRelease(published, registry);
console.log(`${published.name} ${published.version} is ${published.isNew ? 'published and ' : ''}current.`);
