import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputFolder } from './output-folder';
import { compressFiles } from './release/compress';
import { describeRelease } from './release/describe-release';
import type { ReleaseFile } from './release/release-file';
import { remoteConfig } from './remote-config';
import { buildConfiguration, withOwnName } from './run-build';
import { remoteServerConfig } from './server-config';
import { sharedModules } from './shared';
import { assertRunsEverywhere } from './too-new';

/**
 * Builds an area wherever it lies, for browsers and for the server, and describes the release.
 * @param folder with its `remote.json` and `src/remote.tsx`
 * @throws with webpack's messages, with what is wrong in `remote.json`, or with what a supported browser lacks
 */
export async function buildArea(folder: string): Promise<ReleaseFile> {
  // The preset takes the folder from the place where a configuration would lie.
  const configUrl = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  await buildConfiguration(withOwnName(remoteConfig(configUrl), await sourcesHash(folder)));
  await buildConfiguration(remoteServerConfig(configUrl));
  const release = await describeRelease(folder);
  await assertRunsEverywhere(outputFolder(folder));
  await compressFiles(outputFolder(folder));
  return release;
}

/** Everything of the area itself, and what it shares with the shell, in one hash. */
async function sourcesHash(folder: string): Promise<string> {
  const sources = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const files = sources.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256').update(JSON.stringify(sharedModules()));
  for (const file of [join(folder, 'remote.json'), ...files.sort()]) hash.update(await readFile(file));
  return hash.digest('hex');
}
