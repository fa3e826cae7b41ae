import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { expect, it } from 'vitest';
import { hostConfig } from './host-config';
import { buildConfiguration } from './run-build';

/** Bytes that every first visit pays for the federation's runtime, at most. */
const budget = 16_000;

type Plugin = InstanceType<typeof ModuleFederationPlugin>;

/** Returns the federation of the shell's build. */
function shellFederation(): Plugin {
  const { plugins = [] } = hostConfig(pathToFileURL(join(import.meta.dirname, '../webpack.config.ts')).href);
  const plugin = plugins.find((known) => known instanceof ModuleFederationPlugin);
  if (!plugin) throw new Error('The shell is built without federation.');
  return plugin;
}

/** Brotli bytes of the runtime alone, as the shell's entry holds it. */
async function runtimeBytes(federation: Plugin): Promise<number> {
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
      plugins: [federation],
    });
    return brotliCompressSync(await readFile(join(folder, 'runtime.js'))).length;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('the federation’s runtime stays below its budget, and would not without its switches', async () => {
  expect(await runtimeBytes(shellFederation())).toBeLessThan(budget);
  expect(
    await runtimeBytes(new ModuleFederationPlugin({ name: 'plain', dts: false, manifest: false })),
  ).toBeGreaterThan(budget);
});
