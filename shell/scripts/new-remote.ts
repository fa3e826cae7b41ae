import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './build/workspaces';
import { newRemote } from './new-remote/new-remote';
import { packed, readPackageFile } from './pack/packages';

/**
 * `npm run new:remote -- --name year-end [--out ../year-end] [--owner team-year-end] [--packages dist/packages]`: makes
 * an area outside of this repository, with the packages that `npm run pack` left in a folder, or those of the registry.
 */
function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** The packages in a folder, by name, as npm installs them. */
function packedIn(folder: string): Record<string, string> {
  const names = packed.map((one) => readPackageFile(one.folder).name);
  return Object.fromEntries(
    names.map((one) => {
      const file = readdirSync(folder).find((found) => found.startsWith(one.replace('@', '').replace('/', '-')));
      if (file === undefined) throw new Error(`${folder} has no package ${one}: npm run pack makes it.`);
      return [one, `file:${join(folder, file)}`];
    }),
  );
}

const name = option('name') ?? '';
try {
  const folder = resolve(root, option('out') ?? `../${name}`);
  const packages = option('packages') === undefined ? {} : packedIn(resolve(root, option('packages') ?? ''));
  const files = await newRemote(folder, { name, owner: option('owner') ?? `team-${name}`, packages });
  console.log(`${folder}:\n${files.map((file) => `  ${file}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
