import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { RemoteManifest } from '../sdk/areas/manifest';
import { baseConfig } from './base-config';
import { globalName } from './names';
import { isDevelopment } from './output-folder';
import { sharedModules } from './shared';

/**
 * Bytes of source from which what two pages share is a file of its own: compressed together with each page, less than
 * that costs a first visit fewer bytes than a second file saves the next page (decision 10).
 */
const smallestShared = 34_000;

/**
 * The whole webpack configuration of an area, from its `remote.json`.
 * @param configUrl `import.meta.url` of the area's `webpack.config.ts`
 */
export function remoteConfig(configUrl: string): Configuration {
  const folder = dirname(fileURLToPath(configUrl));
  const { id } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  const base = baseConfig({ folder, name: globalName(id) });
  return {
    ...base,
    entry: {},
    // A release has a URL of its own, so its files need no hash in their names, and no list of hashes travels with the
    // entry.
    optimization: { ...base.optimization, splitChunks: { minSize: smallestShared } },
    output: { ...base.output, publicPath: 'auto', chunkFilename: isDevelopment ? '[name].js' : '[id].js' },
    plugins: [
      ...(base.plugins ?? []),
      // webpack's own container speaks the protocol of the shell's runtime and brings none of its own.
      new webpack.container.ModuleFederationPlugin({
        name: globalName(id),
        filename: isDevelopment ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedOnly(),
      }),
    ],
  };
}

/** An area carries no copy of what the host provides: its build is faster and its release smaller. */
function consumedOnly() {
  const consumed = { import: false, singleton: true, requiredVersion: false } as const;
  return Object.fromEntries(
    Object.entries(sharedModules()).map(([request, { shareKey }]) => [request, { ...consumed, shareKey }]),
  );
}
