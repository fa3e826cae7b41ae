import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteManifest } from '../sdk/manifest';
import { baseConfig } from './base-config';
import { globalName } from './names';
import { isDevelopment } from './output-folder';
import { sharedModules } from './shared';

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
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: globalName(id),
        filename: isDevelopment ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedOnly(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/** An area carries no copy of what the host provides: its build is faster and its release smaller. */
function consumedOnly() {
  return Object.fromEntries(Object.entries(sharedModules()).map(([request, shared]) => [request, { ...shared, import: false as const }]));
}
