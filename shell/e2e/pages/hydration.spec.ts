import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, test, untilLive } from '../support/fixtures';
import { hydrationDifferences } from '../support/hydration';
import { watchQuiet } from '../support/quiet';
import { demoPassword, sameOrigin } from '../support/people';

/** Loads altogether, half of them signed in: each path once with either, five times in a long run. */
const loads = process.env['TEST_LONG'] ? 50 : 10;
/** Milliseconds that one load may take on a busy machine; a limit for hangs, not for speed. */
const mostPerLoad = 12_000;
/** Pages that wake at the same time: three for each processor, which they take from one another. */
const concurrentPages = 3 * availableParallelism();

interface Waking {
  /** Errors and warnings, of the console and thrown. */
  readonly problems: string[];
  /** True when 'Contact Me' could be seen and not be pressed, after it could be pressed. */
  wentGrey: boolean;
  loads: number;
}

/** Follows 'Contact Me' from the first frame on. */
function watchContact(): void {
  const look = () => {
    const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Contact Me');
    if (buttons.some(({ disabled }) => disabled)) document.documentElement.dataset['contact'] = 'grey';
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A visitor's or a user's browser, far from the server's time zone and with numbers written otherwise. */
async function farAway(browser: Browser, baseURL: string, username: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'America/Chicago' });
  if (username)
    await context.request.post('/api/login', {
      data: { username, password: demoPassword },
      headers: sameOrigin(),
    });
  return context;
}

/** Loads one path in a page of its own and notes all that went wrong. */
async function load(page: Page, path: string, seen: Waking): Promise<void> {
  const { untilQuiet } = watchQuiet(page);
  page.on('pageerror', ({ message }) => seen.problems.push(`${path}: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.problems.push(`${path}: ${message.text()}`);
  });
  await page.addInitScript(watchContact);
  await page.goto(path, { timeout: 60_000 });
  await untilLive(page);
  await untilQuiet();
  seen.wentGrey ||= await page.evaluate(() => document.documentElement.dataset['contact'] === 'grey');
  seen.loads += 1;
  await page.close();
}

test(`${loads} loads under load, half of them signed in, wake without a difference`, async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(loads * mostPerLoad);
  const [professional] = (await (await request.get('/api/accountants?profession=accountant')).json()) as {
    id: number;
  }[];
  const [guide] = (await (await request.get('/api/compliance')).json()) as { slug: string }[];
  const paths = [`/accountant/${professional?.id ?? 0}`, `/compliance/${guide?.slug ?? ''}`, '/', '/blog', '/search'];
  const contexts = [
    await farAway(browser, baseURL ?? '', null),
    await farAway(browser, baseURL ?? '', 'accountant'),
  ] as const;
  const seen: Waking = { problems: [], wentGrey: false, loads: 0 };
  // Every path as often with either.
  const queue = Array.from({ length: loads }, (_, index) => ({
    path: paths[(index >> 1) % paths.length] ?? '/',
    context: index % 2 ? contexts[1] : contexts[0],
  }));
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await load(await next.context.newPage(), next.path, seen);
  };
  await Promise.all(Array.from({ length: concurrentPages }, work));
  await Promise.all(contexts.map((context) => context.close()));
  expect(seen).toEqual({ problems: [], wentGrey: false, loads });
});

test('a text that differs is noticed, so the silence above means something', async ({ browser, baseURL }) => {
  const context = await farAway(browser, baseURL ?? '', null);
  const page = await context.newPage();
  await page.route('/pricing', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)([^<]+)/, '$1Differs') });
  });
  const seen: Waking = { problems: [], wentGrey: false, loads: 0 };
  await load(page, '/pricing', seen);
  expect(seen.problems.join()).toContain('418');
  await context.close();
});

test('an attribute that differs, of which React says nothing, is noticed too', async ({ browser, baseURL }) => {
  const context = await farAway(browser, baseURL ?? '', null);
  const page = await context.newPage();
  await page.route('/pricing', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('class="cp-skip-link"', 'class="cp-skip-link differs"') });
  });
  const { untilQuiet } = watchQuiet(page);
  await page.goto('/pricing');
  await untilLive(page);
  await untilQuiet();
  expect(await hydrationDifferences(page)).toEqual([expect.stringMatching(/cp-skip-link differs.* instead of /)]);
  await context.close();
});
