import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentEntries, packageFolder } from '../package-entries';

/** Folders of what users get: the areas, and the shell in browser and server. */
export const productFolders = ['mfe-admin', 'mfe-blog', 'mfe-compliance', 'mfe-marketplace', 'mfe-messaging', 'shell'];
/** Code that no visitor runs. */
const notProduct = /(^|\/)(node_modules|dist|e2e|testing|scripts)\/|\.(test|spec|stories)\.tsx?$|\.d\.ts$/;

/** Source files below a folder, without tests, stories and tools. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file))
    .map((file) => join(folder, file));

/** Finds what a source imports at run time, statically or dynamically; type-only imports do not count. */
export function importedBy(source: string): string[] {
  const statics = source.matchAll(/^(?:import|export)(?! type)[^'";]*? from '([^']+)'/gm);
  const dynamics = source.matchAll(/\bimport\('([^']+)'\)/g);
  return [...statics, ...dynamics].map(([, target = '']) => target);
}

/** The names of the entries that the product's own code imports. */
function entriesUsedByPages(root: string): Set<string> {
  const sources = productFolders.flatMap((folder) => sourcesOf(join(root, folder)));
  const targets = sources.flatMap((file) => importedBy(readFileSync(file, 'utf8')));
  return new Set(targets.flatMap((target) => /^@counterpart\/design-system\/(.+)$/.exec(target)?.[1] ?? []));
}

/** The files behind a file, itself included, through all its relative imports. */
export function filesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of importedBy(readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'))) {
    const found = ['.ts', '.tsx'].map((ending) => join(dirname(file), `${target}${ending}`)).find(existsSync);
    if (found) filesBehind(found, seen);
  }
  return seen;
}

/**
 * Entries that no page reaches: neither imported by the product's own code nor part of another entry that is. Stories
 * and tests do not count.
 * @param root the repository's folder
 */
export function unusedComponents(root = join(packageFolder, '..')): readonly string[] {
  const entries = componentEntries(join(root, 'design-system'));
  const fileOf = (file: string) => join(root, 'design-system', file);
  const used = entriesUsedByPages(root);
  const reached = new Set<string>();
  for (const { name, file } of entries) if (used.has(name)) filesBehind(fileOf(file), reached);
  return entries.filter(({ file }) => !reached.has(fileOf(file))).map(({ name }) => name);
}
