import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { User } from '@counterpart/api/contract';
import { integrityOf } from '@counterpart/api/hosting/integrity';
import webpack from 'webpack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostServerConfig } from '../../federation/server-config';
import type { ActiveRelease, ReleaseSet } from '../../page-contract/release-set';
import type { SlotName } from '../../sdk/areas/slots';
import { createPageRenderer, type PageRenderer, type RenderFailure } from './page-renderer';
import type { ServerFile } from './render-job';

const deadline = 300;
let folder: string;
let renderer: PageRenderer;
let failures: RenderFailure[] = [];
let versions = 0;

/** The renderer as it is built for the product, and areas' files written by hand. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-render-'));
  const configuration = hostServerConfig(pathToFileURL(join(import.meta.dirname, '../../webpack.config.ts')).href);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      ),
    ),
  );
  renderer = startRenderer(deadline, 2);
  await renderer.ready();
});

function startRenderer(deadline: number, workers: number): PageRenderer {
  const onFailure = (failure: RenderFailure) => failures.push(failure);
  return createPageRenderer({
    program: () => join(folder, 'renderer.cjs'),
    releasesFolder: folder,
    deadline,
    workers,
    onFailure,
  });
}

afterAll(async () => {
  await renderer.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => void (failures = []));

const page = (text: string) => `{ path: '/page', Component: () => jsx('h1', { children: ${JSON.stringify(text)} }) }`;
const remote = (routes: string) =>
  `const { jsx } = require('react/jsx-runtime'); exports.remote = { routes: [${routes}] };`;

async function publish(area: string, source: string): Promise<ServerFile> {
  versions += 1;
  const path = join(folder, `${area}-${versions}.js`);
  await writeFile(path, source);
  return {
    area,
    version: `1.0.${versions}`,
    path,
    integrity: integrityOf(source),
  };
}

const declared = { path: '/page', head: { title: 'Page' } };

/** @param fills slots that the last of the areas fills */
function releaseSet(files: readonly ServerFile[], fills: readonly SlotName[]): ReleaseSet {
  const areas = files.map(({ area, version }): [string, ActiveRelease] => {
    const slots = area === files.at(-1)?.area ? [...fills] : [];
    const manifest = { id: area, title: area, owner: '', version, sdk: '*', routes: [declared], slots };
    return [area, { version, entry: '', fallback: null, manifest }];
  });
  return { id: 'set', areas: Object.fromEntries(areas) };
}

const begin = (files: readonly ServerFile[], path = '/page', fills: readonly SlotName[] = [], by = renderer) =>
  by.render({
    path,
    files,
    keys: { post: '/api/post' },
    origin: 'https://counterpart.example',
    boot: { releaseSet: releaseSet(files, fills), user: null, responses: { '/api/post': { title: 'A post' } } },
  });
const render = (...page: Parameters<typeof begin>) => begin(...page).inTime;

/** The markup, however long a busy machine takes. */
async function markupOf(file: ServerFile, path?: string, by?: PageRenderer): Promise<string | undefined> {
  return (await begin([file], path, [], by).finished)?.page?.markup;
}

describe('a release', () => {
  it('is rendered inside the shell, and another one with the next page', async () => {
    const markup = await markupOf(await publish('blog', remote(page('First release'))));
    expect(markup).toContain('<h1>First release</h1>');
    expect(markup).toContain('<header');
    expect(markup).toContain('<footer');
    expect(await markupOf(await publish('blog', remote(page('Second release'))))).toContain('<h1>Second release</h1>');
    expect(failures.filter(({ phase }) => phase !== 'late')).toEqual([]);
  });

  it('leads elsewhere when its route does', async () => {
    const file = await publish(
      'blog',
      `const { redirect } = require('@counterpart/shell/sdk/router'); exports.remote = { routes: [{ path: '/page', loader: () => redirect('/blog?page=2') }] };`,
    );
    expect(await render([file])).toMatchObject({ location: '/blog?page=2' });
  });

  it('says of its page what search engines read', async () => {
    const handle = `handle: { structuredData: async ({ post }, origin) => ({ '@type': 'Article', headline: post.title, url: origin + '/page' }) }`;
    const file = await publish('blog', remote(`{ path: '/page', Component: () => null, ${handle} }`));
    await markupOf(file);
    expect((await render([file]))?.page?.structuredData).toEqual({
      '@type': 'Article',
      headline: 'A post',
      url: 'https://counterpart.example/page',
    });
  });

  it('waits for what is lazy in it', async () => {
    const lazy = `const { lazy, Suspense } = require('react'); const Late = lazy(async () => ({ default: () => jsx('p', { children: 'Arrived' }) }));`;
    const file = await publish(
      'blog',
      `${lazy}${remote(`{ path: '/page', lazy: async () => ({ Component: () => jsx(Suspense, { fallback: 'Wait', children: jsx(Late, {}) }) }) }`)}`,
    );
    const markup = await markupOf(file);
    expect(markup).toContain('<p>Arrived</p>');
    expect(markup).not.toContain('Wait');
  });

  it('is let go: a hundred of them would not fit into a thread', async () => {
    // Counted as they are collected: looking at one through a WeakRef would keep it for as long as the page is
    // rendered.
    const ballast = (
      index: number,
    ) => `globalThis.alive ??= 0; globalThis.collected ??= new FinalizationRegistry(() => (globalThis.alive -= 1));
      const ballast = new Array(1_000_000).fill(${index}); globalThis.alive += 1; globalThis.collected.register(ballast);
      ${remote(`{ path: '/page', Component: () => jsx('h1', { children: ballast.length && globalThis.alive }) }`)}`;
    // In one thread, and with time enough: a thread that a busy machine keeps for longer than 2 s would be ended for
    // that.
    const patient = startRenderer(60_000, 1);
    let alive = 0;
    for (let index = 0; index < 100; index += 1) {
      const markup = await markupOf(await publish('blog', ballast(index)), '/page', patient);
      alive = Math.max(alive, Number(/<h1>(\d+)<\/h1>/.exec(markup ?? '')?.[1]));
    }
    await patient.stop();
    expect(failures).toEqual([]);
    expect(alive).toBeGreaterThan(0);
    expect(alive).toBeLessThan(35);
  });
});

describe('a frame', () => {
  const ada = { id: 7, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' } as User;

  it('is the header, an outline and the footer, with the caller’s account', async () => {
    const visitor = await renderer.renderFrame({
      pathname: '/pricing',
      account: null,
      responses: {},
      navigation: { marketplace: [{ label: 'Pricing', href: '/pricing' }] },
    });
    expect(visitor?.markup).toMatch(/<header.*Log In.*<\/header>.*<main.*role="status".*<\/main><\/div><footer/s);
    expect(visitor?.markup).toMatch(/aria-current="page"[^>]*><span>Pricing/);
    expect(visitor?.styles).toContain('<style');
    const adas = await renderer.renderFrame({ pathname: '/', account: ada, responses: {}, navigation: {} });
    expect(adas?.markup).toContain('Account menu');
    expect(adas?.markup).not.toContain('Log In');
    const nobodys = await renderer.renderFrame({ pathname: '/', account: 'unknown', responses: {}, navigation: {} });
    expect(nobodys?.markup).not.toMatch(/Log In|Account menu/);
    expect(failures).toEqual([]);
  });
});

describe('a page is left to the browser, within a second, when an area’s server file', () => {
  const inRender = (code: string) => remote(`{ path: '/page', Component: () => { ${code} } }`);
  it.each([
    ['throws when it is loaded', `throw new Error('No way.');`, 'load'],
    ['exports something else', `exports.remote = { pages: [] };`, 'load'],
    ['asks for a module of the system', `require('node:fs'); ${remote(page('Never'))}`, 'load'],
    ['asks for a module that nobody shares', `require('antd'); ${remote(page('Never'))}`, 'load'],
    ['throws while rendering', inRender(`throw new Error('Broken.');`), 'render'],
    ['calls what only browsers have', inRender(`return jsx('h1', { children: window.location.href });`), 'render'],
    [
      'asks the API while rendering',
      `const { useHost } = require('@counterpart/shell/sdk'); ${inRender(`useHost().api.fetch('/api/user');`)}`,
      'render',
    ],
    [
      'throws in a loader',
      remote(`{ path: '/page', loader: () => { throw new Error('No data.'); }, Component: () => null }`),
      'render',
    ],
    ['does not know the address', remote(`{ path: '/other', Component: () => null }`), 'render'],
    [
      'answers too late',
      `const { use } = require('react'); const late = new Promise((resolve) => setTimeout(resolve, 600)); ${inRender(`use(late); return null;`)}`,
      'late',
    ],
    [
      'never answers',
      `const { use } = require('react'); const never = new Promise(() => {}); ${inRender(`use(never); return null;`)}`,
      'endless',
    ],
    ['loops for ever when it is loaded', `for (;;);`, 'endless'],
    ['loops for ever while rendering', inRender(`for (;;);`), 'endless'],
    ['ends its process', inRender(`process.exit(3);`), 'render'],
    ['aborts its process', inRender(`process.abort();`), 'render'],
    ['takes all memory', inRender(`const all = []; for (;;) all.push(new Array(100_000).fill({}));`), 'worker'],
  ])(
    '%s',
    async (_what, source, phase) => {
      const file = await publish('blog', source);
      const before = performance.now();
      expect(await render([file])).toBeNull();
      expect(performance.now() - before).toBeLessThan(1000);
      await expect
        .poll(() => failures.map(({ area, version, phase: at }) => ({ area, version, phase: at })), { timeout: 5000 })
        .toContainEqual({
          area: 'blog',
          version: file.version,
          phase: expect.stringMatching(phase === 'worker' ? /worker|endless/ : phase) as string,
        });
      await renderer.ready();
      const healthy = await publish('blog', remote(page('Healthy')));
      await expect.poll(() => markupOf(healthy), { timeout: 10_000 }).toContain('Healthy');
    },
    30_000,
  );

  it('is not the one that was published', async () => {
    const file = await publish('blog', remote(page('Published')));
    await writeFile(file.path, remote(page('Changed')));
    expect(await render([file])).toBeNull();
    expect(failures).toEqual([
      expect.objectContaining({
        area: 'blog',
        version: file.version,
        phase: 'load',
        message: expect.stringContaining('is not the one that was published') as string,
      }),
    ]);
  });

  it('is missing', async () => {
    const file = await publish('blog', remote(page('Published')));
    await rm(file.path);
    expect(await render([file])).toBeNull();
    expect(failures[0]).toMatchObject({ phase: 'load' });
  });
});

describe('a page that is late', () => {
  const slow = (milliseconds: number) =>
    `const { use } = require('react'); const late = new Promise((resolve) => setTimeout(resolve, ${milliseconds}));
    ${remote(`{ path: '/page', Component: () => { use(late); return jsx('h1', { children: 'Late' }); } }`)}`;

  it('is finished all the same, for those who come next', async () => {
    const { inTime, finished } = begin([await publish('blog', slow(600))]);
    expect(await inTime).toBeNull();
    expect((await finished)?.page?.markup).toContain('<h1>Late</h1>');
  });

  it('does not count against its release while that runs for the first times', async () => {
    const file = await publish('blog', slow(600));
    await Promise.all([1, 2, 3, 4].map((visit) => begin([file], `/page?visit=${visit}`).finished));
    expect(failures.map(({ phase }) => phase)).toContain('late');
    await expect.poll(() => markupOf(file, '/page?visit=5')).toContain('Late');
  });
});

describe('a broken release', () => {
  it('is not tried with every page', async () => {
    const file = await publish('blog', `throw new Error('No way.');`);
    for (let visit = 0; visit < 5; visit += 1) expect(await render([file], `/page?visit=${visit}`)).toBeNull();
    expect(failures).toHaveLength(1);
  });

  it('is tried on no page after three have thrown, and one page only once', async () => {
    const file = await publish('blog', remote(`{ path: '/page', Component: () => { throw new Error('Broken.'); } }`));
    for (const visit of [1, 1, 2, 3, 4, 5]) await render([file], `/page?visit=${visit}`);
    expect(failures.map(({ path }) => path)).toEqual(['/page?visit=1', '/page?visit=2', '/page?visit=3']);
  });

  const withSlot = `const { Slot } = require('@counterpart/shell/sdk'); ${remote(`{ path: '/page', Component: () => jsx(Slot, { name: 'professional.contact', props: {} }) }`)}`;

  it('is named when it fills a slot of another area’s page', async () => {
    const blog = await publish('blog', withSlot);
    const messaging = await publish(
      'messaging',
      `exports.remote = { routes: [], slots: { 'professional.contact': () => { throw new Error('Broken.'); } } };`,
    );
    expect(await render([blog, messaging], '/page', ['professional.contact'])).toBeNull();
    expect(failures).toEqual([expect.objectContaining({ area: 'messaging', version: messaging.version })]);
  });

  it('is named when it never returns while it is loaded for a slot: the page’s own area is rendered on', async () => {
    const blog = await publish('blog', withSlot);
    const messaging = await publish('messaging', 'for (;;);');
    expect(await render([blog, messaging], '/page', ['professional.contact'])).toBeNull();
    await expect
      .poll(() => failures, { timeout: 5000 })
      .toEqual([expect.objectContaining({ area: 'messaging', phase: 'endless' })]);
    await renderer.ready();
    await expect.poll(() => markupOf(blog, '/page?without'), { timeout: 10_000 }).toContain('<main');
  });
});
