import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
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

console.log('Building the product, and the same sources as one bundle …');
const apiPort = String(await freePort());
const product = await startProduct({ env: { API_PORT: apiPort, LOG_LEVEL: 'silent' } });
await buildMonolith();
const monolith = await startMonolith({ dataFolder: product.dataFolder, apiUrl: `http://127.0.0.1:${apiPort}` });
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args], env: { ...process.env, ...found.env } as Record<string, string> });
const version = browser.version();

const sides = { 'five areas': product.url, 'one bundle': monolith.url } as const;
const rows: { readonly page: string; readonly build: string; readonly median: Visit; readonly visits: readonly Visit[] }[] = [];
try {
  const profile = await firstProfessional(product.url);
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
} finally {
  await browser.close();
  await monolith.stop();
  await product.stop();
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
