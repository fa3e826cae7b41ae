import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { sharedModules } from './shared';

/** The shell's own webpack configuration: it provides every shared module, and loads areas at run time only. */
export function hostConfig(configUrl: string): Configuration {
  const folder = dirname(fileURLToPath(configUrl));
  const shared = sharedModules();
  writeProvidedModules(join(folder, '.generated'), Object.keys(shared));
  const base = baseConfig({ folder, name: 'counterpart_shell' });
  return {
    ...base,
    entry: { main: './browser/main.tsx' },
    output: { ...base.output, publicPath: '/assets/' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // What many entries of the design system stand on travels once, not inside each of them.
          designSystemCore: { name: 'design-system-core', test: /[\\/]design-system[\\/]src[\\/]/, minChunks: 4, enforce: true, priority: 30 },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'counterpart_shell',
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, asyncStartup: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** webpack provides only what the host's own code imports, so a list that is never called imports everything that is shared. */
function writeProvidedModules(folder: string, requests: readonly string[]): void {
  const imports = requests.map((request) => `  () => import(${JSON.stringify(request)}),`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'provided-modules.js'), `export const providedModules = [\n${imports}\n];\n`);
}
