import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../../federation/base-config';
import { ChunkGraphPlugin } from '../../federation/chunk-graph-plugin';
import { outputFolder } from '../../federation/output-folder';
import { compressFiles } from '../../federation/release/compress';
import { hashFiles } from '../../federation/release/hash-files';
import { serverFolder } from '../../federation/server-file';
import { areas, root, targetFolder } from '../build/workspaces';

/** Folder of the product's one-bundle build. */
export const oneBundleOutput = join(root, 'node_modules/.cache/one-bundle');

const generated = join(root, 'shell/.generated');

/** Request with which the one bundle's code imports an area; also its name in the chunk graph. */
export function areaRequest(area: string): string {
  return `../../mfe-${area}/src/remote.tsx`;
}

/** A lazy import's name in the one bundle's chunk graph: two areas may have pages of the same name. */
export function lazyName(area: string, request: string): string {
  return `${area}: ${request}`;
}

/** Writes a module that stands in for one of the shell's. */
function standIn(name: string, source: string): string {
  const file = join(generated, `one-bundle-${name}.js`);
  mkdirSync(generated, { recursive: true });
  writeFileSync(file, source);
  return file;
}

/** Stands in for the federation runtime: the areas are lazy parts of the same build. */
function runtime(): string {
  const imports = areas.map((area) => `  ${area}: () => import('${areaRequest(area)}'),`).join('\n');
  return `import '../browser/areas/checked-loading.ts';\n\nconst areas = {\n${imports}\n};\n\nexport async function loadFromEntry(area) {\n  return (await areas[area]()).remote;\n}\n`;
}

function nameLazy(request: string, issuer: string): string {
  const area = areas.find((name) => issuer.startsWith(`${targetFolder(name)}/`));
  return area ? lazyName(area, request) : request;
}

/** The same sources as one build: the host and every area, lazy by route, split by webpack as it sees fit. */
function oneBundleConfig(): Configuration {
  const base = baseConfig({ folder: join(root, 'shell'), name: 'counterpart_one_bundle' });
  return {
    ...base,
    entry: { main: './browser/main.tsx' },
    output: { ...base.output, path: oneBundleOutput, publicPath: '/assets/' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkGraphPlugin)),
      new ChunkGraphPlugin(nameLazy),
      new webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, standIn('runtime', runtime())),
      // It provides nothing to others, so all it does not use is left out.
      new webpack.NormalModuleReplacementPlugin(
        /\/provided-modules$/,
        standIn('provides', 'export function retainProvided() {}\n'),
      ),
    ],
  };
}

/**
 * Builds and compresses the product as one bundle. Pages are rendered on the server by the shell's own renderer: the
 * sources are the same, so the HTML is.
 * @throws with webpack's messages
 */
export async function buildOneBundle(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(oneBundleConfig());
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
  await writeFile(join(oneBundleOutput, 'integrity.json'), JSON.stringify(await hashFiles(oneBundleOutput)));
  await compressFiles(oneBundleOutput);
  await cp(join(outputFolder(join(root, 'shell')), serverFolder), join(oneBundleOutput, serverFolder), {
    recursive: true,
  });
}
