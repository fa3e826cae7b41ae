import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../../federation/base-config';
import { compressFiles } from '../../federation/release/compress';
import { hashFiles } from '../../federation/release/hash-files';
import { areas, root } from '../build/workspaces';

/** Where the one-bundle build of the product is written. */
export const monolithOutput = join(root, 'node_modules/.cache/monolith');

const generated = join(root, 'shell/.generated');

/** How the one bundle's code asks for an area; also its name in the chunk graph. */
export function areaRequest(area: string): string {
  return `../../mfe-${area}/src/remote.tsx`;
}

/** Stands in for the federation runtime: the areas are lazy parts of the same build. */
function writeRuntime(): string {
  const file = join(generated, 'monolith-runtime.js');
  const imports = areas.map((area) => `  ${area}: () => import('${areaRequest(area)}'),`).join('\n');
  mkdirSync(generated, { recursive: true });
  writeFileSync(file, `const areas = {\n${imports}\n};\n\nexport async function loadFromEntry(area) {\n  return (await areas[area]()).remote;\n}\n`);
  return file;
}

/** The same sources as one build: the host and every area, lazy by route, split by webpack as it sees fit. */
function monolithConfig(): Configuration {
  const base = baseConfig({ folder: join(root, 'shell'), name: 'counterpart_monolith' });
  return {
    ...base,
    entry: { main: './browser/main.tsx' },
    output: { ...base.output, path: monolithOutput, publicPath: '/assets/' },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'all' } },
    plugins: [...(base.plugins ?? []), new webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, writeRuntime())],
  };
}

/**
 * Builds and compresses the product as one bundle.
 * @throws with webpack's messages
 */
export async function buildMonolith(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(monolithConfig());
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
  await writeFile(join(monolithOutput, 'integrity.json'), JSON.stringify(await hashFiles(monolithOutput)));
  await compressFiles(monolithOutput);
}
