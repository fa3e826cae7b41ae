/** The text of every source file by its path below `src`, for example 'components/tag/tag.tsx'. */
export type Sources = Readonly<Record<string, string>>;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** `../../internal/styles` as seen from a file, as a path without ending. */
function resolve(from: string, target: string): string {
  const parts = folderOf(from).split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A shared file without the constants that were not imported from it. */
function imported(source: string, names: readonly string[]): string {
  return source
    .split(/^(?=export )/m)
    .filter((part) => {
      const [, name] = /^export const (\w+)/.exec(part) ?? [];
      return name === undefined || names.includes(name);
    })
    .join('');
}

/**
 * The variables that a component's own files use, with the shared styles they import. Other components it is made of
 * are left out: they have pages of their own.
 */
export function usedTokens(sources: Sources, component: string): string[] {
  const home = `components/${component}/`;
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, names: readonly string[]) => {
    const file = sources[path];
    const visited = `${path} ${names.join()}`;
    if (file === undefined || seen.has(visited)) return;
    seen.add(visited);
    const source = path.startsWith('internal/') ? imported(file, names) : file;
    for (const [, name = ''] of source.matchAll(/var\((--cp-[a-z0-9-]+)\)/g)) found.add(name);
    for (const [, list = '', target = ''] of file.matchAll(/(?:import|export) ([^;]*?) from '(\.[^']+)'/g)) {
      const next = resolve(path, target);
      if (next.startsWith(home) || next.startsWith('internal/'))
        for (const ending of ['.ts', '.tsx']) visit(next + ending, list.match(/\w+/g) ?? []);
    }
  };
  visit(`${home}${component}.tsx`, []);
  return [...found].sort();
}
