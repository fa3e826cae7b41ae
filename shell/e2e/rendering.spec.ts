import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseChanged, startReleasable, unchanged, untilServed, type Change } from './changed-releases';
import { expect, test, type Page } from './fixtures';
import { hydrationDifferences } from './hydration';
import { demoPassword } from './people';
import { pathOf, publicRoutes } from './routes';
import { textOf } from './server-html';
import { patientRendering, startProduct, type Product } from '../scripts/start-product';

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

  const faults: readonly (readonly [name: string, phase: string, change: (text: string) => string])[] = [
    ['throws when it is loaded', 'load', (text) => `throw new Error('Broken on purpose.');${text}`],
    ['asks for a module it may not have', 'load', (text) => `require('node:child_process');${text}`],
    [
      'throws while rendering',
      'render',
      (text) =>
        `${text};for (const route of module.exports.remote.routes) { delete route.lazy; route.Component = () => { throw new Error('Broken on purpose.'); }; }`,
    ],
    [
      'never ends',
      'endless',
      (text) =>
        `${text};for (const route of module.exports.remote.routes) { delete route.lazy; route.Component = () => { for (;;); }; }`,
    ],
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

  ownTest('a server file that is not the one that was published is not run', async ({ page, product }) => {
    await release(
      product,
      'blog',
      unchanged,
      inServerFile((text) => `${text};globalThis.changed = true;`),
    );
    await expectFrame(`${product.url}/blog?changed`);
    await page.goto('/blog');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  ownTest('a server file that is gone from the disk: the page is shown all the same', async ({ page, product }) => {
    const version = await release(product, 'blog', unchanged);
    await rm(join(product.dataFolder, 'releases', 'blog', version, 'server', 'remote.js'));
    await expectFrame(`${product.url}/blog?gone`);
    await page.goto('/blog?gone=again');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('what is kept', () => {
  test('shows a new review immediately', async ({ baseURL, request, playwright }) => {
    const [professional] = (await (await request.get('/api/accountants?profession=cfo')).json()) as { id: number }[];
    const path = `/fractional-cfos/${professional?.id ?? 0}`;
    await request.get(path);
    expect((await request.get(path)).headers()['server-timing']).toContain('desc=cached');
    const client = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    });
    await client.post('/api/login', { data: { username: 'client', password: demoPassword } });
    const comment = 'Explained every line of our forecast and found two errors in it.';
    const written = await client.post(`/api/accountants/${professional?.id ?? 0}/reviews`, {
      data: { rating: 5, comment },
    });
    expect(written.ok(), await written.text()).toBe(true);
    const shown = await (await request.get(path)).text();
    expect(shown.includes(comment)).toBe(true);
    await client.dispose();
  });

  test('responds with 304 to browsers that have it', async ({ request }) => {
    const first = await request.get('/pricing');
    const again = await request.get('/pricing', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('is shared: a signed-in user gets their own header, and leaves none of it in the cache', async ({
    page,
    baseURL,
    request,
    playwright,
  }) => {
    await request.get('/');
    const signedIn = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    });
    const user = (await (
      await signedIn.post('/api/login', { data: { username: 'client', password: demoPassword } })
    ).json()) as { email: string };
    const mine = await signedIn.get('/');
    expect(mine.headers()['server-timing']).toContain('desc=server');
    expect(mine.headers()['cache-control']).toBe('no-store');
    expect(await mine.text()).toContain(user.email);
    expect(await (await request.get('/')).text()).not.toContain(user.email);
    await page.context().addCookies((await signedIn.storageState()).cookies);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await hydrationDifferences(page)).toEqual([]);
    await signedIn.dispose();
  });
});

test('profiles, posts and guides say to search engines what they are', async ({ request }) => {
  const types = { '/accountant/:id': 'AccountingService', '/blog/:slug': 'Article', '/compliance/:id': 'Article' };
  for (const [pattern, type] of Object.entries(types)) {
    const route = publicRoutes.find((candidate) => candidate.path === pattern);
    if (!route) throw new Error(`There is no route ${pattern}.`);
    const path = (await pathOf(route, request)) ?? '';
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(
      data.map(([, text = '']) => (JSON.parse(text) as { '@type': string })['@type']),
      path,
    ).toContain(type);
  }
});

test('what was typed and pressed before the page was live is not lost', async ({ page }) => {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('Austin');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('Austin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a professional’s page can be read', async ({ page, request }) => {
    const [professional] = (await (await request.get('/api/accountants?profession=accountant')).json()) as {
      id: number;
      lastName: string;
    }[];
    await page.goto(`/accountant/${professional?.id ?? 0}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(professional?.lastName ?? 'nobody');
  });
});

test.describe('in development', () => {
  /** The same product as developers run it: React says what differs. */
  const developed = test.extend<object, { development: Product }>({
    development: [
      async ({}, use) => {
        const product = await startProduct({ env: { ...patientRendering, NODE_ENV: 'development' } });
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 400_000 },
    ],
    baseURL: ({ development }, use) => use(development.url),
  });
  developed('React finds no difference on any public page', async ({ page, request, watch }) => {
    developed.setTimeout(180_000);
    for (const route of publicRoutes) {
      const response = await page.goto((await pathOf(route, request)) ?? '');
      expect(response?.headers()['server-timing'], route.path).toContain('desc=server');
      await page.waitForLoadState('networkidle');
      expect(watch.problems, route.path).toEqual([]);
    }
  });
});
