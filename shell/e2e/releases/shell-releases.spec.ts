import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/build/workspaces';
import type { Product } from '../../scripts/start-product';
import { rebuildShell, releaseChanged, shellsOf, startReleasable, untilServed } from './changed-releases';
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
