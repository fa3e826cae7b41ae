import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkGraphFile } from './chunk-graph';
import { sharedModules } from './shared';

/**
 * Checks that the shell's build provides every shared module: a missing one breaks each area that uses it, at run time
 * only.
 * @param output folder of the shell's build
 * @throws naming the modules that are missing
 */
export async function assertProvided(output: string): Promise<void> {
  const { provides } = JSON.parse(await readFile(join(output, 'chunk-graph.json'), 'utf8')) as ChunkGraphFile;
  const missing = Object.entries(sharedModules()).flatMap(([request, { shareKey }]) =>
    provides[shareKey] ? [] : [request],
  );
  if (missing.length) throw new Error(`The shell does not provide these shared modules: ${missing.join(', ')}.`);
}
