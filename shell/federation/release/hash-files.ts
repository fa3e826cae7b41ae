import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@counterpart/api/hosting/integrity';

const served = /\.(js|css|woff2|svg|png|webp|avif|jpg)$/;

/**
 * The integrity attribute of every file of a build that a browser or the shell's server may load, by its path in the
 * build.
 */
export async function hashFiles(output: string): Promise<Record<string, string>> {
  const names = (await readdir(output, { recursive: true })).filter((file) => served.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, integrityOf(await readFile(join(output, file)))] as const)),
  );
}
