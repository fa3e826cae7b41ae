import { outputFolder } from '../federation/output-folder';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import { buildTarget } from './build/build-target';
import { targetFolder } from './build/workspaces';
import { readCommand } from './registry-access';
import { startRollout, untilServedToAll } from './roll-out';

/**
 * Builds an area, publishes it and makes it current: `npm run release -w mfe-blog`. With `-- --canary` it is served to
 * a growing share of the visitors; the command ends when all of them get it, and fails when it was stopped.
 */
const { area, registry } = readCommand();
await buildTarget(area);
const published = await publishRelease(outputFolder(targetFolder(area)), registry);
const name = `${published.name} ${published.version}`;
if (process.argv.includes('--canary') && (await startRollout(published, registry)))
  await untilServedToAll(published, registry, { onShare: (share) => console.log(`${name}: ${share}% of visitors`) });
else await activateRelease(published, registry);
console.log(`${name} is ${published.isNew ? 'published and ' : ''}current.`);
