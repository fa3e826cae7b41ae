import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { assertProvided } from '../../federation/assert-provided';
import { hostServerConfig, remoteServerConfig } from '../../federation/server-config';
import { buildConfiguration, withOwnName } from '../../federation/run-build';
import { outputFolder } from '../../federation/output-folder';
import { compressFiles } from '../../federation/release/compress';
import { describeRelease } from '../../federation/release/describe-release';
import { hashFiles } from '../../federation/release/hash-files';
import { inputsHash } from './inputs-hash';
import { assertRunsEverywhere } from './too-new';
import { targetFolder, type BuildTarget } from './workspaces';

/** Name of the file that remembers what a build was made from. */
const stampFile = '.inputs';

/**
 * Builds the shell or an area, for browsers and for the server, unless nothing it depends on changed.
 * @returns true when it was built, false when the build that is there still holds
 * @throws with webpack's messages when the build fails
 */
export async function buildTarget(target: BuildTarget): Promise<boolean> {
  const folder = targetFolder(target);
  const output = outputFolder(folder);
  const hash = await inputsHash(target);
  const built = await readFile(join(output, stampFile), 'utf8').catch(() => '');
  if (built === hash) return false;

  const configUrl = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: configuration } = (await import(configUrl)) as { default: Configuration };
  await buildConfiguration(target === 'shell' ? configuration : withOwnName(configuration, hash));
  await buildConfiguration(target === 'shell' ? hostServerConfig(configUrl) : remoteServerConfig(configUrl));
  if (target === 'shell') await describeShell(output);
  else await describeRelease(folder);
  await assertRunsEverywhere(output);
  await compressFiles(output);
  await writeFile(join(output, stampFile), hash);
  return true;
}

async function describeShell(output: string): Promise<void> {
  await assertProvided(output);
  await writeFile(join(output, 'integrity.json'), JSON.stringify(await hashFiles(output)));
}
