import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { isDevelopment } from './output-folder';
import { sharedModules, type SharedModule } from './shared';

/**
 * Shared modules of which areas get only what a file of the shell exports, by request: the rest is left out of the
 * bundle.
 */
const facades: Readonly<Record<string, string>> = { 'styled-components': 'browser/shared/styled-components.ts' };

/** Entries of the design system that the same pages use: each group travels as one file. */
const usedTogether = {
  finder: ['filter-chips', 'filter-panel', 'number-input', 'pagination', 'results-bar'],
  people: ['combobox', 'professional-card'],
  promotion: ['comparison-table', 'feature-card', 'pricing-card', 'testimonial-card'],
  reviews: ['breadcrumbs', 'rating-breakdown', 'review-item'],
};

/**
 * The federation's runtime without its parts for other places than browsers, for manifests with their snapshots, and
 * for a second share scope beside webpack's: what they weigh is in decision 02.
 */
const federation = () =>
  new ModuleFederationPlugin({
    name: 'counterpart_shell',
    dts: false,
    manifest: false,
    virtualRuntimeEntry: true,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableShared: true } },
  });

/** The shell's own webpack configuration: it provides every shared module, and loads areas at run time only. */
export function hostConfig(configUrl: string): Configuration {
  const folder = dirname(fileURLToPath(configUrl));
  const shared = sharedModules();
  writeProvidedModules(
    join(folder, '.generated'),
    Object.keys(shared).filter((request) => !facades[request]),
  );
  const base = baseConfig({ folder, name: 'counterpart_shell' });
  return {
    ...base,
    entry: { main: [...(isDevelopment ? ['./federation/refresh/refresh-host.ts'] : []), './browser/main.tsx'] },
    output: { ...base.output, publicPath: '/assets/' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          ...Object.fromEntries(
            Object.entries(usedTogether).map(([name, entries]) => [
              name,
              { name, test: designSystem(`components/(${entries.join('|')})/`), enforce: true, priority: 40 },
            ]),
          ),
          // What many entries of the design system stand on travels once, not inside each of them.
          designSystemCore: {
            name: 'design-system-core',
            test: designSystem(),
            minChunks: 4,
            enforce: true,
            priority: 30,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      // The host's own code imports the same modules directly, so it needs no part of federation that consumes.
      new webpack.sharing.ProvideSharedPlugin({ provides: provided(folder, shared) }),
      federation(),
    ],
  };
}

/** Matches files below the design system's sources, on any system. */
function designSystem(path = ''): RegExp {
  return new RegExp(`/design-system/src/${path}`.replaceAll('/', '[\\\\/]'));
}

function provided(folder: string, shared: Readonly<Record<string, SharedModule>>) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, { shareKey, version, onEveryPage }]) => {
      const facade = facades[request];
      return [facade ? join(folder, facade) : request, { shareKey, version, eager: onEveryPage }];
    }),
  );
}

/**
 * webpack provides only what the host's own code imports, so a list that is never called imports everything that is
 * shared.
 */
function writeProvidedModules(folder: string, requests: readonly string[]): void {
  const imports = requests.map((request) => `  () => import(${JSON.stringify(request)}),`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'provided-modules.js'), `export const providedModules = [\n${imports}\n];\n`);
}
