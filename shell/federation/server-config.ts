import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { sourceRule, storedCache } from './base-config';
import { isDevelopment, outputFolder } from './output-folder';
import { serverFolder } from './server-file';
import { sharedModules } from './shared';

const require = createRequire(import.meta.url);

/**
 * The second build of an area, from the same sources: one file that renders its pages on the server. What areas share
 * in a browser it asks the shell's renderer for, and it may ask for nothing else.
 * @param configUrl `import.meta.url` of the area's `webpack.config.ts`
 */
export function remoteServerConfig(configUrl: string): Configuration {
  const folder = dirname(fileURLToPath(configUrl));
  const shared = Object.keys(sharedModules());
  return {
    ...serverBase(folder),
    entry: { remote: './src/remote.tsx' },
    externals: Object.fromEntries(shared.map((request) => [request, `commonjs ${request}`])),
  };
}

/** The shell's renderer: a program that holds every shared module and loads areas' server files. */
export function hostServerConfig(configUrl: string): Configuration {
  const folder = dirname(fileURLToPath(configUrl));
  writeServedModules(join(folder, '.generated'), Object.keys(sharedModules()));
  const base = serverBase(folder);
  // It is a program of its own, in a package whose `.js` files are modules.
  const output = { ...base.output, filename: '[name].cjs' };
  return { ...base, output, entry: { renderer: './server/render/worker/main.tsx' } };
}

function serverBase(folder: string): Configuration {
  const mode = isDevelopment ? 'development' : 'production';
  return {
    mode,
    context: folder,
    target: 'node20',
    devtool: false,
    output: {
      path: join(outputFolder(folder), serverFolder),
      filename: '[name].js',
      library: { type: 'commonjs-module' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [sourceRule({ isRefreshed: false }), { test: /\.css$/, use: [require.resolve('css-loader')] }] },
    // Readable stacks in the log are worth more here than bytes, which no visitor loads.
    optimization: { minimize: false, moduleIds: 'named' },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: storedCache(folder, `server-${basename(folder)}-${mode}`),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** Everything the renderer hands to areas, by request: the same list as the browser's. */
function writeServedModules(folder: string, requests: readonly string[]): void {
  const imports = requests.map((request, index) => `import * as m${index} from ${JSON.stringify(request)};`).join('\n');
  const entries = requests.map((request, index) => `  ${JSON.stringify(request)}: m${index},`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'served-modules.js'), `${imports}\nexport const servedModules = {\n${entries}\n};\n`);
}
