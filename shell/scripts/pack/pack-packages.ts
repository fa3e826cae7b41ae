import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile, type Plugin } from 'esbuild';
import { packageName } from '../../federation/shared';
import { root } from '../build/workspaces';
import { tool } from '../tool';
import { firstVersion, packed, readPackageFile, type Packed, type PackageFile } from './packages';

const run = promisify(execFile);

/** A package that was packed. */
export interface Tarball {
  readonly name: string;
  readonly file: string;
}

/**
 * Packs what an area outside of this repository is made of: JavaScript and types, with `exports` that name both, the
 * programs, and the dependencies that the code really has.
 * @param out folder that gets one `.tgz` for each package
 */
export async function packPackages(out: string): Promise<Tarball[]> {
  await mkdir(out, { recursive: true });
  // Inside the repository, so that the compiler finds what the sources import.
  const work = await mkdtemp(join(root, 'node_modules/.cache/pack-'));
  try {
    const types = join(work, 'types');
    await writeTypes(work, types);
    const tarballs: Tarball[] = [];
    for (const one of packed) tarballs.push(await packOne(one, types, join(work, one.folder), out));
    return tarballs;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const entriesOf = ({ folder, has }: Packed): [entry: string, file: string][] =>
  Object.entries(readPackageFile(folder).exports)
    .filter(([entry]) => has(entry))
    .flatMap(([entry, file]) => (entry.includes('*') ? filesOfPattern(folder, entry, file) : [[entry, file]]));

/** The entries of `./pictures/*`: one a file that fits, tests aside. */
function filesOfPattern(folder: string, entry: string, file: string): [entry: string, file: string][] {
  const [before = '', after = ''] = file.split('*');
  return readdirSync(join(root, folder, before))
    .filter((name) => name.endsWith(after) && !name.includes('.test.'))
    .map((name) => [entry.replace('*', name.slice(0, -after.length)), before + name]);
}

/** The name of an entry's files: `./sdk/router` is `sdk/router`. */
const fileName = (entry: string): string => entry.slice('./'.length);

/** Writes the declarations of every entry and of what they import, at the same places as their sources. */
async function writeTypes(work: string, types: string): Promise<void> {
  const files = packed.flatMap((one) => entriesOf(one).map(([, file]) => join(root, one.folder, file)));
  const config = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: types,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: [],
    files,
  };
  await writeFile(
    join(work, 'tsconfig.json'),
    JSON.stringify({ ...config, compilerOptions: { ...config.compilerOptions, tsBuildInfoFile: null } }),
  );
  const [program, ...rest] = tool('typescript', ['-p', join(work, 'tsconfig.json')], { binary: 'tsc' });
  await run(program, rest, { cwd: root, maxBuffer: 1 << 24 }).catch((error: unknown) => {
    throw new Error(`The types could not be written.\n${(error as { stdout?: string }).stdout ?? String(error)}`);
  });
}

async function packOne(one: Packed, types: string, target: string, out: string): Promise<Tarball> {
  const source = readPackageFile(one.folder);
  const entries = entriesOf(one);
  await cp(join(types, one.folder), join(target, 'types'), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(entries.map(([entry, file]) => [fileName(entry), join(one.folder, file)])),
      ...Object.fromEntries(
        Object.entries(one.programs ?? {}).map(([name, file]) => [`bin/${name}`, join(one.folder, file)]),
      ),
    },
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    plugins: [ownParts],
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(join(target, 'package.json'), JSON.stringify(manifestOf(one, source, metafile), null, 2));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', out], { cwd: target });
  const [packedFile] = JSON.parse(stdout) as { readonly filename: string }[];
  if (!packedFile) throw new Error(`${source.name} was not packed.`);
  return { name: source.name, file: join(out, packedFile.filename) };
}

/** Bundles what the packages share with the API's server: it is no entry of the contract. */
const ownParts: Plugin = {
  name: 'own-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@counterpart\/api\/hosting\// }, ({ path }) => ({
      path: join(root, 'api/src/hosting', `${path.slice(path.lastIndexOf('/') + 1)}.ts`),
    })),
};

function manifestOf(one: Packed, source: PackageFile, metafile: Metafile): object {
  const { folder, programs } = one;
  const exported = entriesOf(one).map(([entry, file]) => {
    const types = `./types/${relative('.', file).replace(/\.tsx?$/, '.d.ts')}`;
    return [entry, { types, default: `./dist/${fileName(entry)}.js` }] as const;
  });
  return {
    name: source.name,
    version: source.version ?? firstVersion,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: source.sideEffects ?? false,
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    ...(programs && { bin: Object.fromEntries(Object.keys(programs).map((name) => [name, `dist/bin/${name}.js`])) }),
    files: ['dist', 'types'],
    dependencies: dependenciesOf(folder, source, [...externalsOf(metafile), ...(one.loads ?? [])]),
  };
}

/** The packages that the built code imports. */
function externalsOf({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap(({ imports: all }) => all.filter(({ external }) => external));
  return imports.map(({ path }) => packageName(path));
}

/** @throws naming a package that the code imports and no `package.json` has a version of */
function dependenciesOf(folder: string, source: PackageFile, names: readonly string[]): Record<string, string> {
  const builtin = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
  const known = [source, readPackageFile('api')].flatMap(({ dependencies = {}, devDependencies = {} }) => [
    { ...devDependencies, ...dependencies },
  ]);
  const wanted = [...new Set(names)].filter((name) => !builtin.has(name) && name !== source.name).sort();
  return Object.fromEntries(
    wanted.map((name) => {
      const version = known.flatMap((versions) => versions[name] ?? [])[0];
      if (version === undefined) throw new Error(`${folder} imports ${name}, of which it has no version.`);
      return [name, version === '*' ? `^${firstVersion}` : version];
    }),
  );
}
