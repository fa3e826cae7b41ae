import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentEntries, packageFolder } from '../package-entries';
import { filesBehind, importedBy, productFolders, sourcesOf } from './unused-components';

/** Declarations of an area's `remote.tsx`: the route's path or the slot's name, and the file behind it. */
const declared =
  /(?:path: |page\(\s*|^ {4})'([^']+)'(?:,|: lazyPart\()(?:(?!path: |page\(|lazyPart\()[^])*?import\('([^']+)'\)/gm;

/** The pages and slots of the areas with the file each begins in; the shell's frame is one entry. */
function productParts(root: string): readonly (readonly [name: string, files: readonly string[]])[] {
  const areas = productFolders.filter((folder) => folder !== 'shell');
  const pages = areas.flatMap((area) => {
    const file = join(root, area, 'src/remote.tsx');
    return [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name = '', target = '']) => {
      const page = join(dirname(file), `${target}.tsx`);
      if (!existsSync(page)) throw new Error(`${name} of ${area} begins in no file: ${page}`);
      return [name.startsWith('/') ? name : `slot ${name}`, [page]] as const;
    });
  });
  return [['the frame of every page', sourcesOf(join(root, 'shell/app'))], ...pages];
}

/**
 * Lists where the product shows each component, from the imports of its code.
 * @param root the repository's folder
 * @returns by component: paths of pages and names of slots whose code reaches it, also through another component
 */
export function componentUses(root = join(packageFolder, '..')): Readonly<Record<string, readonly string[]>> {
  const entries = componentEntries(join(root, 'design-system'));
  const folder = join(root, 'design-system');
  const behind = new Map(entries.map(({ name, file }) => [name, filesBehind(join(folder, file))]));
  const uses = new Map<string, string[]>(entries.map(({ name }) => [name, []]));
  for (const [part, files] of productParts(root)) {
    const seen = new Set<string>();
    for (const file of files) filesBehind(file, seen);
    const targets = [...seen].flatMap((file) => importedBy(readFileSync(file, 'utf8')));
    const reached = new Set(
      targets.flatMap((target) => [...(behind.get(target.replace('@counterpart/design-system/', '')) ?? [])]),
    );
    for (const { name, file } of entries) if (reached.has(join(folder, file))) uses.get(name)?.push(part);
  }
  return Object.fromEntries(uses);
}
