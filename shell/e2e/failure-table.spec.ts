import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from 'playwright/test';
import { publishRelease } from '../federation/release/publish-release';
import type { Product } from '../scripts/start-product';
import {
  activate,
  originalRelease,
  releaseChanged,
  releaseToken,
  startReleasable,
  untilServed,
  type Change,
} from './changed-releases';
import { expect, test as base, type Page } from './fixtures';
import { demoPassword } from './people';
import { buildProbe } from './probe-area/build-probe';

/**
 * Every area × every fault × every kind of file, in production mode: the release before takes over, within a second,
 * or three when a file is never answered. A stylesheet cannot throw, and effects do not run on the server; only those
 * cells are missing.
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
  /** Milliseconds that each page takes on this machine without a fault. */
  readonly usual: Record<Area, number>;
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
  const releasesFolder = join(product.dataFolder, 'releases');
  const target = { output, releasesFolder, apiUrl: product.url, token: releaseToken };
  const { name, version } = await publishRelease(target);
  await activate(product, name, version);
  const before = {} as Record<Area, string>;
  const current = {} as Record<Area, string>;
  await Promise.all(
    areas.map(async (area) => {
      before[area] = (await originalRelease(product, area)).metadata.version;
      current[area] = await releaseChanged(product, area);
    }),
  );
  await untilServed(product, current);
  const usual = Object.fromEntries(areas.map((area) => [area, 0])) as Record<Area, number>;
  return { product, before, current, cookies: await signIn(product.url), usual };
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
async function expectFallback(page: Page, world: World, area: Area, version: string, limit: number): Promise<void> {
  const usual = world.usual[area];
  const { heading, took, ran } = await go(page, pages[area], version);
  expect(heading, `${area}, after ${took} ms`).toMatch(headings[area]);
  expect(heading).not.toContain('not available');
  expect(ran, `${area}: the release before, ${version}, was loaded`).toBe(true);
  expect(took, `${area}, milliseconds more than without a fault`).toBeLessThan(limit + usual);
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

test('without a fault every area shows its current release', async ({ page, world }) => {
  await openShell(page);
  for (const area of areas) {
    const { heading, took, ran } = await go(page, pages[area], world.current[area]);
    expect([headings[area].test(heading), ran], `${area}: ${heading}`).toEqual([true, true]);
    world.usual[area] = took;
  }
});

for (const kind of Object.keys(kinds) as Kind[]) {
  for (const [fault, answer] of Object.entries(overNetwork)) {
    test(`${kind} ${fault}: the release before, of every area`, async ({ page, world }) => {
      await page.route(filesOf(world, kind), answer);
      await openShell(page);
      for (const area of kinds[kind].areas) await expectFallback(page, world, area, world.before[area], 1000);
    });
  }

  test(`${kind} is never answered: the release before, of every area`, async ({ page, world, context }) => {
    // Waiting costs nothing: two areas at the same time.
    for (const pair of pairsOf(kinds[kind].areas)) {
      const tabs = await Promise.all(pair.map(async (area) => ({ area, tab: await context.newPage() })));
      for (const { tab } of tabs) {
        await tab.route(filesOf(world, kind), () => undefined);
        await openShell(tab);
      }
      await Promise.all(tabs.map(({ area, tab }) => expectFallback(tab, world, area, world.before[area], 3000)));
      await Promise.all(tabs.map(({ tab }) => tab.close()));
    }
    await page.close();
  });
}

function pairsOf<Value>(values: readonly Value[]): Value[][] {
  return values.flatMap((_, index) => (index % 2 === 0 ? [values.slice(index, index + 2)] : []));
}

/** Replaces what the entry hands out, as the area's own code could: every page of it is this component. */
const withPages = (area: string, component: string) => `
;(() => {
  const whole = counterpart_${area};
  let scope;
  counterpart_${area} = {
    init: (given) => { scope = given; return whole.init(given); },
    get: async (name) => {
      const { remote } = (await whole.get(name))();
      const React = (await Object.values(scope['react@19'])[0].get())();
      const Component = ${component};
      return () => ({ remote: { ...remote, routes: remote.routes.map((route) => ({ ...route, lazy: async () => ({ Component }) })) } });
    },
  };
})();`;

const isEntry = (file: string) => file.startsWith('remote-entry.') && file.endsWith('.js');
const isChunk = (file: string) => /^[^/]+\.js$/.test(file) && !isEntry(file);
const thrown: Readonly<Record<string, (area: Area) => Change>> = {
  'entry throws when it is loaded': () => (file, text) => (isEntry(file) ? `throw new Error('Broken.');${text}` : text),
  'chunk throws when it is loaded': () => (file, text) => (isChunk(file) ? `throw new Error('Broken.');${text}` : text),
  'a page throws while rendering': (area) => (file, text) =>
    isEntry(file) ? text + withPages(area, `() => { throw new Error('Broken.'); }`) : text,
  'a page throws in an effect': (area) => (file, text) =>
    isEntry(file)
      ? text + withPages(area, `() => { React.useEffect(() => { throw new Error('Broken.'); }); return null; }`)
      : text,
};

/** Makes a changed release of every area current, with the whole one before it. */
async function releaseAll({ product, current }: World, change: (area: Area) => Change): Promise<void> {
  const versions: Record<string, string> = {};
  await Promise.all(
    areas.map(async (area) => {
      await activate(product, area, current[area]);
      versions[area] = await releaseChanged(product, area, { change: change(area) });
    }),
  );
  await untilServed(product, versions);
}

for (const [fault, change] of Object.entries(thrown)) {
  test(`${fault}: the release before, of every area`, async ({ page, world }) => {
    await releaseAll(world, change);
    await openShell(page);
    for (const area of areas) await expectFallback(page, world, area, world.current[area], 1000);
  });
}

test('a page that arrived rendered: the release before takes its place', async ({ page, world }) => {
  await page.context().clearCookies();
  await releaseAll(world, thrown['entry throws when it is loaded'] as (area: Area) => Change);
  const response = await page.goto('/blog');
  expect(response?.headers()['server-timing']).toMatch(/desc=(server|cached)/);
  await expect(page.getByRole('heading', { level: 1, name: headings.blog })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining(`/releases/blog/${world.current.blog}/`));
  await page.getByRole('searchbox').first().fill('tax');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/search\?/);
});

test('both releases are broken: the card, and Try again', async ({ page, world }) => {
  await page.route(/\/releases\/blog\//, (route) => route.abort());
  await openShell(page);
  const { heading } = await go(page, '/blog', world.before.blog);
  expect(heading).toBe('Blog is not available right now');
  await page.unroute(/\/releases\/blog\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: headings.blog })).toBeVisible();
});

/** What can become of the file that the server renders an area with; then the browser renders its page. */
const onServer: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'is missing': (file) => rename(file, `${file}.away`),
  'cannot be read': async (file) => {
    await rm(file);
    await mkdir(file);
  },
  'is HTML': (file) => writeFile(file, html.body),
};
const inServerFile: Readonly<Record<string, (text: string) => string>> = {
  'throws when it is loaded': (text) => `throw new Error('Broken.');${text}`,
  'throws while rendering': (text) => text + withServerPages(`() => { throw new Error('Broken.'); }`),
  'never ends': (text) => text + withServerPages('() => { for (;;); }'),
};
const withServerPages = (component: string) =>
  `;for (const route of module.exports.remote.routes) { delete route.lazy; route.Component = ${component}; }`;
const publicAreas = ['marketplace', 'blog', 'compliance', 'probe'] as const;

/** Every public page is answered, with its frame, and the browser fills it. */
async function expectLeftToBrowser(page: Page, { product }: World, fault: string): Promise<void> {
  for (const area of publicAreas) {
    const response = await fetch(`${product.url}${pages[area]}?${encodeURIComponent(fault)}`);
    expect(response.headers.get('server-timing'), area).toContain('desc=browser');
    expect(await response.text(), area).toContain('</footer>');
  }
  await page.goto(pages.blog);
  await expect(page.getByRole('heading', { level: 1, name: headings.blog })).toBeVisible();
}

for (const [fault, spoil] of Object.entries(onServer)) {
  test(`server file ${fault}: the browser renders the page, of every area`, async ({ page, world }) => {
    const { product } = world;
    const versions: Record<string, string> = {};
    for (const area of areas) versions[area] = await releaseChanged(product, area);
    for (const area of publicAreas)
      await spoil(join(product.dataFolder, 'releases', area, versions[area] ?? '', 'server/remote.js'));
    await untilServed(product, versions);
    await expectLeftToBrowser(page, world, fault);
  });
}

for (const [fault, change] of Object.entries(inServerFile)) {
  test(`server file ${fault}: the browser renders the page, of every area`, async ({ page, world }) => {
    await releaseAll(world, () => (file, text) => (file === 'server/remote.js' ? change(text) : text));
    await expectLeftToBrowser(page, world, fault);
    const log = await readFile(join(world.product.dataFolder, 'logs', 'shell.log'), 'utf8');
    expect(log).toContain('an area could not be rendered');
  });
}
