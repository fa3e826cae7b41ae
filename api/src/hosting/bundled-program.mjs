import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'api/dist/programs');
/** Bundles that stay for processes that run one and load its parts later. */
const mostBundles = 40;
/** Beside the sources: with these a package may lie elsewhere, or a source be compiled in another way. */
const settings = [
  ...['node_modules/.package-lock.json', 'package.json', 'api/package.json', 'shell/package.json'],
  ...['tsconfig.json', 'tsconfig.base.json', 'api/src/hosting/bundled-program.mjs'],
].map((file) => join(root, file));

const isOurs = (specifier) => /^[./]/.test(specifier) || specifier.startsWith('@counterpart/');

/** Packages stay files of their own, found from the source that imports them; sources find what lies beside them. */
const sourcesOnly = {
  name: 'sources-only',
  setup({ onLoad, onResolve, resolve: find }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (isOurs(path) || pluginData === 'found' || kind === 'entry-point') return undefined;
      const found = await find(path, { kind, resolveDir, pluginData: 'found' });
      const isFile = found.path.startsWith('/') || /^[A-Z]:/i.test(found.path);
      return { path: isFile ? pathToFileURL(found.path).href : path, external: true };
    });
    onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const own = { url: pathToFileURL(path).href, dirname: dirname(path) };
      const contents = text.replace(/\bimport\.meta\.(url|dirname)\b/g, (_, name) => JSON.stringify(own[name]));
      const [other] = /\bimport\.meta\.\w+/.exec(contents) ?? [];
      if (other) return { errors: [{ text: `${other} would be the bundle's own: use import.meta.url.` }] };
      return { contents, loader: extname(path) === '.mjs' ? 'js' : extname(path).slice(1) };
    });
  },
};

/** Time of a file's last change and its size; nothing for one that is not there. */
const stateOf = (file) =>
  stat(file).then(
    ({ mtimeMs, size }) => [mtimeMs, size],
    () => [],
  );

/** @returns the bundle's entry when no source changed since it was made */
async function found(listFile) {
  try {
    const { entry, sources } = JSON.parse(await readFile(listFile, 'utf8'));
    await access(entry);
    const states = await Promise.all(sources.map(([file]) => stateOf(file)));
    return states.every((state, index) => String(state) === String(sources[index].slice(1))) ? entry : null;
  } catch {
    return null;
  }
}

/** Writes a bundle and the list of its sources. @returns its entry */
async function make(program, listFile) {
  await mkdir(cache, { recursive: true });
  const began = Date.now();
  const outdir = join(cache, 'out');
  // Not needed by the other starts.
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    ...{ entryPoints: [program], outdir, bundle: true, write: false, metafile: true, splitting: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', conditions: [], outExtension: { '.js': '.mjs' } },
    ...{ sourcemap: 'linked', sourcesContent: false, logLevel: 'silent', plugins: [sourcesOnly] },
  }).finally(stop);
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const made = join(cache, hash.digest('hex').slice(0, 16));
  // Others may be making the same: a folder is there whole or not at all.
  const draft = `${made}.${randomUUID()}`;
  await mkdir(draft);
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(join(draft, relative(outdir, path)), contents)));
  await rename(draft, made).catch(async () => {
    await rm(draft, { recursive: true });
    await access(made);
  });
  await removeOld();
  const entry = join(made, basename(program).replace(/\.ts$/, '.mjs'));
  const inputs = [...Object.keys(metafile.inputs).map((path) => resolve(path)), ...settings];
  const sources = await Promise.all(inputs.map(async (file) => [file, ...(await stateOf(file))]));
  // A source that was written meanwhile may be in the bundle as it was before.
  if (sources.some(([, changed]) => changed >= began)) return entry;
  const list = `${listFile}.${randomUUID()}`;
  await writeFile(list, JSON.stringify({ entry, sources }));
  await rename(list, listFile);
  return entry;
}

async function removeOld() {
  const names = (await readdir(cache, { withFileTypes: true })).flatMap((file) =>
    file.isDirectory() ? [join(cache, file.name)] : [],
  );
  const byAge = await Promise.all(names.map(async (folder) => ({ folder, at: (await stateOf(folder))[0] ?? 0 })));
  const old = byAge.sort((one, other) => other.at - one.at).slice(mostBundles);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/**
 * Bundles a TypeScript program of the servers, once and again after a change of its sources: a bundle is loaded in less
 * than half of the processor time. Where no bundle can be written, the sources are compiled as they are imported.
 *
 * @param program path of the TypeScript file
 * @returns URL of a module that runs it
 */
export async function bundledProgram(program) {
  process.setSourceMapsEnabled(true);
  const listFile = join(cache, `${createHash('sha256').update(program).digest('hex').slice(0, 16)}.json`);
  try {
    return pathToFileURL((await found(listFile)) ?? (await make(program, listFile))).href;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return pathToFileURL(program).href;
  }
}
