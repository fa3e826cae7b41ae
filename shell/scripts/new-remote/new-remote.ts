import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstVersion, packed, readPackageFile } from '../pack/packages';
import { areas } from '../build/workspaces';
import { areaFiles } from './area-files';

interface Options {
  readonly name: string;
  /** The team that its errors name. */
  readonly owner: string;
  /** Paths or URLs, as npm takes them, of the packed packages, by name. The registry's when absent. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** Segments of paths that are the shell's own. */
const reserved = ['api', 'assets', 'releases', 'fallbacks', 'fonts', 'telemetry'];

/**
 * Makes an area in a folder of its own, outside of this repository: it builds, tests and releases by itself.
 * @param folder is made when it is not there, and must be empty
 * @returns the files that were written
 * @throws with a sentence when the name or the folder cannot be taken
 */
export async function newRemote(folder: string, { name, owner, packages = {} }: Options): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(name))
    throw new Error(`'${name}' is no name of an area: 3 to 40 small letters, digits and hyphens, a letter first.`);
  if ([...areas, ...reserved].includes(name)) throw new Error(`'${name}' is taken.`);
  if ((await readdir(folder).catch(() => [])).length > 0) throw new Error(`${folder} is not empty.`);
  const files = areaFiles({ name, owner, versions: { ...knownVersions(), ...packages } });
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return Object.keys(files);
}

/** The versions that this repository uses itself. */
function knownVersions(): Record<string, string> {
  const files = ['mfe-blog', 'design-system', 'shell'].map(readPackageFile);
  const found = Object.assign(
    {},
    ...files.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]),
  ) as Record<string, string>;
  const own = packed
    .map(({ folder }) => readPackageFile(folder))
    .map(({ name, version = firstVersion }) => [name, `^${version}`] as const);
  return { ...found, ...Object.fromEntries(own) };
}
