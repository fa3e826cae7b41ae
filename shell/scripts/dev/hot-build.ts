import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serverFolder } from '../../federation/server-file';

export interface HotBuild {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface HotOptions {
  readonly port: number;
  /** The build that renders its pages on the server, which gets it below `/server/`; without one browsers do it. */
  readonly onServer?: Configuration | undefined;
  /** True when something else reads the build from the disk. */
  readonly writeToDisk?: boolean;
  /** True for the one build of a page that shows what was thrown in it, over the page. */
  readonly showsErrors: boolean;
  /** Origin of the one site whose pages may read the build; without it any page may. */
  readonly into?: string | undefined;
}

/** Serves a build from memory and replaces in the page what a save changes. Resolves once it was built. */
export async function serveHotBuild(
  configuration: Configuration,
  { port, into, onServer, showsErrors, writeToDisk = false }: HotOptions,
): Promise<HotBuild> {
  const compiler = webpack([configuration, ...(onServer ? [onServer] : [])]);
  // No code for hot replacement, and written to the disk.
  for (const { options } of compiler.compilers.slice(1)) options.devServer = false;
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: into === undefined ? 'all' : ['localhost', new URL(into).hostname],
      headers: {
        'access-control-allow-origin': into ?? '*',
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
      },
      client: {
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
        overlay: { errors: true, warnings: false, runtimeErrors: showsErrors },
        logging: 'none',
      },
      devMiddleware: { writeToDisk, stats: 'errors-warnings' },
      static: onServer?.output?.path
        ? { directory: onServer.output.path, publicPath: `/${serverFolder}`, watch: false }
        : false,
    },
    compiler,
  );
  const isBuilt = new Promise<void>((resolve) => compiler.hooks.done.tap('hot-build', () => resolve()));
  await server.start();
  await isBuilt;
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}
