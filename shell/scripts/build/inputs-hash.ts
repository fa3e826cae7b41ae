import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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

/** Everything a build depends on, in one hash: the same hash, the same build. */
export async function inputsHash(target: BuildTarget): Promise<string> {
  const folders = [targetFolder(target), join(root, 'shell/federation')];
  if (target === 'shell')
    folders.push(join(root, 'shell/server/render'), join(root, 'design-system/src'), join(root, 'api/src/contract'));
  const files = [
    ...(await Promise.all(folders.map(sourceFiles))).flat(),
    ...['package-lock.json', 'shell/package.json', 'design-system/package.json'].map((file) => join(root, file)),
  ];
  const hash = createHash('sha256').update(process.env['NODE_ENV'] ?? '');
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
