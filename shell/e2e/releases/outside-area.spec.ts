import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedModules } from '../../federation/shared';
import { root } from '../../scripts/build/workspaces';
import { newRemote } from '../../scripts/new-remote/new-remote';
import { packPackages, type Tarball } from '../../scripts/pack/pack-packages';
import { patientRendering, startProduct } from '../../scripts/start-product';
import { deployTokenFor } from '../support/deploy-token';
import { expect, test } from '../support/fixtures';

const run = promisify(execFile);

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Installs what the packages and the area say that they need, and nothing else: the packed packages themselves, and
 * copies of what this repository has of the rest. Nothing is read from the repository afterwards: the copies, with all
 * that they need in turn, lie beside the area, which sees only what is declared.
 */
async function install(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const modules = join(folder, 'node_modules');
  const manifests = [join(folder, 'package.json')];
  for (const { name, file } of tarballs) {
    const target = join(modules, name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
    manifests.push(join(target, 'package.json'));
  }
  const wanted = new Set<string>();
  for (const manifest of manifests) {
    const { dependencies, devDependencies } = await readManifest(manifest);
    for (const name of Object.keys({ ...dependencies, ...(manifest === manifests[0] && devDependencies) }))
      if (!tarballs.some((tarball) => tarball.name === name)) wanted.add(name);
  }
  const store = join(folder, '..', 'installed/node_modules');
  await copyPackages(wanted, store);
  for (const name of wanted) {
    const link = join(modules, name);
    await mkdir(dirname(link), { recursive: true });
    const own = inWorkspace(name);
    if (own) await cp(own, link, { recursive: true });
    else await symlink(join(store, name), link);
  }
}

/** Copies packages of this repository with everything that they depend on. */
async function copyPackages(names: Iterable<string>, store: string): Promise<void> {
  const needed = new Set<string>();
  const add = async (name: string): Promise<void> => {
    const folder = join(root, 'node_modules', name);
    // The packages of the workspaces themselves are the packed ones.
    if (needed.has(name) || name.startsWith('@counterpart/') || !existsSync(join(folder, 'package.json'))) return;
    needed.add(name);
    for (const manifest of await manifestsIn(folder)) {
      const { dependencies, optionalDependencies, peerDependencies } = await readManifest(manifest);
      for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        await add(other);
    }
  };
  for (const name of names) await add(name);
  await Promise.all(
    [...needed].map((name) => cp(join(root, 'node_modules', name), join(store, name), { recursive: true })),
  );
}

/** The `package.json` of a package and of those that it brings in versions of its own. */
async function manifestsIn(folder: string): Promise<string[]> {
  const inside = join(folder, 'node_modules');
  const names = await readdir(inside).catch(() => []);
  const brought = await Promise.all(
    names.map(async (name) => {
      const own = join(inside, name);
      if (!name.startsWith('@')) return manifestsIn(own);
      return (await Promise.all((await readdir(own)).map((one) => manifestsIn(join(own, one))))).flat();
    }),
  );
  const manifest = join(folder, 'package.json');
  return [...(existsSync(manifest) ? [manifest] : []), ...brought.flat()];
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

/** A package in a version of its own that a workspace has. */
function inWorkspace(name: string): string | undefined {
  const folders = ['shell', 'design-system', 'api', 'mfe-blog'].map((workspace) =>
    join(root, workspace, 'node_modules', name),
  );
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

test(
  'an area that was made outside of this repository is tested, built and released over HTTP, and its page opens',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(400_000);
    const outside = await mkdtemp(join(tmpdir(), 'counterpart-outside-'));
    const area = join(outside, 'year-end');
    const product = await startProduct({ env: patientRendering });
    const counterpart = (command: string, deployToken: string) =>
      run(process.execPath, [join(area, 'node_modules/@counterpart/shell/dist/bin/counterpart.js'), command], {
        cwd: area,
        env: { PATH: process.env['PATH'], HOME: outside, API_URL: product.url, DEPLOY_TOKEN: deployToken },
        maxBuffer: 1 << 24,
      }).catch((error: unknown) => {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`counterpart ${command} failed.\n${stdout}${stderr}`);
      });
    try {
      const tarballs = await packPackages(join(outside, 'packages'));
      const packages = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
      await newRemote(area, { name: 'year-end', owner: 'team-year-end', packages });
      await install(area, tarballs);

      await run(process.execPath, [join(area, 'node_modules/typescript/bin/tsc')], { cwd: area });
      const token = await deployTokenFor('year-end', page, product.url);
      expect((await counterpart('test', token)).stdout).toMatch(/Tests.*4 passed/);
      const { stdout } = await counterpart('release', token);
      expect(stdout).toMatch(/^year-end 1\.0\.0-local\.\w+ is published and current\.$/m);

      // The page is served as every other: rendered on the server, its files checked, live in a browser.
      await expect
        .poll(async () => (await fetch(`${product.url}/year-end?first`)).status, { timeout: 10_000 })
        .toBe(200);
      const response = await page.goto(`${product.url}/year-end`);
      expect(response?.headers()['server-timing']).toContain('desc=server');
      await expect(page.getByRole('heading', { level: 1, name: 'Year end' })).toBeVisible();
      await page.getByRole('link', { name: 'Browse Accountants' }).click();
      await expect(page).toHaveURL(`${product.url}/accountants`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const release = JSON.parse(await readFile(join(area, 'dist/production/release.json'), 'utf8')) as {
        readonly preload: { readonly lazy: Readonly<Record<string, { readonly consumes: readonly string[] }>> };
      };
      const provided = Object.values(sharedModules()).map(({ shareKey }) => shareKey);
      for (const { consumes } of Object.values(release.preload.lazy))
        for (const key of consumes) expect(provided).toContain(key);
    } finally {
      // It prefetches what is behind its links.
      await page.close();
      await product.stop();
      await rm(outside, { recursive: true, force: true });
    }
  },
);
