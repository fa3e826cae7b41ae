import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin as EnhancedFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { RemoteManifest } from '../sdk/manifest';
import { baseConfig } from './base-config';
import { globalName } from './names';
import { isDevelopment } from './output-folder';
import { sharedModules } from './shared';

interface ContainerOptions {
  readonly name: string;
  readonly filename: string;
  readonly exposes: Record<string, string>;
  readonly shared: ReturnType<typeof consumedOnly>;
}

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
    output: { ...base.output, publicPath: 'auto', chunkFilename: isDevelopment ? '[name].js' : '[id].js' },
    plugins: [
      ...(base.plugins ?? []),
      container({
        name: globalName(id),
        filename: isDevelopment ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedOnly(),
      }),
    ],
  };
}

/**
 * The same container from two makers. What people load is webpack's own, which brings no runtime; developers get the
 * one of module-federation.io, whose runtime their browser's federation tools look into (decision 0011).
 */
function container(options: ContainerOptions): WebpackPluginInstance {
  if (!isDevelopment) return new webpack.container.ModuleFederationPlugin(options);
  return new EnhancedFederationPlugin({ ...options, dts: false, manifest: false });
}

/** An area carries no copy of what the host provides: its build is faster and its release smaller. */
function consumedOnly() {
  const consumed = { import: false, singleton: true, requiredVersion: false } as const;
  return Object.fromEntries(
    Object.entries(sharedModules()).map(([request, { shareKey }]) => [request, { ...consumed, shareKey }]),
  );
}
