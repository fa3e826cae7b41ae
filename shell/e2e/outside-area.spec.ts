import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedModules } from '../federation/shared';
import { root } from '../scripts/build/workspaces';
import { newRemote } from '../scripts/new-remote/new-remote';
import { packPackages, type Tarball } from '../scripts/pack/pack-packages';
import { patientRendering, startProduct } from '../scripts/start-product';
import { expect, test } from './fixtures';

const run = promisify(execFile);
const deployToken = 'token-of-an-area-from-outside-0001';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Installs what the packages and the area say that they need, and nothing else: the packed packages themselves, and
 * links to what this repository has of the rest.
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
    const { dependencies, devDependencies } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    for (const name of Object.keys({ ...dependencies, ...(manifest === manifests[0] && devDependencies) }))
      if (!tarballs.some((tarball) => tarball.name === name)) wanted.add(name);
  }
  for (const name of wanted) {
    const link = join(modules, name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await installed(name), link);
  }
}

/** Where this repository has a package. */
async function installed(name: string): Promise<string> {
  for (const workspace of ['', 'shell', 'design-system', 'api', 'mfe-blog']) {
    const folder = join(root, workspace, 'node_modules', name);
    if (await readFile(join(folder, 'package.json')).catch(() => null)) return folder;
  }
  throw new Error(`${name} is not installed.`);
}

test('an area that was made outside of this repository is tested, built and released over HTTP, and its page opens', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const outside = await mkdtemp(join(tmpdir(), 'counterpart-outside-'));
  const area = join(outside, 'year-end');
  const product = await startProduct({ env: { RELEASE_TOKEN: deployToken, ...patientRendering } });
  const counterpart = (command: string) =>
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
    expect((await counterpart('test')).stdout).toMatch(/Tests.*2 passed/);
    const { stdout } = await counterpart('release');
    expect(stdout).toMatch(/^year-end 1\.0\.0-local\.\w+ is published and current\.$/m);

    // The page is served as every other: rendered on the server, its files checked, live in a browser.
    await expect.poll(async () => (await fetch(`${product.url}/year-end?first`)).status, { timeout: 10_000 }).toBe(200);
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
});
