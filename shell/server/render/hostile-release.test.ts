import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '@counterpart/api/hosting/integrity';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hostServerConfig } from '../../federation/server-config';
import { buildConfiguration } from '../../federation/run-build';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { createPageRenderer, type PageRenderer, type RenderFailure } from './page-renderer';
import type { ServerFile } from './render-job';
import { createRenderPool } from './render-pool';
import { limits } from './render-process';
import { createRendererServer } from './renderer-server';

const secret = 'a secret of the server';
const deadline = 1000;
let folder: string;
let renderer: PageRenderer;
let failures: RenderFailure[] = [];
let sentences: string[] = [];
let versions = 0;
let visits = 0;

/** The renderer as it is built for the product, beside a file that it may not read and a secret of the server. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-hostile-'));
  await mkdir(join(folder, 'releases'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'secret.txt'), secret);
  process.env['SESSION_SECRET'] = secret;
  const configuration = hostServerConfig(pathToFileURL(join(import.meta.dirname, '../../webpack.config.ts')).href);
  await buildConfiguration({
    ...configuration,
    output: { ...configuration.output, path: join(folder, 'server') },
  });
  renderer = createPageRenderer({
    program: () => join(folder, 'server/renderer.cjs'),
    releasesFolder: join(folder, 'releases'),
    deadline,
    workers: 2,
    onFailure: (failure) => failures.push(failure),
    say: (sentence, area) => sentences.push(area ? `${area}: ${sentence}` : sentence),
  });
  await renderer.ready();
});
afterAll(async () => {
  delete process.env['SESSION_SECRET'];
  await renderer.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  failures = [];
  sentences = [];
});

async function publish(area: string, source: string): Promise<ServerFile> {
  versions += 1;
  const path = join(folder, 'releases', `${area}-${versions}.js`);
  await writeFile(path, source);
  const integrity = integrityOf(source);
  return { area, version: `1.0.${versions}`, path, integrity };
}

/** An area whose page is what this code of a component returns as text. */
const page = (code: string, atLoad = '') =>
  `const { jsx } = require('react/jsx-runtime'); ${atLoad}; exports.remote = { routes: [{ path: '/page', Component: () => jsx('h1', { children: (() => { ${code} })() }) }] };`;

const declared = { path: '/page', head: { title: 'Page' } };

/** The heading of a page, each time a new one; what the page is instead when it is left to the browser. */
async function headingOf(file: ServerFile): Promise<string> {
  visits += 1;
  const { finished } = renderer.render({
    path: `/page?visit=${visits}`,
    files: [file],
    keys: {},
    origin: 'https://counterpart.example',
    boot: { releaseSet: releaseSetWith({ [file.area]: { routes: [declared] } }), user: null, responses: {} },
  });
  const rendered = await finished;
  return /<h1>(.*?)<\/h1>/s.exec(rendered?.page?.markup ?? '')?.[1] ?? 'left to the browser';
}

/** Code of a page that uses what others might have replaced. */
const healthyPage = `
  const react = require('react');
  const numbers = function* () { yield 1; yield 2; };
  new Request('http://counterpart.invalid');
  console.error('');
  return [
    'Guides',
    Object.entries({ a: 1 }).map(String).join(),
    [...numbers()].join(),
    new Uint8Array([3, 4]).join(),
    new Intl.NumberFormat('en').formatToParts(5).length,
    Array.prototype.map.call([6], String).join(),
    react.Children.toArray([react.default?.createElement('i') ?? react.createElement('i')]).length,
    /Poisoned/.test(new Error('Own.').stack),
  ].join(' ');`;
const healthyHeading = 'Guides a,1 1,2 3,4 1 6 1 false';

/** Pages of another area, rendered all the while. */
async function othersMeanwhile(work: () => Promise<void>): Promise<string[]> {
  const healthy = await publish('compliance', page(healthyPage));
  const headings: string[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) headings.push(await headingOf(healthy));
  })();
  await work().finally(() => done.abort());
  await watching;
  headings.push(await headingOf(healthy));
  return headings;
}

it('a release that keeps 24 MB of every page is replaced, named, and takes no other page with it', async () => {
  const leak = await publish(
    'blog',
    page(`kept.push(new Array(3_000_000).fill(kept.length)); return 'Blog';`, 'const kept = []'),
  );
  const headings = await othersMeanwhile(async () => {
    for (let visit = 0; visit < 24; visit += 1) await headingOf(leak);
  });
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
  expect(failures.map(({ area, phase }) => `${area} ${phase}`)).toContain('blog memory');
  expect(failures.map(({ area }) => area)).not.toContain('compliance');
});

it('a new release that never returns has one renderer at a time, however many ask for it', async () => {
  const hostile = await publish('blog', page(`return 'Blog';`, 'for (;;);'));
  const headings = await othersMeanwhile(async () => {
    const own = await Promise.all([headingOf(hostile), headingOf(hostile), headingOf(hostile)]);
    expect(own).toEqual(Array(3).fill('left to the browser'));
  });
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
  expect(failures.map(({ area, phase }) => `${area} ${phase}`)).toEqual(['blog endless']);
});

it('a release that keeps 700 MB outside of the heap is ended, and the server says that a renderer is back', async () => {
  const buffers = await publish(
    'blog',
    page(
      `for (let part = 0; part < 70; part += 1) kept.push(Buffer.alloc(10_000_000, 1)); return 'Blog';`,
      'const kept = []',
    ),
  );
  const healthy = await publish('compliance', page(`return 'Guides';`));
  await headingOf(buffers);
  await expect.poll(() => headingOf(healthy), { timeout: 10_000 }).toBe('Guides');
  await expect
    .poll(() => failures.map(({ area, phase }) => `${area} ${phase}`))
    .toContainEqual(
      // On a busy machine its time is over before its memory is.
      expect.stringMatching(/^blog (worker|memory|endless)$/),
    );
  await renderer.ready();
  const ended =
    /^blog: A renderer ended: (it took \d+ MB of memory|a page was not rendered within \d+ ms)\. It starts again in/;
  if (failures.every(({ phase }) => phase !== 'memory')) expect(sentences).toContainEqual(expect.stringMatching(ended));
});

it('a release whose code has a page that its manifest does not declare is not rendered there', async () => {
  const greedy = await publish('blog', page(`return 'Blog';`).replace("'/page'", "'/auth'"));
  expect(await headingOf(greedy)).toBe('left to the browser');
  expect(failures.map(({ message }) => message)).toContainEqual(expect.stringContaining("No route of the area 'blog'"));
});

it.each([
  ['an intrinsic', `Object.entries = () => { throw new Error('Poisoned.'); }`],
  ['a prototype', `Array.prototype.map = () => []`],
  ['a global', `globalThis.Object = { entries: () => [] }`],
  ['what all areas share', `require('react').createElement = null; require('react/jsx-runtime').jsx = null`],
  ['how arrays are iterated', `Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })`],
  ['how generators run', `Object.getPrototypeOf(function* () {}).prototype.next = () => ({ done: true })`],
  ['methods of all typed arrays', `Object.getPrototypeOf(Uint8Array).prototype.join = () => 'Poisoned'`],
  ['how numbers are written', `Intl.NumberFormat.prototype.formatToParts = () => []`],
  ['how a method is called', `Array.prototype.map.call = () => ['Poisoned']`],
  ['what Node.js loads late', `globalThis.Request = null`],
  ['what React’s exports hold', `require('react').Children.toArray = () => []`],
  ['React’s own exports', `(require('react').default ?? require('react')).createElement = () => null`],
  ['how stacks are written', `Error.prepareStackTrace = () => 'Poisoned'`],
  ['the console', `console.error = () => { throw new Error('Poisoned.'); }`],
])('a release that replaces %s changes no other area’s page', async (_what, poison) => {
  const hostile = await publish('blog', page(`return 'Blog';`, `try { ${poison} } catch {}`));
  const headings = await othersMeanwhile(async () => {
    // Both renderers get to know it.
    await Promise.all([1, 2, 3, 4].map(() => headingOf(hostile)));
  });
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
});

/** Code that runs after its page: timers end with it, what the platform does in the background does not. */
const later = (code: string) =>
  `crypto.subtle.digest('SHA-256', new Uint8Array(1e6)).then(() => { ${code} }); return 'Blog';`;

it.each([
  ['throws later', later(`throw new Error('Stray.')`), true],
  ['leaves a promise rejected', `Promise.reject(new Error('Stray.')); return 'Blog';`, true],
  ['rejects later', later(`Promise.reject(new Error('Stray.'))`), true],
  ['blames another in its message', later(`throw new Error('Stray.\\n    at release:compliance@1.0.0:1:1')`), true],
  [
    'writes its stack by hand',
    later(`throw Object.assign(new Error('Stray.'), { stack: 'Stray.\\n    at (release:' + OTHER + ':1:1)' })`),
    false,
  ],
  ['throws what cannot be read', later(`throw { toString() { throw this; } }`), false],
  ['throws what has no stack', later(`throw 'Stray.'`), false],
])('a release that %s ends no process and takes no other area with it', async (_what, code, isNamed) => {
  const healthy = await publish('compliance', page(healthyPage));
  const other = `compliance@${healthy.version}`;
  await Promise.all([1, 2, 3, 4].map(() => headingOf(healthy)));
  const hostile = await publish('blog', page(code, `const OTHER = ${JSON.stringify(other)}`));
  const headings = await othersMeanwhile(async () => {
    for (let visit = 0; visit < 6; visit += 1) {
      await headingOf(hostile);
      await wait(20);
    }
  });
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
  expect(await headingOf(healthy)).toBe(healthyHeading);
  expect(sentences).toEqual([]);
  // Of errors without a release the log speaks once in five seconds.
  const named = failures
    .filter(({ phase }) => phase !== 'late')
    .map(({ area, version, phase }) => `${phase} ${area}@${version}`);
  if (isNamed) expect(new Set(named)).toEqual(new Set([`stray blog@${hostile.version}`]));
  else expect(named.filter((name) => name !== 'stray @')).toEqual([]);
  // Named often enough, its pages are left to browsers for a while.
  expect(await headingOf(hostile)).toBe(isNamed ? 'left to the browser' : 'Blog');
});

it.each([
  ['a timeout', `setTimeout(() => { for (;;); })`],
  ['an interval', `setInterval(() => { for (;;); }, 5)`],
  ['an immediate', `setImmediate(() => setImmediate(() => setImmediate(() => { for (;;); })))`],
  [
    'a timeout that starts itself again',
    `const own = setTimeout(() => { own.refresh(); if (TIMES.push(0) > 9) for (;;); }, 1)`,
  ],
])('a release that loops from %s gets no other page rendered later or blamed', async (_what, code) => {
  const healthy = await publish('compliance', page(healthyPage));
  await Promise.all([1, 2, 3, 4].map(() => headingOf(healthy)));
  const hostile = await publish('blog', page(`${code}; return 'Blog';`, 'const TIMES = []'));
  const headings = await othersMeanwhile(async () => {
    for (let visit = 0; visit < 4; visit += 1) {
      expect(await headingOf(hostile)).toBe('Blog');
      await wait(30);
    }
  });
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
  expect(sentences).toEqual([]);
  expect(failures).toEqual([]);
});

it.each([
  ['reads files', `return process.getBuiltinModule('node:fs').readFileSync(SECRET, 'utf8');`],
  [
    'imports modules',
    `let found = 'refused'; import('node:fs').then(() => (globalThis.imported = true), () => undefined); return String(globalThis.imported ?? found);`,
  ],
  [
    'makes code of text',
    `return Function('return process')().getBuiltinModule('node:fs').readFileSync(SECRET, 'utf8');`,
  ],
  ['asks for modules by another way', `return module.constructor._load('node:fs').readFileSync(SECRET, 'utf8');`],
  ['reads the environment', `return JSON.stringify(process.env) + JSON.stringify(globalThis.process.env);`],
  ['starts programs', `return process.getBuiltinModule('node:child_process').execSync('cat ' + SECRET).toString();`],
  [
    'writes to disk',
    `process.getBuiltinModule('node:fs').writeFileSync(FOLDER + '/written.txt', 'x'); return 'written';`,
  ],
  ['sends what it knows elsewhere', `return fetch('https://elsewhere.example');`],
  ['ends its process', `process.exit(0);`],
  ['aborts its process', `process.abort();`],
  [
    'reaches through what it is given',
    `return require('react').createElement.constructor('return process.env.SESSION_SECRET')();`,
  ],
])('a release that %s gets nothing, and other areas’ pages are rendered all the while', async (_what, code) => {
  const known = `const SECRET = ${JSON.stringify(join(folder, 'secret.txt'))}, FOLDER = ${JSON.stringify(folder)}`;
  const hostile = await publish('blog', page(code, known));
  const found: string[] = [];
  const headings = await othersMeanwhile(async () => {
    for (let visit = 0; visit < 3; visit += 1) found.push(await headingOf(hostile));
  });
  expect(found.join(' ')).not.toMatch(/a secret|written|true/);
  expect(await readdir(folder)).not.toContain('written.txt');
  expect(new Set(headings)).toEqual(new Set([healthyHeading]));
});

it.runIf(process.platform === 'linux')('a renderer knows nothing of the server’s environment', async () => {
  await renderer.ready();
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const pids = processes.flatMap((line) => {
    const [pid = '', parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes(join(folder, 'server/renderer.cjs')) ? [pid] : [];
  });
  expect(pids.length).toBeGreaterThanOrEqual(2);
  for (const pid of pids) {
    const environment = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter(Boolean);
    expect(environment.join()).not.toContain(secret);
    expect(environment.filter((variable) => !/^(NODE_ENV|TZ)=/.test(variable))).toEqual([]);
  }
});

it('Node.js refuses what gets around all of that', () => {
  // The program's own require, which no release has, stands in for a way around that is not known yet.
  const attempt = (code: string) =>
    spawnSync(
      process.execPath,
      [...limits(join(folder, 'server/renderer.cjs'), join(folder, 'releases')), '-e', code],
      {
        encoding: 'utf8',
      },
    ).stderr;
  expect(attempt(`require('fs').readFileSync(${JSON.stringify(join(folder, 'secret.txt'))})`)).toContain(
    'ERR_ACCESS_DENIED',
  );
  expect(attempt(`require('fs').writeFileSync(${JSON.stringify(join(folder, 'releases/x'))}, '')`)).toContain(
    'ERR_ACCESS_DENIED',
  );
  expect(attempt(`require('child_process').execSync('id')`)).toContain('ERR_ACCESS_DENIED');
  expect(attempt(`new (require('worker_threads').Worker)('1', { eval: true })`)).toContain('ERR_ACCESS_DENIED');
});

it('traces that a release left behind are gone when other releases are served', async () => {
  const marking = await publish('blog', page(`return 'Blog';`, `globalThis.leftBehind = 'left behind'`));
  const looking = await publish('compliance', page(`return String(globalThis.leftBehind);`));
  await renderer.ready();
  await Promise.all([1, 2, 3, 4].map(() => headingOf(marking)));
  expect(await headingOf(looking)).toBe('left behind');
  renderer.renew();
  await expect
    .poll(async () => new Set(await Promise.all([1, 2, 3, 4].map(() => headingOf(looking)))), { timeout: 20_000 })
    .toEqual(new Set(['undefined']));
  expect(failures).toEqual([]);
});

it('a shell renders with processes of another user, which are given nothing but releases', async () => {
  const pool = createRenderPool({
    program: () => join(folder, 'server/renderer.cjs'),
    releasesFolder: join(folder, 'releases'),
    workers: 1,
    say: () => undefined,
    onLeak: () => undefined,
    onStray: () => undefined,
  });
  const server = createRendererServer(pool, join(folder, 'releases'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = renderer;
  renderer = createPageRenderer({
    program: () => '',
    releasesFolder: '',
    rendererUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deadline,
    onFailure: (failure) => failures.push(failure),
  });
  try {
    await renderer.ready();
    const source = page(`return 'Guides';`);
    expect(await headingOf(await publish('compliance', source))).toBe('Guides');
    const outside = join(folder, 'secret.txt');
    expect(await headingOf({ ...(await publish('blog', source)), path: outside })).toBe('left to the browser');
    expect(failures.map(({ message }) => message)).toEqual(['A file of the page is outside of the releases.']);
    expect(await headingOf(await publish('blog', page('for (;;);')))).toBe('left to the browser');
    expect(failures.at(-1)).toMatchObject({ area: 'blog', phase: 'endless' });
  } finally {
    await renderer.stop();
    renderer = own;
    await pool.stop();
    server.close();
  }
});
