import { join } from 'node:path';
import { buildArea } from '../../federation/build-area';
import { outputFolder } from '../../federation/output-folder';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';
import { root } from '../../scripts/build/workspaces';
import type { Product } from '../../scripts/start-product';
import { expectAccessibleAtBothWidths } from '../support/axe';
import { expect, test as base, type Page } from '../support/fixtures';
import { demoPassword, logIn, signOutQuietly } from '../support/people';
import { hostileResponses, startBackend, type JourneyBackend } from './backend-of-journey';
import { registryOf, startReleasable, untilServed } from './changed-releases';

interface World {
  readonly product: Product;
  readonly backend: JourneyBackend;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const product = await startReleasable();
      const folder = join(root, 'shell/e2e/backed-area');
      await buildArea(folder);
      const release = await publishRelease(outputFolder(folder), registryOf(product));
      await activateRelease(release, registryOf(product));
      await untilServed(product, { backed: release.version });
      const backend = await startBackend(product.url);
      await use({ product, backend });
      await backend.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ world }, use) => use(world.product.url),
  // A browser reports each response of 400 and more.
  expectedConsole: ({}, use) => use([/status of (400|404|502|503|504)/]),
});
test.describe.configure({ mode: 'serial' });

const backends = '/admin/releases?tab=backends';
const greeting = '/api/areas/backed/greeting';
const row = (page: Page) => page.getByRole('row', { name: /^backed:/ });

/** Calls from within the page, as the code of an area does. */
const callFrom = (page: Page) =>
  page.evaluate(async (path) => {
    const startedAt = performance.now();
    const response = await fetch(path);
    const body = await response.text();
    const { status, headers, redirected } = response;
    const milliseconds = performance.now() - startedAt;
    return { status, redirected, body, milliseconds, headers: Object.fromEntries(headers) };
  }, greeting);

/** A new backend for a new circuit, set as the administrator that the page is signed in as. */
async function grant(page: Page, url: string, timeoutSeconds: number): Promise<void> {
  const current = (await (await page.request.get('/api/platform/backends')).json()) as { version: number }[];
  const data = { url, timeoutSeconds, version: current[0]?.version ?? 0, currentPassword: demoPassword };
  const headers = { origin: new URL(page.url()).origin };
  const set = await page.request.put('/api/platform/areas/backed/backend', { data, headers });
  expect(set.status(), await set.text()).toBe(200);
}

test('an administrator grants an area a backend, which learns who asks', async ({ page, world: { backend } }) => {
  await page.goto('/backed');
  // The page is there without a service, and says what is missing.
  await expect(page.getByText('backed has no service behind it.')).toBeVisible();
  await expect(page.getByText('This part needs no service.')).toBeVisible();

  await page.goto('/auth');
  await logIn(page, 'admin');
  await page.goto(backends);
  await page.getByRole('button', { name: 'Add Backend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Area').fill('backed');
  await dialog.getByLabel('URL').fill('http://169.254.169.254/latest');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Save Backend' }).click();
  await expect(dialog.getByText(/plain http is for this machine/)).toBeVisible();
  await dialog.getByLabel('URL').fill(`http://127.0.0.1:${backend.port}`);
  await dialog.getByLabel('Time limit in seconds').fill('2');
  await dialog.getByRole('button', { name: 'Save Backend' }).click();
  await expect(row(page)).toContainText('Not called yet');
  await expectAccessibleAtBothWidths(page);

  await signOutQuietly(page);
  const visit = await page.goto('/backed');
  expect(visit?.headers()['server-timing']).toContain('desc=server');
  await expect(page.getByText('Hello, visitor')).toBeVisible();
  await page.goto('/auth');
  await logIn(page, 'client');
  const { firstName, lastName } = (await (await page.request.get('/api/user')).json()) as Record<string, string>;
  await page.goto('/backed');
  await expect(page.getByText(`Hello, ${firstName} ${lastName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText(`Saved for ${firstName} ${lastName}`)).toBeVisible();
});

test('a backend that is slow is waited for as long as it may take, and nothing else waits', async ({
  page,
  context,
  world: { backend },
}) => {
  // Signed in: the visitor's page of the journey before is in the cache, and needs no backend.
  await page.goto('/auth');
  await logIn(page, 'client');
  backend.behave(() => undefined);
  const startedAt = Date.now();
  await page.goto('/backed');
  await expect(page.getByText('This part needs no service.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/blog');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
  await expect(page.getByText('The service behind backed took too long. Please try again in a moment.')).toBeVisible();
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('The note was not saved')).toBeVisible();
  backend.behave(null);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByText(/^Hello, /)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test('a backend that is down is not waited for, and is found when it is back', async ({ page, world }) => {
  const { backend } = world;
  await page.goto('/auth');
  await logIn(page, 'admin');
  await grant(page, `http://127.0.0.1:${backend.port}`, 2);
  await backend.stop();
  await page.goto('/backed');
  await expect.poll(async () => (await callFrom(page)).status).toBe(503);
  const refused = await callFrom(page);
  expect(refused).toMatchObject({ status: 503, headers: { 'x-error-code': 'backend_unavailable' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.milliseconds).toBeLessThan(500);
  await page.goto(backends);
  await expect(row(page)).toContainText('Down');
  await expect(row(page)).toContainText('No calls until');
  const again = await startBackend(world.product.url, backend.port);
  await expect.poll(async () => (await callFrom(page)).status, { timeout: 40_000 }).toBe(200);
  await expect(row(page)).toContainText('Answers', { timeout: 15_000 });
  await page.goto('/backed');
  await expect(page.getByText(/^Hello, /)).toBeVisible();
  await again.stop();
});

test('nothing of a hostile backend reaches the browser', async ({ page, world: { product } }) => {
  const hostile = await startBackend(product.url);
  const foreign = await startBackend(product.url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/auth');
  await logIn(page, 'admin');
  await grant(page, `http://127.0.0.1:${hostile.port}`, 2);
  await page.goto('/backed');
  await expect(page.getByText(/^Hello, /)).toBeVisible();
  for (const [name, respond] of Object.entries(hostileResponses)) {
    hostile.behave((response) => {
      response.setHeader('set-cookie', 'session=hostile; Path=/');
      response.setHeader('clear-site-data', '"*"');
      response.setHeader('access-control-allow-origin', '*');
      respond(response, `http://127.0.0.1:${foreign.port}/stolen`);
    });
    const got = await callFrom(page);
    expect([name, got.status, got.redirected]).toEqual([name, 502, false]);
    expect(got.body).toBe('The service behind backed gave no usable answer. Please try again later.');
    expect(got.headers['content-type']).toContain('text/plain');
    expect(Object.keys(got.headers)).not.toEqual(expect.arrayContaining(['clear-site-data']));
    expect(got.headers).not.toHaveProperty('access-control-allow-origin');
    // Opened as a page of its own it is a sentence, too.
    const opened = await page.context().newPage();
    await opened.goto(greeting);
    expect(await opened.evaluate(() => 'hostile' in window)).toBe(false);
    await opened.close();
  }
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ value }) => value === 'hostile')).toEqual([]);
  expect(requested.filter((url) => url.includes(String(foreign.port)))).toEqual([]);
  expect((await page.request.get('/api/user')).status()).toBe(200);

  hostile.behave(null);
  await page.goto(backends);
  await row(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Backend' }).click();
  await expect(page.getByText('No area has a backend')).toBeVisible();
  expect((await callFrom(page)).headers['x-error-code']).toBe('backend_not_found');
  await hostile.stop();
  await foreign.stop();
});
