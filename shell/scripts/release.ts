import { outputFolder } from '../federation/output-folder';
import { buildTarget } from './build/build-target';
import { targetFolder } from './build/workspaces';
import { readCommand } from './registry-access';
import { releaseBuild } from './roll-out';

/**
 * Builds an area, publishes it and makes it current: `npm run release -w mfe-blog`. With `-- --canary` it is served to
 * a growing share of the visitors; the command ends when all of them get it, and fails when it was stopped.
 */
const { area, registry } = readCommand();
await buildTarget(area);
const isCanary = process.argv.includes('--canary');
await releaseBuild(outputFolder(targetFolder(area)), registry, { isCanary, say: (sentence) => console.log(sentence) });
