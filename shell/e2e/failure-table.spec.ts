import type { Route } from 'playwright/test';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import type { Product } from '../scripts/start-product';
import { brokenCode, codeFaults, type CodeFault } from './broken-code';
import { originalRelease, registryOf, releaseChanged, startReleasable, untilServed } from './changed-releases';
import { expect, test as base, type Page } from './fixtures';
import { startHangingProxy, type HangingProxy } from './hanging-proxy';
import { demoPassword } from './people';
import { buildProbe } from './probe-area/build-probe';

/**
 * Every area × faults × every kind of file, in production mode: the release before takes over, within a second; of what
 * hangs, within three. What a release does to the server is in `rendering.spec.ts` and, for files that do not get
 * there, in `release-mirror.test.ts`.
 *
 * Not in the table: a stylesheet holds no code that could throw; code that throws on the server is rendered by the
 * browser, whose build is another file; effects run in browsers only.
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

/** Milliseconds in which the page has to be there. */
const limits = { broken: 1000, hanging: 3000 } as const;

interface World {
  readonly product: Product;
  readonly proxy: HangingProxy;
  /** Whole releases, current and before. */
  readonly current: Readonly<Record<Area, string>>;
  readonly before: Readonly<Record<Area, string>>;
  readonly cookies: Awaited<ReturnType<typeof signIn>>;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const product = await startReleasable();
      const proxy = await startHangingProxy(product.url);
      await use(await prepare(product, proxy));
      await proxy.stop();
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
async function prepare(product: Product, proxy: HangingProxy): Promise<World> {
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
  return { product, proxy, before, current, cookies: await signIn(product.url) };
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
async function openShell(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/a-page-of-no-area`);
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

/** The files of one kind of areas' current releases, whatever is appended to their URL. */
function filesOf({ current }: World, kind: Kind, owners: readonly Area[] = areas): (url: URL) => boolean {
  const folders = owners.map((area) => `/releases/${area}/${current[area]}/`);
  return ({ pathname }) => folders.some((folder) => pathname.startsWith(folder)) && kinds[kind].file.test(pathname);
}

for (const kind of Object.keys(kinds) as Kind[]) {
  for (const [fault, answer] of Object.entries(overNetwork)) {
    test(`${kind} ${fault}: the release before, of every area`, async ({ page, world }) => {
      await page.route(filesOf(world, kind), answer);
      await openShell(page);
      for (const area of kinds[kind].areas) await expectFallback(page, area, world.before[area], limits.broken);
    });
  }

  test(`${kind} hangs: the release before, of every area`, async ({ page, world }) => {
    const browser = await page.context().newCDPSession(page);
    for (const area of kinds[kind].areas) {
      // One at a time: of a browser's six connections to a site, those of three areas would leave none.
      world.proxy.hold(filesOf(world, kind, [area]));
      // What a tab before has prefetched would not be requested.
      await browser.send('Network.clearBrowserCache');
      await openShell(page, world.proxy.url);
      await expectFallback(page, area, world.before[area], limits.hanging);
    }
  });
}

/**
 * Publishes releases with broken code and has them served, each after a whole one.
 * @returns their versions
 */
async function breakAreas(
  { product, current }: World,
  broken: readonly Area[],
  kind: 'entry' | 'chunk',
  fault: CodeFault,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  await Promise.all(
    broken.map(async (area) => {
      await activateRelease({ name: area, version: current[area] }, registryOf(product));
      versions[area] = await releaseChanged(product, area, { change: brokenCode(area, kind, fault) });
    }),
  );
  await untilServed(product, versions);
  return versions;
}

// Last: from here on the release before is another one.
for (const kind of ['entry', 'chunk'] as const) {
  for (const fault of codeFaults) {
    // Pages that throw are caught by the same boundary wherever their code is: once for every area is enough.
    const broken = kind === 'entry' && fault !== 'throws when it is loaded' ? (['probe'] as const) : areas;
    test(`${kind} ${fault}: the release before, of ${broken.join(', ')}`, async ({ page, world }) => {
      await breakAreas(world, broken, kind, fault);
      await openShell(page);
      for (const area of broken) await expectFallback(page, area, world.current[area], limits.broken);
    });
  }
}
