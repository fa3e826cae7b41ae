import type { Route } from 'playwright/test';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import type { Product } from '../scripts/start-product';
import { originalRelease, registryOf, releaseChanged, startReleasable, untilServed } from './changed-releases';
import { expect, test as base, type Page } from './fixtures';
import { demoPassword } from './people';
import { buildProbe } from './probe-area/build-probe';

/**
 * Every area × faults of the network × every kind of file, in production mode: the release before takes over, within a
 * second.
 */

/** A page of each area; the probe is the only one with a stylesheet. */
const pages = {
  marketplace: '/pricing',
  messaging: '/messages',
  blog: '/blog',
  compliance: '/compliance',
  admin: '/admin',
  probe: '/probe',
} as const;
type Area = keyof typeof pages;
const areas = Object.keys(pages) as Area[];

interface World {
  readonly product: Product;
  /** Whole releases, current and before. */
  readonly current: Readonly<Record<Area, string>>;
  readonly before: Readonly<Record<Area, string>>;
  readonly cookies: Awaited<ReturnType<typeof signIn>>;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const product = await startReleasable();
      await use(await prepare(product));
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ world }, use) => use(world.product.url),
  // Everything that happens here is an error in a browser's console.
  expectedConsole: ({}, use) => use([/./]),
  page: async ({ page, world }, use) => {
    await page.context().addCookies(world.cookies);
    await use(page);
  },
});

/** Gives every area a release and one before it that differ in nothing but their name. */
async function prepare(product: Product): Promise<World> {
  const output = await buildProbe();
  const probe = await publishRelease(output, registryOf(product));
  await activateRelease(probe, registryOf(product));
  await untilServed(product, { probe: probe.version });
  const before = {} as Record<Area, string>;
  const current = {} as Record<Area, string>;
  await Promise.all(
    areas.map(async (area) => {
      before[area] = (await originalRelease(product, area)).metadata.version;
      current[area] = await releaseChanged(product, area);
    }),
  );
  await untilServed(product, current);
  return { product, before, current, cookies: await signIn(product.url) };
}

async function signIn(url: string) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'admin', password: demoPassword }),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

/** Opens a page that needs no area, with the shell running. */
async function openShell(page: Page): Promise<void> {
  await page.goto('/a-page-of-no-area');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
}

interface Shown {
  readonly heading: string;
  readonly took: number;
  /** True when a file of this release was run. */
  readonly ran: boolean;
}

/**
 * Goes to a page inside the app and waits for it.
 * @param version whose files must have been run
 */
function go(page: Page, path: string, version: string): Promise<Shown> {
  return page.evaluate(
    async ([to = '', release = '']) => {
      const read = () => document.querySelector('main h1')?.textContent ?? '';
      const before = read();
      const started = performance.now();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      while ((read() === '' || read() === before) && performance.now() - started < 6000)
        await new Promise((resolve) => setTimeout(resolve, 10));
      const took = performance.now() - started;
      const ran = performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${release}/`));
      return { heading: read(), took: Math.round(took), ran };
    },
    [path, version],
  );
}

const headings: Readonly<Record<Area, RegExp>> = {
  marketplace: /pricing|free|cost/i,
  messaging: /messages/i,
  blog: /articles|blog/i,
  compliance: /compliance/i,
  admin: /admin/i,
  probe: /^Probe$/,
};

/** The page of an area is shown by the release before, in time. */
async function expectFallback(page: Page, area: Area, version: string, limit: number): Promise<void> {
  const { heading, took, ran } = await go(page, pages[area], version);
  expect(heading, `${area}, after ${took} ms`).toMatch(headings[area]);
  expect(heading).not.toContain('not available');
  expect(ran, `${area}: the release before, ${version}, was loaded`).toBe(true);
  expect(took, `${area}, milliseconds`).toBeLessThan(limit);
}

const html = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' };
const overNetwork: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'answers 503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is HTML with 200': (route) => route.fulfill(html),
  'is not what was published': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
};

const kinds = {
  entry: { file: /remote-entry\.[^/]*\.js/, areas },
  chunk: { file: /\/(?!remote-entry)[^/]+\.js/, areas },
  style: { file: /\/[^/]+\.css/, areas: ['probe'] as const },
} as const;
type Kind = keyof typeof kinds;

/** The files of one kind of the current releases, whatever is appended to their URL. */
function filesOf({ current }: World, kind: Kind): (url: URL) => boolean {
  const folders = areas.map((area) => `/releases/${area}/${current[area]}/`);
  return ({ pathname }) => folders.some((folder) => pathname.startsWith(folder)) && kinds[kind].file.test(pathname);
}

for (const kind of Object.keys(kinds) as Kind[]) {
  for (const [fault, answer] of Object.entries(overNetwork)) {
    test(`${kind} ${fault}: the release before, of every area`, async ({ page, world }) => {
      await page.route(filesOf(world, kind), answer);
      await openShell(page);
      for (const area of kinds[kind].areas) await expectFallback(page, area, world.before[area], 1000);
    });
  }
}
