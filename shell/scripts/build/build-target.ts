import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { assertProvided } from '../../federation/assert-provided';
import { hostServerConfig, remoteServerConfig } from '../../federation/server-config';
import { outputFolder } from '../../federation/output-folder';
import { compressFiles } from '../../federation/release/compress';
import { describeRelease } from '../../federation/release/describe-release';
import { hashFiles } from '../../federation/release/hash-files';
import { inputsHash } from './inputs-hash';
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
  await compressFiles(output);
  await writeFile(join(output, stampFile), hash);
  return true;
}

/**
 * Names a build of an area by what it was made from: a tab that falls back to the release before holds two, and the
 * chunks of one must not be taken for the other's.
 */
function withOwnName(configuration: Configuration, hash: string): Configuration {
  const { output } = configuration;
  return { ...configuration, output: { ...output, uniqueName: `${output?.uniqueName ?? ''}_${hash.slice(0, 8)}` } };
}

async function describeShell(output: string): Promise<void> {
  await assertProvided(output);
  await writeFile(join(output, 'integrity.json'), JSON.stringify(await hashFiles(output)));
}

/** Runs webpack once. @throws with its messages when the build fails */
export function buildConfiguration(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}
