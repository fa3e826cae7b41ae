import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { lines, switchConditions } from './bench/conditions';
import type { Contestant } from './bench/contestants';
import { visit, type Visit } from './bench/measure-page';
import { checkRendered, measureServer, type ServerFigures } from './bench/measure-server';
import { measureSwitches } from './bench/measure-switch';
import { medians } from './bench/median';
import { startOneBundleApi } from './bench/one-bundle-api';
import { buildOneBundle, oneBundleOutput } from './bench/one-bundle-build';
import { printResults, printTargets } from './bench/print-results';
import { startShell } from './bench/start-shell';
import { judge, type Results, type Row, type Switches } from './bench/targets';
import { launchBrowser } from './browser/find-browser';
import { root } from './build/workspaces';
import { freePort } from './free-port';
import { patientRendering, startProduct } from './start-product';

/**
 * `npm run bench page`: what a first visit costs, for the product as five areas loaded at run time and for the same
 * sources as one bundle, rendered on the server and rendered in the browser: in turn, on the same server code, data and
 * machine. Prints medians and the figures to reach; every visit is in `bench/page.json` below the data folder.
 *
 * `BENCH_RUNS` visits each (7); `BENCH_ROUTES` only some of the pages: `/,/search`; `BENCH_BESIDE` the URL of another
 * version of the product, for example an earlier commit, which is visited in turn with the others.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const wanted = process.env['BENCH_ROUTES']?.split(',');
const beside = process.env['BENCH_BESIDE'];

/** Contestant and the URL that is visited. */
type Side = readonly [Contestant, url: string];
type Sides = readonly [Side, ...Side[]];
type Paths = Readonly<Record<string, string>>;
const stops: (() => Promise<void>)[] = [];

function willStop<Started extends { stop(): Promise<void> }>(started: Started): Started {
  stops.unshift(() => started.stop());
  return started;
}

/** All contestants, each behind a server of its own, on the same data. */
async function startSides(): Promise<Sides> {
  const apiPort = String(await freePort());
  const { url } = willStop(
    await startProduct({ env: { API_PORT: apiPort, LOG_LEVEL: 'silent', ...patientRendering } }),
  );
  await buildOneBundle();
  const api = willStop(await startOneBundleApi(`http://127.0.0.1:${apiPort}`));
  const start = async (rendersOnServer: boolean) =>
    willStop(await startShell({ apiUrl: api.url, assetsFolder: oneBundleOutput, rendersOnServer })).url;
  return [
    ['five areas', url],
    ['one bundle, server', await start(true)],
    ['one bundle, browser', await start(false)],
    ...(beside ? [['beside', beside] as const] : []),
  ];
}

/** Path of the first page of a kind, as the site's map has them. */
async function firstOf(url: string, map: string): Promise<string> {
  const [, path] =
    /<loc>https?:\/\/[^/]+([^<]+)/.exec(await (await fetch(`${url}/sitemaps/${map}-1.xml`)).text()) ?? [];
  if (!path) throw new Error(`There is no page to visit among the ${map}.`);
  return path;
}

/** Paths of the pages to visit, by what the results name them. */
async function pagesOf(url: string): Promise<Paths> {
  const all = {
    '/': '/',
    '/search': '/search',
    '/accountant/:id': await firstOf(url, 'profiles'),
    '/blog/:slug': await firstOf(url, 'posts'),
    '/compliance/:id': await firstOf(url, 'guides'),
  };
  return Object.fromEntries(Object.entries(all).filter(([page]) => !wanted || wanted.includes(page)));
}

async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser({ complete: true });
  stops.unshift(() => browser.close());
  return browser;
}

type MeasuredRow = Row & { readonly visits: readonly Visit[] };

/** Visits of all contestants in turn, so that what else the machine does hits all of them. */
async function measureVisits(browser: Browser, sides: Sides): Promise<MeasuredRow[]> {
  const visited = await Promise.all(
    sides.map(async ([contestant, url]) => ({ contestant, url, paths: await pagesOf(url) })),
  );
  const pages = Object.keys(visited[0]?.paths ?? {});
  const rows: MeasuredRow[] = [];
  for (const conditions of lines) {
    for (const page of pages) {
      const visits = new Map<Contestant, Visit[]>();
      // The first round warms the servers and is not counted.
      for (let round = 0; round <= runs; round += 1) {
        for (const { contestant, url, paths } of visited) {
          const pageUrl = url + (paths[page] ?? '/');
          const one = await visit(browser, pageUrl, conditions);
          if (round > 0) visits.set(contestant, [...(visits.get(contestant) ?? []), one]);
          else await checkRendered(pageUrl, contestant !== 'one bundle, browser');
        }
      }
      for (const [contestant, own] of visits)
        rows.push({ page, conditions, contestant, median: medians(own), visits: own });
    }
  }
  return rows;
}

interface Measured extends Results {
  readonly rows: readonly MeasuredRow[];
  readonly chromium: string;
}

async function measure(): Promise<Measured> {
  const sides = await startSides();
  const [[, product]] = sides;
  const browser = await openBrowser();
  const rows = await measureVisits(browser, sides);
  const server: Record<string, ServerFigures> = {};
  for (const [page, path] of Object.entries(await pagesOf(product))) server[page] = await measureServer(product + path);
  const switches: Switches[] = [];
  for (const conditions of switchConditions)
    switches.push({ conditions, took: await measureSwitches(browser, product, conditions, runs) });
  return { rows, server, switches, chromium: browser.version() };
}

console.log('Building the product, and the same sources as one bundle …');
let measured: Measured;
try {
  measured = await measure();
} finally {
  for (const stop of stops) await stop();
}
const targets = judge(measured);
console.log(
  `\nFirst visit, empty cache, 390 px, 4× slower processor, Chromium ${measured.chromium}; medians of ${runs}. KB is 1,000 bytes.\n`,
);
printResults(measured);
printTargets(targets);

const file = join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'bench', 'page.json');
await mkdir(join(file, '..'), { recursive: true });
await writeFile(file, JSON.stringify({ at: new Date().toISOString(), runs, targets, ...measured }, null, 2));
console.log(`\nEvery visit: ${file}`);
