import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles, type Group } from './component-files';

/** Default size budget of a component, in Brotli bytes. */
const firstBudget = 2048;

interface Manifest {
  exports: Record<string, string>;
}
interface SizeBudget {
  entries: Record<string, number>;
}

/**
 * Writes a new component into the package at `folder`: its files, its line in `exports`, its line in the size budget.
 * @returns the files written or changed, relative to the folder
 * @throws when the name is not kebab-case or is taken; nothing is written then
 */
export function addComponent(folder: string, name: string, group: Group): readonly string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is no name of a component: write it like 'rating-input'.`);
  const home = join('src/components', name);
  if (existsSync(join(folder, home))) throw new Error(`There is a component ${name} already: ${home}.`);

  const files = Object.entries(componentFiles(name, group));
  mkdirSync(join(folder, home), { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, home, file), content);
  changeJson<Manifest>(join(folder, 'package.json'), (manifest) => ({
    ...manifest,
    exports: withEntry(manifest.exports, name),
  }));
  changeJson<SizeBudget>(join(folder, 'size-budget.json'), (budget) => ({
    ...budget,
    entries: sorted({ ...budget.entries, [name]: firstBudget }),
  }));
  return [...files.map(([file]) => join(home, file)), 'package.json', 'size-budget.json'];
}

function changeJson<Content>(file: string, change: (content: Content) => Content): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  writeFileSync(file, `${JSON.stringify(change(content), null, 2)}\n`);
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Components in order between the theme and the manifest. */
function withEntry(
  { './theme': theme = '', './package.json': manifest = '', ...components }: Record<string, string>,
  name: string,
): Record<string, string> {
  return {
    './theme': theme,
    ...sorted({ ...components, [`./${name}`]: `./src/components/${name}/${name}.tsx` }),
    './package.json': manifest,
  };
}
