import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseChanged, startReleasable, unchanged, untilServed, type Change } from '../releases/changed-releases';
import { expect, test, type Page } from '../support/fixtures';
import { hydrationDifferences } from '../support/hydration';
import { textOf } from '../support/server-html';
import type { Product } from '../../scripts/start-product';

/** A product of its own, on SQLite: releases are made current here that must not disturb other journeys. */
const ownTest = test.extend<object, { product: Product }>({
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

/** Publishes a changed release and waits until it is served. */
async function release(product: Product, area: string, change: Change, tamper = unchanged): Promise<string> {
  const version = await releaseChanged(product, area, { change, tamper });
  await untilServed(product, { [area]: version });
  return version;
}

/** Changes only what the server runs. */
const inServerFile =
  (change: (text: string) => string): Change =>
  (file, text) =>
    file === 'server/remote.js' ? change(text) : text;

/**
 * Asks for a page that the browser has to render.
 * @returns milliseconds that it took
 */
async function expectFrame(url: string): Promise<number> {
  const before = Date.now();
  const response = await fetch(url);
  const took = Date.now() - before;
  expect(response.headers.get('server-timing')).toContain('desc=browser');
  const html = await response.text();
  for (const part of ['<header', '<footer', 'aria-busy="true"']) expect(html, 'the frame of the page').toContain(part);
  return took;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test.describe('releases', () => {
  ownTest(
    'a new one is rendered with the next page, and is live without a difference however many came before',
    async ({ page, product }) => {
      for (const name of ['Newest Articles', 'Fresh Articles', 'Our Own Articles']) {
        await release(product, 'blog', (_file, text) => text.replaceAll('Latest Articles', name));
        // Code that runs for the first time on a busy machine may miss the deadline once.
        await expect
          .poll(async () => textOf(await (await fetch(`${product.url}/blog`)).text()), { timeout: 20_000 })
          .toContain(name);
        await page.goto('/blog');
        await expect(heading(page, name)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await hydrationDifferences(page)).toEqual([]);
      }
    },
  );

  // Code that throws or never ends is in the failure table; whatever else a server file can do, in
  // `page-renderer.test.ts`.
  const faults: readonly (readonly [name: string, phase: string, change: (text: string) => string])[] = [
    [
      'answers late',
      'late',
      (text) =>
        `${text};for (const route of module.exports.remote.routes) { const { lazy } = route; route.lazy = async () => { await new Promise((resolve) => setTimeout(resolve, 700)); return lazy(); }; }`,
    ],
    [
      'takes all memory',
      'worker|endless',
      (text) =>
        `${text};for (const route of module.exports.remote.routes) { delete route.lazy; route.Component = () => { const all = []; for (;;) all.push(new Array(100000).fill({})); }; }`,
    ],
  ];
  for (const [name, phase, change] of faults) {
    ownTest(
      `a server file that ${name}: the page is shown all the same, and the log names it`,
      { tag: '@long' },
      async ({ page, product }) => {
        const version = await release(product, 'compliance', inServerFile(change));
        // The renderer's own tests hold it to one second; here the machine may be busy with everything else.
        expect(await expectFrame(`${product.url}/compliance?${phase.slice(0, 4)}`)).toBeLessThan(3000);
        await page.goto('/compliance');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        // Threads that the fault before ended are being replaced: until then no render reaches the release.
        let visits = 0;
        const isLogged = async () => {
          await fetch(`${product.url}/compliance?visit=${(visits += 1)}`);
          const log = await readFile(join(product.dataFolder, 'logs', 'shell.log'), 'utf8');
          return log
            .split('\n')
            .some(
              (line) =>
                line.includes(`"version":"${version}"`) &&
                line.includes('"owner":"team-compliance"') &&
                new RegExp(`"phase":"(${phase})"`).test(line),
            );
        };
        await expect.poll(isLogged, { timeout: 20_000 }).toBe(true);
      },
    );
  }

  ownTest(
    'a server file that is not the one that was published is not run',
    { tag: '@long' },
    async ({ page, product }) => {
      await release(
        product,
        'blog',
        unchanged,
        inServerFile((text) => `${text};globalThis.changed = true;`),
      );
      await expectFrame(`${product.url}/blog?changed`);
      await page.goto('/blog');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  ownTest(
    'a server file that is gone from the disk: the page is shown all the same',
    { tag: '@long' },
    async ({ page, product }) => {
      const version = await release(product, 'blog', unchanged);
      await rm(join(product.dataFolder, 'releases', 'blog', version, 'server', 'remote.js'));
      await expectFrame(`${product.url}/blog?gone`);
      await page.goto('/blog?gone=again');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
