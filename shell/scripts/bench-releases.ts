import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { outputFolder } from '../federation/output-folder';
import { activateRelease, publishRelease } from '../federation/release/publish-release';
import type { ReleaseFile } from '../federation/release/release-file';
import { remoteServerFile } from '../federation/server-file';
import { measureSourceToLive, type WayToLive } from './bench/source-to-live';
import { startShell } from './bench/start-shell';
import { median } from './bench/median';
import { root, targetFolder } from './build/workspaces';
import { changedRelease } from './changed-release';
import { freePort } from './free-port';
import { startProduct } from './start-product';

/**
 * `npm run bench releases`: how long a change of an area's source takes to be live, step by step, and whether releases
 * that are no longer current are let go. Changes a heading of the blog and releases it, some times over; then publishes
 * the marketplace's build a hundred times, each time under another version with a server file of other content, makes
 * it current, and has a page rendered with it. Prints the memory of the shell's server on the way, and how long a
 * release takes from being made current to being shown; every step is in `bench/releases.json` below the data folder.
 *
 * `BENCH_SOURCES` changes of the source (5), `BENCH_CHANGES` releases (100).
 */
const changes = Number(process.env['BENCH_CHANGES'] ?? 100);
const sources = Number(process.env['BENCH_SOURCES'] ?? 5);
/** Pages requested with each release, each rendered anew. */
const pagesPerRelease = 6;
const printedEvery = 10;
const token = 'token-of-bench-releases';

interface Step {
  readonly change: number;
  /** MB of the shell's server. */
  readonly memory: number;
  /** Milliseconds from being made current to the first page rendered with it. */
  readonly shownAfter: number;
}

/** Resident memory of a process in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** The marketplace's build as another release: its server file ends in a remark. */
async function nextRelease(build: string, change: number): Promise<string> {
  const output = join(build, '..', `change-${change}`);
  const { version } = JSON.parse(await readFile(join(build, 'release.json'), 'utf8')) as ReleaseFile;
  await changedRelease(build, output, {
    version: `${version}.${change}`,
    change: (file, text) => (file === remoteServerFile ? `${text}\n// change ${change}` : text),
  });
  return output;
}

/** A page that no response is cached for; the version of the marketplace in it, when the server rendered it. */
async function renderedVersion(url: string, query: string): Promise<string | undefined> {
  const response = await fetch(`${url}/?subject=${query}`);
  const html = await response.text();
  if (!response.headers.get('server-timing')?.includes('desc=server')) return undefined;
  return /\/releases\/marketplace\/([^/"]+)\//.exec(html)?.[1];
}

type Shell = Awaited<ReturnType<typeof startShell>>;

async function measureChanges(apiUrl: string, shell: Shell, folder: string): Promise<Step[]> {
  const build = join(folder, 'build');
  await cp(outputFolder(targetFolder('marketplace')), build, { recursive: true });
  const steps: Step[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const output = await nextRelease(build, change);
    const published = await publishRelease(output, { apiUrl, token });
    await rm(output, { recursive: true });
    await activateRelease(published, { apiUrl, token });
    const activated = performance.now();
    while ((await renderedVersion(shell.url, `${change}-${performance.now()}`)) !== published.version) {
      if (performance.now() - activated > 30_000) throw new Error(`${published.version} was not shown within 30 s.`);
      await wait(5);
    }
    const shownAfter = performance.now() - activated;
    for (let page = 0; page < pagesPerRelease; page += 1) await renderedVersion(shell.url, `${change}-page-${page}`);
    steps.push({ change, memory: memoryOf(shell.pid), shownAfter });
    if (change % printedEvery === 0 || change === 1)
      console.log(
        `${String(change).padStart(8)}${memoryOf(shell.pid).toFixed(0).padStart(12)}${shownAfter.toFixed(0).padStart(16)}`,
      );
  }
  return steps;
}

/** Prints what a change of the source took: the first without a build's cache, and the median of the others. */
function printSourceToLive(ways: readonly WayToLive[]): void {
  const [first, ...others] = ways;
  const names = ['start', 'build', 'publish', 'activate', 'shown', 'total'] as const;
  console.log(`${''.padEnd(26)}${names.map((name) => name.padStart(10)).join('')}`);
  const print = (label: string, of: (name: (typeof names)[number]) => number) =>
    console.log(`${label.padEnd(26)}${names.map((name) => `${(of(name) / 1000).toFixed(2)} s`.padStart(10)).join('')}`);
  if (first) print('first build, no cache', (name) => first[name]);
  if (others.length) print(`median of ${others.length} more`, (name) => median(others.map((way) => way[name])));
}

const apiPort = String(await freePort());
console.log('Building the product …\n');
const product = await startProduct({ env: { API_PORT: apiPort, RELEASE_TOKEN: token, LOG_LEVEL: 'silent' } });
const folder = await mkdtemp(join(tmpdir(), 'counterpart-bench-'));
const apiUrl = `http://127.0.0.1:${apiPort}`;
const stopped: (() => Promise<void>)[] = [() => product.stop()];
try {
  const shell = await startShell({ apiUrl, assetsFolder: outputFolder(targetFolder('shell')), rendersOnServer: true });
  stopped.unshift(() => shell.stop());
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(2)}\n`);
  console.log('From a saved source of the blog to the first page with it:');
  const ways = await measureSourceToLive({ apiUrl, shellUrl: shell.url, token, changes: sources });
  printSourceToLive(ways);
  console.log('\nOne release of the marketplace after the other:');
  console.log(`${'changes'.padStart(8)}${'memory, MB'.padStart(12)}${'shown after, ms'.padStart(16)}`);
  const steps = await measureChanges(apiUrl, shell, folder);
  const half = Math.floor(steps.length / 2);
  const memories = steps.map(({ memory }) => memory);
  console.log(
    `\nMedian memory: ${median(memories.slice(0, half)).toFixed(0)} MB in the first half, ${median(memories.slice(half)).toFixed(0)} MB in the second.`,
  );
  console.log(
    `A release is shown ${median(steps.map(({ shownAfter }) => shownAfter)).toFixed(0)} ms after it was made current (median).`,
  );
  const file = join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'bench', 'releases.json');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify({ at: new Date().toISOString(), ways, steps }, null, 2));
} finally {
  await rm(folder, { recursive: true, force: true });
  for (const stop of stopped) await stop();
}
