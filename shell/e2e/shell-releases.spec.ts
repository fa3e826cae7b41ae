import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashFiles } from '../federation/release/hash-files';
import { shellContract } from '../federation/release/shell-contract';
import { storeShell } from '../server/assets/shell-releases';
import { root } from '../scripts/build/workspaces';
import { startProduct, type Product } from '../scripts/start-product';
import { expect, test as base, type Page } from './fixtures';
import { disablePrefetch } from './save-data';

const run = promisify(execFile);

/** A product of its own, on SQLite: other builds of the shell become current here. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

const shellsOf = ({ dataFolder }: Product): string => join(dataFolder, 'shells');
const currentOf = async (product: Product): Promise<string> =>
  (JSON.parse(await readFile(join(shellsOf(product), 'shells.json'), 'utf8')) as { current: string }).current;

/**
 * Stores another build of the same sources and makes it current: each of its files has another name than the build
 * before had, as after a change of everything.
 */
async function rebuild(product: Product): Promise<string> {
  const shells = shellsOf(product);
  const before = await currentOf(product);
  const target = join(product.dataFolder, 'built');
  await rm(target, { recursive: true, force: true });
  await cp(join(shells, before), target, { recursive: true });
  const files = await readdir(target, { recursive: true });
  const hashes = new Set(files.flatMap((file) => /\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    [...hashes].reduce((done, hash) => done.replaceAll(hash, nextHash(before + hash)), text);
  for (const file of files) {
    const path = join(target, file);
    if (/\.(br|gz)$/.test(file)) await rm(path);
    else if (/\.(js|json)$/.test(file)) {
      await writeFile(path, renamed(await readFile(path, 'utf8')));
      await rename(path, join(target, renamed(file)));
    }
  }
  await writeFile(join(target, 'integrity.json'), JSON.stringify(await hashFiles(target)));
  return (await storeShell(target, shells, { contract: shellContract(), wasBuilt: true })).version;
}

const nextHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The script of the shell that a page runs. */
const scriptOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/assets/main."]').getAttribute('src');

/** Goes to a page inside the app. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
test('a tab goes on with its build after two others came, and a rollback shows with the next page', async ({
  page,
  context,
  product,
  watch,
}) => {
  // Without prefetch: the next build deletes what the tab needs later.
  await disablePrefetch(page);
  const own = await rebuild(product);
  await page.goto('/contact');
  const ownScript = await scriptOf(page);
  const second = await rebuild(product);
  const third = await rebuild(product);
  expect(new Set([own, second, third]).size).toBe(3);

  const requested: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) requested.push(`${response.status()} ${pathname}`);
  });
  const pages = {
    '/accountants': /accountants/i,
    '/compliance': /compliance/i,
    '/pricing': /pricing/i,
    '/blog': /blog/i,
  };
  for (const [path, text] of Object.entries(pages)) {
    await go(page, path);
    await expect(heading(page), path).toHaveText(text);
    await expect(heading(page)).not.toContainText('not available');
  }
  expect(requested.filter((line) => !line.startsWith('200'))).toEqual([]);
  expect(requested.length, 'files of the build before were needed').toBeGreaterThan(2);
  expect(watch.documents()).toBe(1);

  const newer = await context.newPage();
  await newer.goto('/pricing');
  const thirdScript = await scriptOf(newer);
  expect(thirdScript).not.toBe(ownScript);
  const { stdout } = await run('npm', ['run', '--silent', 'rollback', '-w', 'shell'], {
    cwd: root,
    env: { ...process.env, API_URL: product.url, DATA_DIR: product.dataFolder },
  });
  expect(stdout).toContain(`Shell ${second} is current again.`);
  await newer.goto('/pricing');
  expect([ownScript, thirdScript]).not.toContain(await scriptOf(newer));
  await expect(heading(newer)).toBeVisible();
});

test.describe('a tab whose files are gone', () => {
  // Files that cannot be had are errors in every browser's console.
  test.use({
    expectedConsole: ({}, use) => use([/Failed to load resource/, /ChunkLoadError|Loading chunk|404|integrity/i]),
  });

  test('offers to reload, and has what was typed again', async ({ page, product, watch }) => {
    await disablePrefetch(page);
    const own = await rebuild(product);
    await page.goto('/');
    const search = page.getByRole('search', { name: 'Find professionals' }).locator('input').first();
    await search.fill('Austin');
    await rebuild(product);
    await rm(join(shellsOf(product), own), { recursive: true });
    await page.getByRole('button', { name: 'Take the Quiz' }).click();
    await expect(heading(page)).toHaveText('A new version of Counterpart is ready');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(search).toHaveValue('Austin');
    expect(watch.documents()).toBe(2);
    await page.getByRole('button', { name: 'Take the Quiz' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Start the Quiz' })).toBeVisible();
  });
});
