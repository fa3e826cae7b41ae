import { writeFile } from 'node:fs/promises';
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
import { assertRunsEverywhere } from '../../federation/too-new';
import { targetFolder, type BuildTarget } from './workspaces';

/**
 * Builds the shell or an area, for browsers and for the server. What this file imports is there for building only: a
 * product whose builds hold never loads it.
 * @param hash of everything that the build depends on
 * @throws with webpack's messages when the build fails, or when it has syntax that a supported browser lacks
 */
export async function makeBuild(target: BuildTarget, hash: string): Promise<void> {
  const folder = targetFolder(target);
  const output = outputFolder(folder);
  const configUrl = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: configuration } = (await import(configUrl)) as { default: Configuration };
  await buildConfiguration(target === 'shell' ? configuration : withOwnName(configuration, hash));
  await buildConfiguration(target === 'shell' ? hostServerConfig(configUrl) : remoteServerConfig(configUrl));
  if (target === 'shell') await describeShell(output);
  else await describeRelease(folder);
  await assertRunsEverywhere(output);
  await compressFiles(output);
}

async function describeShell(output: string): Promise<void> {
  await assertProvided(output);
  await writeFile(join(output, 'integrity.json'), JSON.stringify(await hashFiles(output)));
}
