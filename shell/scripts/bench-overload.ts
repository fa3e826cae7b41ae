import { setInterval as every } from 'node:timers/promises';
import { loadPages, type PageLoad } from './bench/page-load';
import { startProduct } from './start-product';

/**
 * `npm run bench overload`: what visitors get when more come than the product can take. In production mode with demo
 * data: all pages concurrently on an empty cache, as many as are answered, twice as many, twice as many while what they
 * show changes, 300 a second while it changes, and links whose query says only where a visitor came from. The home
 * page, searches and 60 profiles, over connections that stay open. Ends with 1 when a target is missed.
 *
 * `BENCH_SECONDS` a run (10); `BENCH_URL` measures a product that runs already, with a cache that is not empty.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
/** Pages a second that are to be answered under twice the load that the product can take. */
const leastPerSecond = 500;
const changesPerSecond = 4;
/** Pages a second of a busy site that is not overloaded. */
const usualPerSecond = 300;
/** Share of pages that the cache is to answer. */
const leastCached = 0.9;
const password = 'Counterpart-demo-1';

const searches = ['', '?q=tax', '?q=cfo', '?state=TX', '?state=CA', '?city=Austin', '?sort=rating', '?page=2'].map(
  (query) => `/search${query}`,
);

async function pathsOf(url: string): Promise<string[]> {
  const people = (await (await fetch(`${url}/api/accountants`)).json()) as readonly { readonly id: number }[];
  return ['/', ...searches, ...people.slice(0, 60).map(({ id }) => `/accountant/${id}`)];
}

/** Changes a profile again and again until it is stopped, so that every cached page is stale. */
async function changeRepeatedly(url: string, signal: AbortSignal): Promise<void> {
  const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const login = JSON.stringify({ username: 'client@counterpart.test', password });
  const signedIn = await fetch(`${url}/api/login`, { method: 'POST', headers: ours, body: login });
  const user = (await signedIn.json()) as Record<string, unknown>;
  const headers = {
    ...ours,
    cookie: signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const body = JSON.stringify({ firstName: user['firstName'], lastName: user['lastName'], email: user['email'] });
  try {
    for await (const _ of every(1000 / changesPerSecond, undefined, { signal })) {
      const { status } = await fetch(`${url}/api/users/profile`, { method: 'PUT', headers, body });
      if (status !== 200) throw new Error(`A change was answered with ${status}.`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function cachedShare({ origins }: PageLoad): number {
  const all = Object.values(origins).reduce((sum, count) => sum + count, 0);
  return ((origins['cached'] ?? 0) + (origins['stale'] ?? 0)) / all;
}

function print(name: string, { perSecond, p50, p99, origins, blank, failed }: PageLoad): void {
  const from = Object.entries(origins)
    .map(([origin, count]) => `${count} ${origin}`)
    .join(', ');
  console.log(
    `${name.padEnd(42)} ${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50} ms  p99 ${p99} ms  blank ${blank}  failed ${failed}  (${from})`,
  );
}

const running = process.env['BENCH_URL'];
const product = running
  ? { url: running, stop: () => Promise.resolve() }
  : await startProduct({
      env: {
        NODE_ENV: 'production',
        SEED_DEMO: '1',
        ALLOW_IN_PRODUCTION: 'test-payments,mail-outbox,demo-data',
        RATE_LIMITS: 'on',
        PAGE_LEAST_LIFE_MS: process.env['PAGE_LEAST_LIFE_MS'] ?? '3000',
        LOG_LEVEL: 'warn',
      },
    });
try {
  const { url } = product;
  const paths = await pathsOf(url);
  const run = async (name: string, connections: number, rate?: number, asked = paths) => {
    const load = await loadPages({ url, paths: asked, seconds, connections, ...(rate === undefined ? {} : { rate }) });
    print(name, load);
    return load;
  };
  const cold = await run(running ? 'all at once' : 'all at once, nothing kept', 200);
  const most = await run('as many as are answered', 50);
  const twice = 2 * most.perSecond;
  const overload = await run(`twice as many (${twice.toFixed(0)}/s)`, 200, twice);
  const stop = new AbortController();
  const changing = changeRepeatedly(url, stop.signal);
  const storm = await run(`twice as many, ${changesPerSecond} changes a second`, 200, twice);
  const busy = await run(`${usualPerSecond}/s, ${changesPerSecond} changes a second`, 50, usualPerSecond);
  stop.abort();
  await changing;
  const tagged = Array.from({ length: 20 }, (_, visit) =>
    paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}utm_source=${visit}`),
  ).flat();
  const campaign = await run(`${usualPerSecond}/s, a query of each visitor's own`, 50, usualPerSecond, tagged);

  const all = [cold, most, overload, storm, busy, campaign];
  const missed = [
    ...(overload.perSecond < leastPerSecond ? [`${leastPerSecond} pages a second under twice the load`] : []),
    ...(storm.perSecond < leastPerSecond ? [`${leastPerSecond} pages a second while data change`] : []),
    ...([busy, campaign].some((load) => cachedShare(load) < leastCached) ? ['nine pages in ten from the cache'] : []),
    ...(all.some(({ blank }) => blank > 0) ? ['no blank page'] : []),
    ...(all.some(({ failed }) => failed > 0) ? ['an answer to every request'] : []),
  ];
  for (const target of missed) console.log(`Missed: ${target}.`);
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await product.stop();
}
