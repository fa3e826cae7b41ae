import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { remoteServerConfig } from '../../federation/server-config';
import { targetFolder, type BuildTarget } from '../build/workspaces';
import { serveHotBuild, type HotBuild, type HotOptions } from './hot-build';

export interface HotServer extends HotBuild {
  readonly target: BuildTarget;
}

/**
 * Serves the shell or an area hot. The shell's build also lands on disk, where its server reads it; an area's brings
 * the file that renders its pages on the server, unless another machine's shell takes it.
 */
export async function serveWithHotReload(target: BuildTarget, options: HotOptions): Promise<HotServer> {
  const configUrl = pathToFileURL(join(targetFolder(target), 'webpack.config.ts')).href;
  const { default: configuration } = (await import(configUrl)) as { default: Configuration };
  const isShell = target === 'shell';
  const onServer = isShell || options.into !== undefined ? undefined : remoteServerConfig(configUrl);
  return { target, ...(await serveHotBuild(configuration, { ...options, onServer, writeToDisk: isShell })) };
}
