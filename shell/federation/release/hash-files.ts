import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const served = /\.(js|css|woff2|svg|png|webp|avif|jpg)$/;

/**
 * sha384 of every file of a build that a browser or the shell's server may load, by its path in the build, as an
 * integrity attribute has it.
 */
export async function hashFiles(output: string): Promise<Record<string, string>> {
  const names = (await readdir(output, { recursive: true })).filter((file) => served.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await hashFile(join(output, file))] as const)),
  );
}

async function hashFile(path: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`;
}
