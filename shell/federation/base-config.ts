import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
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

/** Builds the configuration that the shell and every area share. */
export function baseConfig({ folder, name }: BuildOptions): Configuration {
  // A cache that outlives a change of the shared list silently drops provided modules, so the list is part of its name.
  const sharedHash = createHash('sha256').update(JSON.stringify(sharedModules())).digest('hex').slice(0, 12);
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
      clean: true,
      // A chunk that never answers becomes an error which the area's boundary shows.
      chunkLoadTimeout: 3000,
      // A module that threw, as without a shared one, is run anew the next time, not left half made.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        sourceRule(),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
      ],
    },
    optimization: {
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      moduleIds: 'deterministic',
      // Otherwise a chunk that happens to hold another's modules stands in for it, or not, by the order of loading:
      // preloads would miss.
      flagIncludedChunks: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}-${sharedHash}`,
      cacheDirectory: join(nearestModules(folder), '.cache', 'webpack'),
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: fileName.replace('.js', '.css'),
        chunkFilename: fileName.replace('.js', '.css'),
      }),
      new ChunkGraphPlugin(),
      ...(isDevelopment ? [] : [new IntegrityPlugin()]),
    ],
  };
}

/** The folder of installed packages that a package's imports lead to. */
function nearestModules(folder: string): string {
  const modules = join(folder, 'node_modules', '@counterpart');
  const parent = dirname(folder);
  return existsSync(modules) || parent === folder ? dirname(modules) : nearestModules(parent);
}

/**
 * Builds the rule that compiles our sources in every build: the same names of styles in a browser and on the server.
 */
export function sourceRule(): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: require.resolve('swc-loader'), options: swcOptions() },
  };
}

function swcOptions(): object {
  return {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // The runtime of development elements asks things of React that the one of a deployed shell does not have.
      transform: { react: { runtime: 'automatic', development: false } },
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
