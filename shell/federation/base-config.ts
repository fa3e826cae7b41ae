import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { browsers } from './browsers';
import { ChunkGraphPlugin } from './chunk-graph-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { isDevelopment, outputFolder } from './output-folder';
import { sharedModules } from './shared';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  /** Folder of the package that is built. */
  readonly folder: string;
  /** Name of the build: unique among everything that one tab loads. */
  readonly name: string;
}

/** Configuration that the shell and every area share. */
export function baseConfig({ folder, name }: BuildOptions): Configuration {
  const mode = isDevelopment ? 'development' : 'production';
  const fileName = isDevelopment ? '[name].js' : '[name].[contenthash:8].js';
  return {
    name,
    mode,
    context: folder,
    target: `browserslist:${browsers.join(', ')}`,
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: outputFolder(folder),
      filename: fileName,
      chunkFilename: fileName,
      cssChunkFilename: fileName.replace('.js', '.css'),
      uniqueName: name,
      // The maps of what a save replaced tell where an error is.
      clean: { keep: /\.hot-update\.js\.map$/ },
      // A chunk that never answers becomes an error which the area's boundary shows.
      chunkLoadTimeout: 3000,
      // A module that threw, as without a shared one, is run anew the next time, not left half made.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        sourceRule({ isRefreshed: isDevelopment }),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
      ],
    },
    optimization: {
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      moduleIds: 'deterministic',
      // Otherwise what a save broke would replace what runs.
      emitOnErrors: false,
      // Otherwise a chunk that happens to hold another's modules stands in for it, or not, by the order of loading:
      // preloads would miss.
      flagIncludedChunks: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: storedCache(folder, `${name}-${mode}`),
    plugins: [
      new MiniCssExtractPlugin({
        filename: fileName.replace('.js', '.css'),
        chunkFilename: fileName.replace('.js', '.css'),
      }),
      new ChunkGraphPlugin(),
      ...(isDevelopment
        ? // Beside each entry, before it.
          [new webpack.EntryPlugin(folder, require.resolve('@counterpart/shell/refresh'), {})]
        : [new IntegrityPlugin(), compiledOffThread()]),
    ],
  };
}

/**
 * Has V8 compile the whole entry of the shell on another thread while it arrives, not each function on the main one
 * when it is first called: https://v8.dev/blog/explicit-compile-hints. Other engines see a comment.
 */
const compiledOffThread = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minifier, which drops comments, and before source maps and hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    test: /^main\b/,
  });

/** Stores what a build has compiled beside the installed packages, under a name of its own. */
export function storedCache(folder: string, name: string): Configuration['cache'] {
  // A cache that outlives a change of the shared list silently drops provided modules, so the list is part of its name.
  const sharedHash = createHash('sha256').update(JSON.stringify(sharedModules())).digest('hex').slice(0, 12);
  const cacheDirectory = join(nearestModules(folder), '.cache', 'webpack');
  return { type: 'filesystem', name: `${name}-${sharedHash}`, cacheDirectory };
}

/** The folder of installed packages that a package's imports lead to. */
function nearestModules(folder: string): string {
  const modules = join(folder, 'node_modules', '@counterpart');
  const parent = dirname(folder);
  return existsSync(modules) || parent === folder ? dirname(modules) : nearestModules(parent);
}

interface Sources {
  /** A save replaces components in the page, with their state (`refresh/`). */
  readonly isRefreshed: boolean;
}

/** Rule by which every build compiles our sources: the same names of styles in a browser and on the server. */
export function sourceRule({ isRefreshed }: Sources): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: require.resolve('swc-loader'), options: swcOptions(isRefreshed) },
  };
}

function swcOptions(isRefreshed: boolean): object {
  // The compiler names components only in elements for development, whose own runtime a deployed shell does not have.
  const refreshed = { development: true, refresh: true, importSource: '@counterpart/shell' };
  return {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...(isRefreshed ? refreshed : { development: false }) } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { displayName: isDevelopment, ssr: true, fileName: isDevelopment },
          ],
        ],
      },
    },
  };
}
