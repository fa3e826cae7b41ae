import type { BrowserContext } from 'playwright/test';
import { expect, test as base, type Page } from '../support/fixtures';
import { messagesOf, openConversation, openCorrespondence, type Correspondence } from './correspondence';
import { startTwoApis } from '../admin/two-apis';
import { servicePid } from '../running/service-pid';
import { startPrivateDatabase } from '../../scripts/database/private-database';
import { startProduct, type Product } from '../../scripts/start-product';

interface Fixtures {
  /** The page has the conversation open. */
  readonly correspondence: Correspondence;
}

/** A product of its own: its API is killed. */
const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // A request without a response is an error in every browser's console.
  expectedConsole: ({}, use) => use([/Failed to load resource/, /net::ERR/]),
  correspondence: async ({ page, baseURL }, use) => {
    const correspondence = await openCorrespondence(page, baseURL ?? '');
    await use(correspondence);
    await correspondence.dispose();
  },
});

const streams = '**/api/live?*';
const isStream = (url: string) => /\/api\/live\?/.test(url);
const isPoll = (url: string) => /\/api\/live\/events\?/.test(url);

async function killApi(product: Product): Promise<void> {
  const killed = servicePid('api', product);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => product.log()).toContain('The api ended (SIGKILL)');
}

async function untilApiIsBack(product: Product): Promise<void> {
  const isBack = () =>
    fetch(`${product.url}/api/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isBack, { timeout: 30_000, intervals: [100] }).toBe(true);
}

/** The client's own browser, with the same conversation open. */
async function clientsPage(context: BrowserContext, { cookies, mark }: Correspondence): Promise<Page> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/messages');
  await openConversation(page, mark);
  await expect.poll(() => messagesOf(page, mark)).toEqual(['first']);
  return page;
}

async function type(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.fill(text);
  await composer.press('Enter');
}

test('the API dies while a conversation is open in two browsers: what is written meanwhile and afterwards arrives once and in order', async ({
  page,
  browser,
  baseURL,
  product,
  correspondence,
  watch,
}) => {
  const { mark } = correspondence;
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const client = await clientsPage(context, correspondence);
  await killApi(product);
  await type(client, `meanwhile ${mark}`);
  await expect(client.getByText('Not sent')).toBeVisible();
  await untilApiIsBack(product);
  await type(client, `afterwards ${mark}`);
  const all = ['first', 'meanwhile', 'afterwards'];
  await expect.poll(() => messagesOf(page, mark), { timeout: 30_000 }).toEqual(all);
  await expect.poll(() => messagesOf(client, mark)).toEqual(all);
  await type(page, `answer ${mark}`);
  await expect.poll(() => messagesOf(client, mark), { timeout: 30_000 }).toEqual([...all, 'answer']);
  expect(await messagesOf(page, mark)).toEqual([...all, 'answer']);
  expect(watch.documents()).toBe(1);
  await context.close();
});

test('the API responds with 503 to a tab that comes back, several times: it goes on trying', async ({
  page,
  product,
  correspondence: { mark, write },
  watch,
}) => {
  let refusals = 0;
  await page.route(streams, async (route) => {
    if (refusals === 3) return route.continue();
    refusals += 1;
    return route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
  });
  await killApi(product);
  await untilApiIsBack(product);
  await write('second');
  await expect.poll(() => messagesOf(page, mark), { timeout: 30_000 }).toEqual(['first', 'second']);
  expect(refusals).toBe(3);
  expect(watch.documents()).toBe(1);
});

test('messages written while a tab was offline arrive as soon as it is online', async ({
  page,
  context,
  correspondence: { mark, write },
  watch,
}) => {
  // The pauses between attempts are as long as they can be: nothing but `online` ends the one that has begun.
  await page.addInitScript(() => void (Math.random = () => 0.999));
  const isConnected = page.waitForResponse((response) => isStream(response.url()) && response.ok());
  await page.reload();
  await isConnected;
  await openConversation(page, mark);
  // Code that was prefetched and could no longer be executed would be a warning of the browser's.
  await page.waitForLoadState('networkidle');
  const documents = watch.documents();
  let attempts = 0;
  page.on('requestfailed', (request) => (attempts += isStream(request.url()) || isPoll(request.url()) ? 1 : 0));
  await context.setOffline(true);
  await write('second');
  await write('third');
  await expect.poll(() => attempts, { timeout: 30_000 }).toBe(5);
  expect(await messagesOf(page, mark)).toEqual(['first']);
  await context.setOffline(false);
  await expect.poll(() => messagesOf(page, mark), { timeout: 3_000 }).toEqual(['first', 'second', 'third']);
  expect(watch.documents()).toBe(documents);
});

test('a network that cuts every stream: polling delivers', async ({ page, correspondence: { mark, write } }) => {
  await page.route(streams, (route) => route.abort());
  await page.reload();
  await openConversation(page, mark);
  let isPolling = false;
  page.on('request', (request) => (isPolling ||= isPoll(request.url())));
  await write('second');
  await expect.poll(() => messagesOf(page, mark), { timeout: 20_000 }).toEqual(['first', 'second']);
  await expect.poll(() => isPolling, { timeout: 20_000 }).toBe(true);
  await write('third');
  await expect.poll(() => messagesOf(page, mark), { timeout: 10_000 }).toEqual(['first', 'second', 'third']);
});

/** No fixture of the others: a product of its own, on a database server. */
base(
  'two API processes share one database: what one is sent arrives at a stream that the other holds',
  { tag: '@long' },
  async ({ page }) => {
    base.setTimeout(180_000);
    const server = await startPrivateDatabase(['counterpart_two_apis']);
    base.skip(server === null, 'There is no MySQL or MariaDB on this machine.');
    const product = await startTwoApis(server?.url('counterpart_two_apis') ?? '');
    try {
      const { mark, write, dispose } = await openCorrespondence(page, product.url);
      const streamOf = () => product.passed.findLast(({ path }) => isStream(path))?.server;
      await expect.poll(streamOf).toBeDefined();
      const texts = ['second', 'third', 'fourth', 'fifth'];
      for (const text of texts) await write(text);
      await expect.poll(() => messagesOf(page, mark), { timeout: 5_000 }).toEqual(['first', ...texts]);
      const writers = product.passed.filter(({ method, path }) => method === 'POST' && path === '/api/messages');
      expect(
        writers.map((one) => one.server),
        'both have stored messages',
      ).toEqual(expect.arrayContaining([0, 1]));
      expect(product.passed.filter(({ path }) => isPoll(path))).toEqual([]);
      await dispose();
    } finally {
      // First, so that it misses nothing of what stops.
      await page.close();
      await product.stop();
      await server?.stop();
    }
  },
);
