import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';
import { root } from '../../scripts/build/workspaces';
import { changedRelease } from '../../scripts/changed-release';
import { startProduct, type Product } from '../../scripts/start-product';
import {
  originalRelease,
  rebuildShell,
  registryOf,
  releaseChanged,
  shellsOf,
  startReleasable,
  untilServed,
} from './changed-releases';
import { installForProduction } from '../running/production-install';
import { expect, test as base, type Page } from '../support/fixtures';
import { comeBack, go, notice } from '../support/inside-the-app';
import { disablePrefetch } from '../support/save-data';

const run = promisify(execFile);

/** A product of its own, on SQLite: other builds of the shell become current here. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startReleasable();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

/** The script of the shell that a page runs. */
const scriptOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/assets/main."]').getAttribute('src');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
test('a tab goes on with its build after two others came, and a rollback shows with the next page', async ({
  page,
  context,
  product,
  watch,
}) => {
  // Without prefetch: the next build deletes what the tab needs later.
  await disablePrefetch(page);
  const own = await rebuildShell(product);
  await page.goto('/contact');
  const ownScript = await scriptOf(page);
  const second = await rebuildShell(product);
  const third = await rebuildShell(product);
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

// In short what `open-tabs.spec.ts` goes through whole.
test('a tab keeps what is typed while an area and the shell are released, and takes them when the person reloads', async ({
  page,
  product,
  watch,
}) => {
  await disablePrefetch(page);
  await page.goto('/contact');
  const own = await scriptOf(page);
  const form = page.getByRole('form', { name: 'Send us a message' });
  const text = 'We need somebody for our books before April.';
  await form.getByLabel('Message').fill(text);
  const blog = await releaseChanged(product, 'blog');
  await rebuildShell(product);
  await untilServed(product, { blog });
  await comeBack(page);
  await form.getByLabel('Name').fill('Robin Ferris');
  await expect(notice(page)).toBeHidden();
  await expect(form.getByLabel('Message')).toHaveValue(text);
  await form.getByLabel('Email').fill('robin@example.test');
  await form.getByLabel('Subject').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await go(page, '/blog');
  await expect(heading(page)).toHaveText(/blog/i);
  await expect(notice(page)).toBeVisible();
  expect(watch.documents()).toBe(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => watch.documents()).toBe(2);
  await expect(heading(page)).toBeVisible();
  expect(await scriptOf(page)).not.toBe(own);
});

/** Releases an area of another repository: the blog's files, at a path of its own. */
async function releaseOutside(product: Product): Promise<void> {
  const { url, metadata, extras } = await originalRelease(product, 'blog');
  const { manifest, preload } = extras;
  const target = join(product.dataFolder, 'year-end');
  const routes = [{ path: '/year-end', head: { title: 'Year end' } }];
  await changedRelease(join(product.dataFolder, 'releases/blog', metadata.version), target, {
    version: '7.0.0',
    description: { name: 'year-end', version: '7.0.0', entry: basename(url), manifest, preload },
    manifest: { id: 'year-end', owner: 'team-year-end', routes, slots: [], slotPreload: {} },
  });
  await activateRelease(await publishRelease(target, registryOf(product)), registryOf(product));
  await untilServed(product, { 'year-end': '7.0.0' });
}

test('an SDK of a new major version with an area left behind changes nothing, and the version before starts again', async () => {
  test.setTimeout(300_000);
  const product = await startReleasable();
  const install = await installForProduction();
  const env = { DATA_DIR: product.dataFolder, RELEASE_TOKEN: registryOf(product).token };
  const state = () =>
    Promise.all(
      ['shells/shells.json', 'last-good-registry.json'].map((file) => readFile(join(product.dataFolder, file), 'utf8')),
    );
  try {
    const second = await rebuildShell(product);
    await rebuildShell(product);
    await releaseOutside(product);
    await new Promise<unknown>((resolve) => {
      product.process.once('close', resolve);
      product.process.kill('SIGTERM');
    });
    const before = await state();
    // The builds and the database, too, are left as they are.
    const manifest = join(install.folder, 'shell/package.json');
    const text = await readFile(manifest, 'utf8');
    await rm(manifest);
    const next = text.replace('"version": "1.', '"version": "2.');
    await writeFile(manifest, next);
    const { version } = JSON.parse(next) as { version: string };
    await expect(
      startProduct({ command: [process.execPath, join(install.folder, 'shell/scripts/start.mjs')], env }),
    ).rejects.toThrow(`team-year-end: year-end needs the SDK in version ^1.0.0, but the shell has ${version}.`);
    expect(await state()).toEqual(before);

    // Without an API.
    const { stdout } = await run('npm', ['run', '--silent', 'rollback', '-w', 'shell'], {
      cwd: root,
      env: { ...process.env, API_URL: product.url, DATA_DIR: product.dataFolder },
    });
    expect(stdout).toContain(`Shell ${second} is current again.`);
    const again = await startProduct({ env });
    const page = await fetch(`${again.url}/year-end`).then((response) => response.text());
    await again.stop();
    expect(page).toContain('/releases/year-end/7.0.0/');
  } finally {
    await product.stop();
    await install.remove();
  }
});

test.describe('a tab whose files are gone', () => {
  // Files that cannot be had are errors in every browser's console.
  test.use({
    expectedConsole: ({}, use) => use([/Failed to load resource/, /ChunkLoadError|Loading chunk|404|integrity/i]),
  });

  test('offers to reload, and has what was typed again', async ({ page, product, watch }) => {
    await disablePrefetch(page);
    const own = await rebuildShell(product);
    await page.goto('/');
    const search = page.getByRole('search', { name: 'Find professionals' }).locator('input').first();
    // A city without a suggestion, which leaving the field would take.
    await search.fill('Zzyzx');
    await rebuildShell(product);
    await rm(join(shellsOf(product), own), { recursive: true });
    // Without the pointer's way there: on a slow machine what it asks for on the way takes the button from under it.
    await page.getByRole('button', { name: 'Take the Quiz' }).dispatchEvent('click');
    const notice = page.getByRole('dialog', { name: 'A new version of Counterpart is ready' });
    await expect(notice).toBeVisible();
    // The page behind it stays.
    await expect(search).toHaveValue('Zzyzx');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(search).toHaveValue('Zzyzx');
    expect(watch.documents()).toBe(2);
    await page.getByRole('button', { name: 'Take the Quiz' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Start the Quiz' })).toBeVisible();
  });
});
