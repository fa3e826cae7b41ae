import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { conditions, visit, type Visit } from './bench/measure-page';
import { buildMonolith } from './bench/monolith-build';
import { startMonolith } from './bench/start-monolith';
import { findBrowser } from './browser/find-browser';
import { root } from './build/workspaces';
import { freePort } from './free-port';
import { startProduct } from './start-product';

/**
 * `npm run bench:page`: what a first visit costs, for the product as five areas loaded at run time and for the same sources
 * as one bundle, in turn, on the same server code. Medians; everything is written below the data folder.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return { scriptBytes: of('scriptBytes'), scripts: of('scripts'), steps: of('steps'), largestPaint: of('largestPaint'), firstPaint: of('firstPaint') };
}

async function firstProfessional(url: string): Promise<string> {
  const list = (await (await fetch(`${url}/api/accountants`)).json()) as { id: number }[];
  const [first] = list;
  if (!first) throw new Error('There is no professional to visit.');
  return `/accountant/${first.id}`;
}

const sides: Record<string, string> = {};
const stops: (() => Promise<void>)[] = [];

/** Both builds, each behind its own server, on the same data. */
async function startSides(): Promise<string> {
  const apiPort = String(await freePort());
  const product = await startProduct({ env: { API_PORT: apiPort, LOG_LEVEL: 'silent' } });
  stops.unshift(product.stop);
  await buildMonolith();
  const monolith = await startMonolith({ dataFolder: product.dataFolder, apiUrl: `http://127.0.0.1:${apiPort}` });
  stops.unshift(monolith.stop);
  sides['five areas'] = product.url;
  sides['one bundle'] = monolith.url;
  return firstProfessional(product.url);
}

interface Row {
  readonly page: string;
  readonly build: string;
  readonly median: Visit;
  readonly visits: readonly Visit[];
}

async function measure(browser: Browser, profile: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of [['/', '/'], ['/accountant/:id', profile]] as const) {
    const visits: Record<string, Visit[]> = {};
    // The first round warms the servers and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const [build, url] of Object.entries(sides)) {
        const one = await visit(browser, url + path);
        if (round > 0) (visits[build] ??= []).push(one);
      }
    }
    for (const [build, list] of Object.entries(visits)) rows.push({ page, build, median: medianVisit(list), visits: list });
  }
  return rows;
}

console.log('Building the product, and the same sources as one bundle …');
let rows: Row[] = [];
let version = '';
try {
  const profile = await startSides();
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args], env: { ...(process.env as Record<string, string>), ...found.env } });
  stops.unshift(() => browser.close());
  version = browser.version();
  rows = await measure(browser, profile);
} finally {
  for (const stop of stops) await stop();
}

console.log(`\nFirst visit, empty cache, 390 px, ${conditions.latency} ms, ${conditions.megabits} Mbit/s, ${conditions.slowdown}x slower processor, Chromium ${version}; median of ${runs}\n`);
const cells = (page: string, build: string, bytes: string, scripts: string, steps: string, first: string, largest: string) =>
  [page.padEnd(16), build.padEnd(12), bytes.padStart(14), scripts.padStart(8), steps.padStart(6), first.padStart(12), largest.padStart(14)].join('  ');
console.log(cells('page', 'built as', 'scripts (br)', 'scripts', 'steps', 'first paint', 'largest paint'));
for (const { page, build, median: one } of rows) {
  const kilobytes = `${(one.scriptBytes / 1024).toFixed(1)} KB`;
  console.log(cells(page, build, kilobytes, String(one.scripts), String(one.steps), `${Math.round(one.firstPaint)} ms`, `${Math.round(one.largestPaint)} ms`));
}

const folder = join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'bench');
const file = join(folder, `page-${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
await mkdir(folder, { recursive: true });
await writeFile(file, JSON.stringify({ at: new Date().toISOString(), runs, conditions, chromium: version, rows }, null, 2));
console.log(`\nEvery visit: ${file}`);
