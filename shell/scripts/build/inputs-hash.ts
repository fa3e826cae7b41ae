import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isDevelopment } from '../../federation/output-folder';
import { root, targetFolder, type BuildTarget } from './workspaces';

const ignored = new Set([
  'node_modules',
  'dist',
  '.generated',
  'e2e',
  'docs',
  'scripts',
  'server',
  'testing',
  '.storybook',
  'storybook-static',
]);

/** Files of the contract that hold types and no code: whatever changes in them, the build stays the same. */
export const withoutCode: readonly string[] = ['openapi.json', 'schema.ts'].map((file) =>
  join(root, 'api/src/contract', file),
);

/** Every file that a build depends on. */
export async function inputFiles(target: BuildTarget): Promise<string[]> {
  // The contract's limits, codes and texts are part of every build that imports them.
  const folders = [targetFolder(target), join(root, 'shell/federation'), join(root, 'api/src/contract')];
  if (target === 'shell') folders.push(join(root, 'shell/server/render'), join(root, 'design-system/src'));
  const sources = (await Promise.all(folders.map(sourceFiles))).flat();
  const settings = ['package-lock.json', 'shell/package.json', 'design-system/package.json'];
  return [...sources.filter((file) => !withoutCode.includes(file)), ...settings.map((file) => join(root, file))];
}

/** Everything a build depends on, in one hash: the same hash, the same build. */
export async function inputsHash(target: BuildTarget): Promise<string> {
  const files = await inputFiles(target);
  const hash = createHash('sha256').update(isDevelopment ? 'development' : 'production');
  for (const file of [...new Set(files)].sort()) hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name) || /\.(test|spec|stories)\.tsx?$/.test(entry.name)) return [];
    return entry.isDirectory() ? sourceFiles(path) : [path];
  });
  return (await Promise.all(nested)).flat();
}
