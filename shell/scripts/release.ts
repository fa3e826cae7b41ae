import { outputFolder } from '../federation/output-folder';
import { publishShellFiles } from '../federation/release/publish-release';
import { shellContract } from '../federation/release/shell-contract';
import { versionOfBuild } from '../server/assets/shell-releases';
import { buildTarget } from './build/build-target';
import { targetFolder } from './build/workspaces';
import { readArea, readRegistry } from './registry-access';
import { releaseBuild, wayOf } from './roll-out';
import { publishBuilds } from './start/publish-builds';

/**
 * Builds an area, publishes it and makes it current: `npm run release -w mfe-blog`. With `-- --canary` it is served to
 * a growing share of the visitors, in `--steps 1,10,50`, with `--replace` instead of one that is rolled out; the
 * command ends when all of them get it, and fails when it was stopped. With `-- --publish-only` it is served to no one.
 *
 * `npm run release` publishes the builds of all areas that are here, and makes those current that are new: what
 * `npm start` does for its own API, for one that was started apart.
 */
const registry = readRegistry();
const say = (sentence: string) => console.log(sentence);
if (process.argv.includes('--area')) {
  const area = readArea();
  await buildTarget(area);
  await releaseBuild(outputFolder(targetFolder(area)), registry, { ...wayOf(process.argv.slice(2)), say });
} else {
  const shell = outputFolder(targetFolder('shell'));
  const version = await versionOfBuild(shell);
  await publishBuilds(new Set(), registry, { contract: { ...shellContract(), ...(version && { version }) } });
  if (version) await publishShellFiles(shell, version, registry);
  say(`The areas are published at ${registry.apiUrl}.`);
}
