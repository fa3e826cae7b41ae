import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { targetFolder, type BuildTarget } from '../build/workspaces';
import { serveHotBuild, type HotBuild, type HotOptions } from './hot-build';

export interface HotServer extends HotBuild {
  readonly target: BuildTarget;
}

/** Serves the shell or an area hot. The shell's build also lands on disk, where its server reads it. */
export async function serveWithHotReload(target: BuildTarget, options: HotOptions): Promise<HotServer> {
  const configUrl = pathToFileURL(join(targetFolder(target), 'webpack.config.ts')).href;
  const { default: configuration } = (await import(configUrl)) as { default: Configuration };
  return { target, ...(await serveHotBuild(configuration, { ...options, writeToDisk: target === 'shell' })) };
}
