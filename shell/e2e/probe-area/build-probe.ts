import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildConfiguration } from '../../scripts/build/build-target';
import { remoteConfig } from '../../federation/index';
import { describeRelease } from '../../federation/release/describe-release';
import { remoteServerConfig } from '../../federation/server-config';
import { outputFolder } from '../../federation/output-folder';

/**
 * Builds the probe with the preset of every area.
 * @returns the folder of its build
 */
export async function buildProbe(): Promise<string> {
  const folder = import.meta.dirname;
  const configUrl = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  await buildConfiguration({ ...remoteConfig(configUrl), cache: false });
  await buildConfiguration(remoteServerConfig(configUrl));
  await describeRelease(folder);
  return outputFolder(folder);
}
