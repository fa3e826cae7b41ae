import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { expect, it } from 'vitest';
import { hostConfig } from './host-config';
import { buildConfiguration } from './run-build';

/** Bytes that every first visit pays for the federation's runtime, at most. */
const budget = 12_000;

/** Reads the definitions of the shell's build, the switches of the runtime among them. */
function shellDefines(): Readonly<Record<string, unknown>> {
  const { plugins = [] } = hostConfig(pathToFileURL(join(import.meta.dirname, '../webpack.config.ts')).href);
  const defining = plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin);
  return Object.assign({}, ...defining.map(({ definitions }) => definitions)) as Readonly<Record<string, unknown>>;
}

/** Brotli bytes of the runtime alone, as the shell's entry holds it. */
async function runtimeBytes(definitions: ReturnType<typeof shellDefines>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-runtime-'));
  try {
    const entry = join(folder, 'entry.js');
    await writeFile(
      entry,
      `import { createInstance } from '@module-federation/enhanced/runtime'; self.made = createInstance;`,
    );
    await buildConfiguration({
      mode: 'production',
      target: ['web', 'es2022'],
      entry,
      output: { path: folder, filename: 'runtime.js' },
      resolve: { modules: [join(import.meta.dirname, '../../node_modules')] },
      performance: { hints: false },
      plugins: [new webpack.DefinePlugin({ ...definitions } as Record<string, boolean>)],
    });
    return brotliCompressSync(await readFile(join(folder, 'runtime.js'))).length;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('the federation’s runtime stays below its budget, and would not without its switches', async () => {
  expect(await runtimeBytes(shellDefines())).toBeLessThan(budget);
  expect(await runtimeBytes({})).toBeGreaterThan(budget);
}, 60_000);
