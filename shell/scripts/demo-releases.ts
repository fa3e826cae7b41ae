import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Discovery } from '@counterpart/api/contract';
import type { Browser, Page } from 'playwright';
import { outputFolder } from '../federation/output-folder';
import { activateRelease, publishRelease, rollBackArea } from '../federation/release/publish-release';
import { remoteServerFile } from '../federation/server-file';
import type { RemoteManifest } from '../sdk/areas/manifest';
import { launchBrowser } from './browser/find-browser';
import { targetFolder } from './build/workspaces';
import { changedRelease } from './changed-release';
import { fileReader, hostileReleases, undeclaredRoute, type Hostile } from './hostile-releases';
import { startProduct } from './start-product';

/**
 * `npm run demo:releases`: what releases can and cannot do, on a product of its own, with real tabs. Publishes a blog
 * 1.1.0, tries it on a tenth of a thousand visitors, gives it to all of them and takes it back; a 1.2.0 that breaks
 * stops itself; hostile releases are refused or contained. Ends with an error when one sentence is not true.
 */
const token = 'token-of-demo-releases';
/** A visit is from a network of its own, as a proxy in front would say. */
const product = await startProduct({
  env: { RELEASE_TOKEN: token, TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' },
});
const registry = { apiUrl: product.url, token };
const folder = await mkdtemp(join(tmpdir(), 'counterpart-demo-'));
const build = outputFolder(targetFolder('blog'));

function check(sentence: string, isTrue: boolean): void {
  console.log(`  ${isTrue ? 'true ' : 'FALSE'}  ${sentence}`);
  if (!isTrue) process.exitCode = 1;
}
const title = (text: string) => console.log(`\n${text}`);

async function publish(version: string, changes: Omit<Parameters<typeof changedRelease>[2], 'version'> = {}) {
  const target = join(folder, version);
  await changedRelease(build, target, { version, ...changes });
  return publishRelease(target, registry);
}
async function post(path: string, body: object = {}): Promise<string> {
  const response = await fetch(`${product.url}/api/platform/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.text();
}
const discovery = async () => (await (await fetch(`${product.url}/api/platform/discovery`)).json()) as Discovery;

interface Visit {
  readonly blog: string | undefined;
  /** The shell's entry and the versions of the other areas. */
  readonly others: string;
  readonly status: number;
  readonly renderedBy: string;
  readonly html: string;
}

async function visit(path = '/blog', ip = '203.0.113.1'): Promise<Visit> {
  const response = await fetch(product.url + path, { headers: { 'x-forwarded-for': ip } });
  const html = await response.text();
  const entries = [...html.matchAll(/\/releases\/([a-z-]+)\/([^/"]+)\/remote-entry/g)];
  const versions = new Map(entries.map(([, area = '', version = '']) => [area, version]));
  const shell = /\/assets\/main[^"]*\.js/.exec(html)?.[0] ?? '';
  const others = [...versions].filter(([area]) => area !== 'blog').map(([area, version]) => `${area} ${version}`);
  return {
    blog: versions.get('blog'),
    others: [shell, ...others.sort()].join(' '),
    status: response.status,
    renderedBy: /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '',
    html,
  };
}

/** Milliseconds until new visitors get this version of the blog, all of twenty in a row. */
async function untilServed(version: string): Promise<number> {
  const started = performance.now();
  for (let inARow = 0; inARow < 20;) {
    inARow = (await visit()).blog === version ? inARow + 1 : 0;
    if (performance.now() - started > 30_000) throw new Error(`${version} was not served within 30 s.`);
    if (inARow === 0) await wait(20);
  }
  return performance.now() - started;
}
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A tab that stays open through everything, with text typed into it. */
async function openLastingTab(browser: Browser): Promise<{ page: Page; isUntouched: () => Promise<boolean> }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}/contact`);
  const field = page.getByRole('textbox').first();
  await field.fill('Typed before the first release');
  const origin = await page.evaluate(() => performance.timeOrigin);
  return {
    page,
    isUntouched: async () =>
      (await field.inputValue()) === 'Typed before the first release' &&
      (await page.evaluate(() => performance.timeOrigin)) === origin,
  };
}

/** Visitors with real tabs, each from another network, who open the blog and leave; how many had which version. */
async function sendVisitors(
  browser: Browser,
  broken: string,
  isEnough: () => Promise<boolean>,
): Promise<Map<string, number>> {
  const had = new Map<string, number>();
  for (let visitor = 1; visitor <= 60 && !(await isEnough()); visitor += 1) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `198.18.${visitor}.7` } });
    const page = await context.newPage();
    // A second after what failed. What it sends while it is left comes without the header: from one network.
    const reported = page.waitForRequest('**/api/platform/trial-reports', { timeout: 15_000 }).catch(() => null);
    await page.goto(`${product.url}/blog`);
    const version = await page.evaluate(
      () => /\/releases\/blog\/([^/"]+)\//.exec(document.documentElement.outerHTML)?.[1],
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    if (version === broken) await reported;
    // Leaving sends what the tab has to report.
    await page.goto('about:blank');
    // A busy machine sends it a moment later, and nothing more once the context is closed.
    await wait(300);
    await context.close();
    had.set(version ?? '', (had.get(version ?? '') ?? 0) + 1);
  }
  return had;
}

async function demonstrateSteps(before: Visit): Promise<void> {
  title('1. A release reaches visitors in steps');
  await publish('1.1.0');
  await post('releases/blog/1.1.0/rollout', { steps: [10], waitSeconds: null });
  await wait(2_000);
  const visits: Visit[] = [];
  for (let count = 0; count < 1_000; count += 20)
    visits.push(...(await Promise.all(Array.from({ length: 20 }, () => visit()))));
  const share = visits.filter(({ blog }) => blog === '1.1.0').length / 10;
  check(`of 1,000 visitors ${share.toFixed(1)} % got blog 1.1.0 (10 % ± 1.5)`, Math.abs(share - 10) <= 1.5);
  check(
    'the shell and the other areas are the same for all of them',
    visits.every(({ others }) => others === before.others),
  );
  await post('releases/blog/1.1.0/activate');
  const promoted = await untilServed('1.1.0');
  check(`promoted: all visitors got 1.1.0 after ${seconds(promoted)}`, promoted < 5_000);
  await rollBackArea('blog', registry);
  const rolledBack = await untilServed(before.blog ?? '');
  check(`rolled back: all visitors got ${before.blog ?? ''} after ${seconds(rolledBack)}`, rolledBack < 5_000);
  const blog = (await discovery()).microFrontends['blog'] ?? [];
  check(
    'nothing falls back to 1.1.0',
    blog.every(({ fallbackUrl = '' }) => !fallbackUrl.includes('/1.1.0/')),
  );
}

async function demonstrateBroken(browser: Browser, before: Visit): Promise<void> {
  title('2. A release that breaks stops itself');
  // Each of its pages throws as soon as its code runs in a browser.
  await publish('1.2.0', {
    change: (file, text) =>
      file === remoteServerFile || file.includes('remote-entry') ? text : `throw new Error('1.2.0 is broken');${text}`,
  });
  await post('releases/blog/1.2.0/rollout', { steps: [50], waitSeconds: null });
  await wait(2_000);
  const started = performance.now();
  const isStopped = async () => (await discovery()).microFrontends['blog']?.length === 1;
  const had = await sendVisitors(browser, '1.2.0', isStopped);
  for (let waited = 0; waited < 20 && !(await isStopped()); waited += 1) await wait(500);
  check(
    `it stopped itself ${seconds(performance.now() - started)} after the first visit: ${had.get('1.2.0') ?? 0} visitors had 1.2.0, ${had.get(before.blog ?? '') ?? 0} the stable release, and all of them saw the blog`,
    await isStopped(),
  );
  check(`new visitors get ${before.blog ?? ''}`, (await visit()).blog === before.blog);
}

/** Pages of other areas that are visited in each round beside the hostile release. */
const otherPages = ['/', '/pricing', '/compliance', '/accountants'];
const rounds = 12;
/** Of the pages of other areas, the share that the server must render while a release is hostile. */
const leastRendered = 0.75;

interface Beside {
  /** Pages of the hostile release, one a round. */
  readonly own: readonly Visit[];
  readonly pages: readonly Visit[];
  /** Number of other areas' pages that the server rendered, by round. */
  readonly rendered: readonly number[];
}

/** Visits other areas, round after round, with a page of the hostile release at the same time. */
async function visitOthersBeside(hostile: string): Promise<Beside> {
  const own: Visit[] = [];
  const pages: Visit[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const visiting = visit(`${hostile}-${round}`);
    const others: Visit[] = [];
    for (const path of otherPages) others.push(await visit(`${path}?demo=${round}${hostile.slice(-1)}`));
    own.push(await visiting);
    pages.push(...others);
    rendered.push(others.filter(({ renderedBy }) => renderedBy === 'server').length);
  }
  return { own, pages, rendered };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Serves a hostile release to everyone while other areas are visited; then everyone gets the one before again. */
async function endure(
  { version, what, change }: Hostile,
  before: Visit,
  look: (beside: Beside) => void | Promise<void> = () => undefined,
): Promise<void> {
  const published = await publish(version, { change });
  await activateRelease(published, registry);
  await untilServed(version);
  const beside = await visitOthersBeside(`/blog?hostile=${version}`);
  const failed = [...beside.own, ...beside.pages].filter(({ status }) => status !== 200).length;
  check(
    `${what} on the server: of ${beside.own.length} pages of it and ${beside.pages.length} of other areas, ${failed} did not come`,
    failed === 0,
  );
  const share = sum(beside.rendered) / beside.pages.length;
  check(
    `the server rendered ${beside.rendered.join(' ')} of ${otherPages.length} pages of other areas in each round (${Math.round(share * 100)} %, at least ${leastRendered * 100} %, and all in the last)`,
    share >= leastRendered && beside.rendered.at(-1) === otherPages.length,
  );
  await look(beside);
  await rollBackArea('blog', registry);
  await untilServed(before.blog ?? '');
}

async function demonstrateUndeclared(browser: Browser, before: Visit): Promise<void> {
  const change = undeclaredRoute('blog', '/auth', 'Mine now');
  const published = await publish('1.3.7', { change });
  await activateRelease(published, registry);
  await untilServed('1.3.7');
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}/blog`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.waitForURL('**/auth**');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.waitFor();
  const shown = (await heading.textContent()) ?? '';
  const isSameTab = (await page.evaluate(() => performance.timeOrigin)) === origin;
  check(
    `has '/auth' in its code and not in its manifest: a tab that opened the blog has '${shown}' there`,
    isSameTab && shown !== 'Mine now' && shown !== '',
  );
  check("and so has a new page: the server's", !(await visit('/auth')).html.includes('Mine now'));
  await page.context().close();
  await rollBackArea('blog', registry);
  await untilServed(before.blog ?? '');
}

async function demonstrateHostile(browser: Browser, before: Visit): Promise<void> {
  title('3. Hostile releases are refused or contained');
  const { manifest } = JSON.parse(await readFile(join(build, 'release.json'), 'utf8')) as { manifest: RemoteManifest };
  const claim = { path: '/', head: { title: 'Mine now' } };
  const refusal = await publish('1.3.0', { manifest: { routes: [...manifest.routes, claim] } }).catch(
    (error: unknown) => (error as Error).message,
  );
  const sentence = typeof refusal === 'string' ? refusal : 'it was published';
  check(`claims '/': ${sentence}`, sentence.includes("blog cannot have the route '/'"));
  for (const release of hostileReleases) await endure(release, before);
  await endure(fileReader, before, ({ own }) => {
    const outcomes = own.flatMap(({ html }) => /Outcome: [^<]*/.exec(html)?.[0] ?? []);
    check(
      `its page was rendered ${outcomes.length} times, and says '${outcomes[0] ?? ''}'`,
      outcomes.length > 0 && outcomes.every((text) => text === 'Outcome: refused 0,refused 1,refused 2,refused 3'),
    );
  });
  await demonstrateUndeclared(browser, before);
}

const browser = await launchBrowser();
try {
  const before = await visit();
  console.log(`${product.url} serves blog ${before.blog ?? ''}`);
  const tab = await openLastingTab(browser);
  await demonstrateSteps(before);
  await demonstrateBroken(browser, before);
  await demonstrateHostile(browser, before);
  title('4. What stayed');
  check('a tab that was open all the while was not reloaded and has what was typed', await tab.isUntouched());
  check('the shell and the other areas are as they were', (await visit()).others === before.others);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
