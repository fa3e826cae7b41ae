import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { targetFolder, type BuildTarget } from '../build/workspaces';

export interface HotServer {
  readonly target: BuildTarget;
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves one build from memory and reloads the page when its sources change. The shell's also lands on disk, where its
 * server reads it.
 */
export async function serveWithHotReload(target: BuildTarget, port: number): Promise<HotServer> {
  const folder = targetFolder(target);
  const { default: configuration } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration;
  };
  const origin = `http://localhost:${port}`;
  const compiler = webpack(configuration);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: {
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
        overlay: false,
        logging: 'none',
      },
      devMiddleware: { writeToDisk: target === 'shell', stats: 'errors-warnings' },
      static: false,
    },
    compiler,
  );
  const isBuilt = new Promise<void>((resolve) => compiler.hooks.done.tap('hot-server', () => resolve()));
  await server.start();
  await isBuilt;
  return { target, origin, stop: () => server.stop() };
}
