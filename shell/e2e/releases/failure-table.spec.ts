import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Route } from 'playwright/test';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';
import type { Product } from '../../scripts/start-product';
import { brokenCode, brokenServerFile } from './broken-code';
import {
  originalRelease,
  registryOf,
  releaseChanged,
  startReleasable,
  untilServed,
  type Change,
} from './changed-releases';
import {
  areas,
  codeFailures,
  endless,
  networkFailures,
  pages,
  titles,
  type Area,
  type CodeFailure,
  type File,
  type NetworkFailure,
} from './failure-table';
import { expect, test as base, untilLive, type Page } from '../support/fixtures';
import { startHangingProxy, type HangingProxy } from './hanging-proxy';
import { demoPassword } from '../support/people';
import { buildProbe } from '../probe-area/build-probe';

/**
 * Every area × failure × kind of file, in production mode: the release before takes over, within a second; of what
 * hangs, within three; for what fails on the server, the frame of the page. `failure-table.ts` has the cells.
 */

let tries = 0;

/**
 * Areas that a test goes through: all of them in a long run, otherwise two, others with the next test. What takes the
 * release before is the shell's, whatever the area.
 */
function tried(candidates: readonly Area[]): readonly Area[] {
  if (process.env['TEST_LONG']) return candidates;
  tries += 2;
  return candidates.length < 3
    ? candidates
    : [tries, tries + 1].flatMap((index) => candidates[index % candidates.length] ?? []);
}

/** CI's machines have been three times as slow; 1,059 ms were measured on one of them. */
const patience = process.env['CI'] ? 1.5 : 1;
/** Milliseconds in which the page has to be there. */
const limits = { broken: 1000 * patience, hanging: 3000 * patience } as const;

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
const overNetwork: Readonly<Record<NetworkFailure | 'is not what was published', (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'answers 503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is HTML with 200': (route) => route.fulfill(html),
  'is not what was published': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
};

type Kind = Exclude<File, 'part of a page' | 'server file'>;
const kinds: Readonly<Record<Kind, { readonly file: RegExp; readonly areas: readonly Area[] }>> = {
  entry: { file: /remote-entry\.[^/]*\.js/, areas },
  chunk: { file: /\/(?!remote-entry)[^/]+\.js/, areas },
  style: { file: /\/[^/]+\.css/, areas: ['probe'] },
};

/** The files of one kind of areas' current releases, whatever is appended to their URL. */
function filesOf({ current }: World, kind: Kind, owners: readonly Area[] = areas): (url: URL) => boolean {
  const folders = owners.map((area) => `/releases/${area}/${current[area]}/`);
  return ({ pathname }) => folders.some((folder) => pathname.startsWith(folder)) && kinds[kind].file.test(pathname);
}

test(titles.noStyle, async ({ world }) => {
  const releases = await Promise.all(areas.map((area) => originalRelease(world.product, area)));
  const withStyle = areas.filter((_area, index) =>
    Object.keys(releases[index]?.extras.files ?? {}).some((file) => file.endsWith('.css')),
  );
  expect(withStyle).toEqual(kinds.style.areas);
});

for (const kind of Object.keys(kinds) as Kind[]) {
  for (const [failure, answer] of Object.entries(overNetwork)) {
    test(titles.inBrowser(kind, failure), async ({ page, world }) => {
      await page.route(filesOf(world, kind), answer);
      await openShell(page);
      for (const area of tried(kinds[kind].areas)) await expectFallback(page, area, world.before[area], limits.broken);
    });
  }

  test(titles.inBrowser(kind, 'hangs'), async ({ page, world }) => {
    const browser = await page.context().newCDPSession(page);
    for (const area of tried(kinds[kind].areas)) {
      // One at a time: of a browser's six connections to a site, those of three areas would leave none.
      world.proxy.hold(filesOf(world, kind, [area]));
      // What a tab before has prefetched would not be requested.
      await browser.send('Network.clearBrowserCache');
      await openShell(page, world.proxy.url);
      await expectFallback(page, area, world.before[area], limits.hanging);
    }
  });
}

interface Part {
  readonly at: (world: World) => Promise<string> | string;
  /** Shows the part. */
  readonly open: (page: Page) => Promise<void>;
  readonly name: string;
  /** Element that the part shows once it is loaded. */
  readonly shows: (page: Page) => Locator;
}

const profile = (world: World) => renderedPage(world, 'messaging');

/** A part of each area's that is loaded when it is wanted: a tab, a dialog, a table, a form. */
const parts: Readonly<Record<Exclude<Area, 'probe'>, Part>> = {
  marketplace: {
    at: profile,
    open: (page) => page.getByRole('tab', { name: /Reviews/ }).click(),
    name: 'the reviews',
    shows: (page) => page.getByRole('heading', { name: 'Client Reviews' }),
  },
  messaging: {
    at: profile,
    open: (page) => page.getByRole('button', { name: 'Contact Me' }).first().click(),
    name: 'the message form',
    shows: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Message to/ }),
  },
  blog: {
    at: async ({ product }) => {
      const found = await fetch(`${product.url}/api/blog?limit=1`);
      const { posts } = (await found.json()) as { posts: { id: number }[] };
      return `/blog/admin/edit/${posts[0]?.id ?? 0}`;
    },
    open: (page) => page.getByRole('button', { name: 'Versions' }).click(),
    name: 'the versions',
    shows: (page) => page.getByRole('dialog', { name: 'Versions' }),
  },
  compliance: {
    at: () => '/compliance',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill('When is sales tax due?');
      await page.getByRole('button', { name: 'Ask Question' }).click();
      await page.getByRole('button', { name: 'Ask a Specialist' }).first().click();
    },
    name: 'the specialists',
    shows: (page) => page.getByRole('dialog', { name: /specialist/i }),
  },
  admin: {
    at: () => '/admin',
    open: (page) => page.getByRole('tab', { name: 'User Management' }).click(),
    name: 'the table',
    shows: (page) => page.getByRole('tabpanel').getByRole('table'),
  },
};

/**
 * The part says that it cannot be had, on a page that stays, and comes with 'Try Again'.
 * @param fail from now on, until the function that it returns is called
 */
async function expectPart(
  page: Page,
  world: World,
  area: keyof typeof parts,
  fail: () => Promise<() => Promise<void>>,
) {
  const { at, open, name, shows } = parts[area];
  await page.goto(await at(world));
  await untilLive(page);
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  const mend = await fail();
  await open(page);
  await expect(page.getByText(`We could not load ${name}`), area).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }), area).toHaveText(heading ?? '');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(shows(page), area).toBeVisible();
}

const scripts = /\/(releases|assets)\/.*\.js/;

for (const [failure, answer] of Object.entries({
  ...(Object.fromEntries(networkFailures.map((name) => [name, overNetwork[name]])) as typeof overNetwork),
  'throws when it is loaded': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error();' }),
  // Longer than a file is waited for.
  hangs: () => Promise.resolve(),
}) as [Parameters<typeof titles.part>[0], (route: Route) => Promise<void>][]) {
  test(titles.part(failure), async ({ page, world }) => {
    const inTab = async (tab: Page, area: keyof typeof parts) =>
      expectPart(tab, world, area, async () => {
        await tab.route(scripts, answer);
        return () => tab.unroute(scripts);
      });
    const areasWithParts = Object.keys(parts) as (keyof typeof parts)[];
    // Waiting is all that they do: each area in a tab of its own at the same time.
    if (failure === 'hangs')
      await Promise.all(areasWithParts.map(async (area) => inTab(await page.context().newPage(), area)));
    else for (const area of areasWithParts) await inTab(page, area);
  });
}

/**
 * Publishes releases with broken files and has them served, each after a whole one.
 * @returns their versions
 */
async function breakAreas(
  { product, current }: World,
  changes: Partial<Record<Area, Change>>,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  await Promise.all(
    (Object.entries(changes) as [Area, Change][]).map(async ([area, change]) => {
      await activateRelease({ name: area, version: current[area] }, registryOf(product));
      versions[area] = await releaseChanged(product, area, { change });
    }),
  );
  await untilServed(product, versions);
  return versions;
}

const changesOf = (broken: readonly Area[], change: (area: Area) => Change) =>
  Object.fromEntries(broken.map((area) => [area, change(area)])) as Partial<Record<Area, Change>>;

/** Areas with pages that the server renders; messaging fills a slot of another area's. */
const rendered = areas.filter((area) => area !== 'admin' && area !== 'messaging');

/** A page that an area's server file takes part in. */
async function renderedPage({ product }: World, area: Area): Promise<string> {
  if (area !== 'messaging') return pages[area];
  const found = await fetch(`${product.url}/api/accountants?profession=accountant`);
  const [professional] = (await found.json()) as { id: number }[];
  return `/accountant/${professional?.id ?? 0}`;
}

let visits = 0;

/** Requests a page that no response is cached for: all areas read `q`. */
async function visit({ product }: World, path: string): Promise<{ by: string; html: string; took: number }> {
  visits += 1;
  const started = performance.now();
  const response = await fetch(`${product.url}${path}?q=${visits}`);
  const html = await response.text();
  const by = /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
  return { by, html, took: Math.round(performance.now() - started) };
}

/** The lines of the shell's log about a release. */
async function logOf({ product }: World, area: Area, version: string): Promise<string[]> {
  const log = await readFile(join(product.dataFolder, 'logs', 'shell.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes(`"area":"${area}"`) && line.includes(`"version":"${version}"`));
}

const phases: Readonly<Record<Exclude<CodeFailure, 'throws in an effect'> | 'never ends', string>> = {
  'throws when it is loaded': 'load',
  'throws while rendering': 'render',
  'never ends': 'endless',
};

/** The page of an area comes as its frame, in time, and the log names the release. */
async function expectFrame(world: World, area: Area, version: string, failure: keyof typeof phases): Promise<void> {
  const path = await renderedPage(world, area);
  const { by, html, took } = await visit(world, path);
  expect(by, area).toBe('browser');
  for (const part of ['<header', '<footer', 'aria-busy="true"']) expect(html, `${area}: the frame`).toContain(part);
  expect(took, `${area}, milliseconds`).toBeLessThan(limits.broken);
  const isNamed = async () => {
    const lines = await logOf(world, area, version);
    if (lines.some((line) => line.includes(`"phase":"${phases[failure]}"`))) return true;
    // A renderer that is being replaced has not run the release.
    await visit(world, path);
    return false;
  };
  await expect.poll(isNamed, { timeout: 20_000, intervals: [50, 250], message: `${area} is named` }).toBe(true);
}

/** The page of an area is rendered on the server. */
async function expectRendered(world: World, area: Area): Promise<void> {
  const path = await renderedPage(world, area);
  // Code that runs for the first time on a busy machine may miss the deadline.
  await expect.poll(async () => (await visit(world, path)).by, { timeout: 20_000, message: area }).toBe('server');
}

async function expectOnServer(
  world: World,
  versions: Readonly<Record<string, string>>,
  failure: CodeFailure | 'never ends',
): Promise<void> {
  for (const [area, version] of Object.entries(versions) as [Area, string][]) {
    if (failure === 'throws in an effect') await expectRendered(world, area);
    else await expectFrame(world, area, version, failure);
  }
}

// Last: from here on the release before is another one.
test(titles.neverAsked, async ({ world, page }) => {
  const versions = await breakAreas(world, { admin: brokenServerFile('never ends') });
  await page.goto(pages.admin);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await logOf(world, 'admin', versions['admin'] ?? '')).toEqual([]);
});

for (const failure of codeFailures) {
  test(titles.onServer(failure), async ({ world }) => {
    const change = () => brokenServerFile(failure);
    await expectOnServer(world, await breakAreas(world, changesOf(tried(rendered), change)), failure);
    // Its slot is on a page of the marketplace, which has to be whole.
    await activateRelease({ name: 'marketplace', version: world.current.marketplace }, registryOf(world.product));
    await expectOnServer(world, await breakAreas(world, changesOf(['messaging'], change)), failure);
  });
}

test(titles.onServer('never ends'), async ({ world }) => {
  const change = () => brokenServerFile('never ends');
  await expectOnServer(world, await breakAreas(world, changesOf([endless], change)), 'never ends');
  await activateRelease({ name: endless, version: world.current[endless] }, registryOf(world.product));
});

for (const kind of ['entry', 'chunk'] as const) {
  for (const failure of codeFailures) {
    test(titles.inBrowser(kind, failure), async ({ page, world }) => {
      const broken = tried(areas);
      await breakAreas(
        world,
        changesOf(broken, (area) => brokenCode(area, kind, failure)),
      );
      await openShell(page);
      for (const area of broken) await expectFallback(page, area, world.current[area], limits.broken);
    });
  }
}
