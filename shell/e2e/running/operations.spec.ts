import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from '../../scripts/build/workspaces';
import { freePort } from '../../scripts/free-port';
import { patientRendering, startProduct, type Product } from '../../scripts/start-product';
import { servicePid } from './service-pid';

test.describe.configure({ mode: 'serial' });

/** One product behind one proxy, which these tests play. Limits count, as for people. */
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct({ env: { TRUST_PROXY: '1', RATE_LIMITS: 'on' } });
});
test.afterAll(() => product.stop());

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process starts again within seconds; on CI's slowest machine, within a minute. */
const quickly = { timeout: process.env['CI'] ? 60_000 : 20_000, intervals: [100] };

test('34 people behind a proxy do not share a limit, and a client cannot choose its IP', async () => {
  const signIn = async (forwardedFor: string, username: string) => {
    const response = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ username, password: 'not the password' }),
    });
    return response.status;
  };
  const people = Array.from({ length: 34 }, (_, index) => index);
  const apart = [];
  for (const person of people) apart.push(await signIn(`198.51.100.${person}`, `visitor${person}`));
  expect(apart.filter((status) => status === 429)).toEqual([]);
  const forged = [];
  for (const person of people) forged.push(await signIn(`192.0.2.${person}, 203.0.113.9`, `forger${person}`));
  expect(forged.filter((status) => status === 429)).toHaveLength(4);
});

test('the API is killed: pages are served meanwhile, and it comes back', async () => {
  const killed = servicePid('api', product);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => product.log(), quickly).toContain('The api ended (SIGKILL) and starts again in 0.5 s.');
  expect(await answers(`${product.url}/about-nothing`)).toBe(404);
  await expect.poll(() => answers(`${product.url}/api/readyz`), quickly).toBe(200);
  await expect.poll(() => product.log(), quickly).toContain('The api is ready again.');
  expect(servicePid('api', product)).not.toBe(killed);
});

test('the shell is killed: the API stays, the shell comes back, and no renderer of it is left behind', async () => {
  const api = servicePid('api', product);
  const shell = servicePid('shell', product);
  const renderers = renderersOf(shell);
  expect(renderers.length).toBeGreaterThanOrEqual(2);
  stopLikeALoop(renderers[0]);
  process.kill(shell, 'SIGKILL');
  await expect.poll(() => renderers.filter(isAlive), quickly).toEqual([]);
  await expect.poll(() => product.log(), quickly).toContain('The shell ended (SIGKILL) and starts again in 0.5 s.');
  expect(isAlive(api)).toBe(true);
  await expect.poll(() => product.log(), quickly).toContain('The shell is ready again.');
  expect(await answers(product.url)).toBe(200);
  expect(servicePid('api', product)).toBe(api);
});

/** The renderers of a shell's server. */
function renderersOf(shell: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return processes.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === shell && line.includes('renderer.cjs') ? [Number(pid)] : [];
  });
}

/** Like one in `for (;;)`, it notices nothing any more; unlike there, the server's own limit does not come first. */
function stopLikeALoop(renderer: number | undefined): void {
  if (renderer === undefined) throw new Error('There is no renderer.');
  process.kill(renderer, 'SIGSTOP');
}

/** Number of pages requested, so that each is one that no other test has requested before: the area reads `q`. */
let pagesAsked = 0;
async function originOf(url: string): Promise<string | undefined> {
  pagesAsked += 1;
  const response = await fetch(`${url}/pricing?q=${pagesAsked}`);
  return /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1];
}

test('every renderer is killed: pages are served meanwhile, and they come back', async () => {
  const shell = servicePid('shell', product);
  const killed = renderersOf(shell);
  expect(killed.length).toBeGreaterThanOrEqual(2);
  for (const renderer of killed) process.kill(renderer, 'SIGKILL');
  expect(await answers(`${product.url}/pricing?while=down`)).toBe(200);
  await expect
    .poll(() => product.log(), quickly)
    .toMatch(/A renderer ended: it ended by itself \(SIGKILL\)\. It starts again in 0\.1 s\./);
  await expect.poll(() => product.log(), quickly).toContain('A renderer is ready again.');
  await expect.poll(() => originOf(product.url), quickly).toBe('server');
  expect(servicePid('shell', product)).toBe(shell);
  expect(renderersOf(shell).filter((pid) => killed.includes(pid))).toEqual([]);
});

test('a second start on the same data folder is refused with a sentence', async () => {
  const port = await freePort();
  const second = spawn(process.execPath, [join(root, 'shell/scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: product.dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => second.once('close', resolve));
  expect([code, said.trim()]).toEqual([
    1,
    `Counterpart already runs on the data folder ${product.dataFolder} (process ${product.process.pid}, ${product.url}). ` +
      `Stop it: kill ${product.process.pid} — or start on another folder and port: DATA_DIR=.data-2 PORT=3100 npm start`,
  ]);
  expect(await answers(`${product.url}/api/readyz`)).toBe(200);
});

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
  test(`sending ${signal} to npm leaves no process behind`, { tag: signal === 'SIGTERM' ? [] : '@long' }, async () => {
    test.setTimeout(120_000);
    const own = await startProduct({ command: ['npm', 'start'] });
    const services = [servicePid('api', own), servicePid('shell', own)];
    const renderers = renderersOf(servicePid('shell', own));
    stopLikeALoop(renderers[0]);
    own.process.kill(signal);
    await expect.poll(() => [...services, ...renderers].filter(isAlive), quickly).toEqual([]);
    expect(await answers(own.url)).toBe(0);
    await own.stop();
  });
}

test('the start script is killed: its services end, and the next start on the folder is let in', async () => {
  const services = [servicePid('api', product), servicePid('shell', product)];
  product.process.kill('SIGKILL');
  await expect.poll(() => services.filter(isAlive), quickly).toEqual([]);
  const next = spawn(process.execPath, [join(root, 'shell/scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: new URL(product.url).port, DATA_DIR: product.dataFolder },
    stdio: 'ignore',
  });
  await expect.poll(() => answers(`${product.url}/readyz`), { timeout: 60_000 }).toBe(200);
  next.kill('SIGTERM');
  await new Promise((resolve) => next.once('close', resolve));
});

test('an API and a shell that are started apart serve pages once the builds are published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-apart-'));
  const [apiPort, port] = [await freePort(), await freePort()];
  const [apiUrl, url] = [`http://127.0.0.1:${apiPort}`, `http://localhost:${port}`];
  let log = '';
  const run = (file: string, own: Record<string, string | number>): ChildProcess => {
    const env = {
      ...process.env,
      ...patientRendering,
      PUBLIC_URL: url,
      RELEASE_TOKEN: 'a-token-of-both-machines',
      ...own,
    } as never;
    const started = spawn(process.execPath, [join(root, 'api/server/run.mjs'), join(root, file)], { cwd: root, env });
    started.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    return started;
  };
  const api = run('api/server/main.ts', { API_PORT: apiPort, DATA_DIR: join(folder, 'api') });
  const shell = run('shell/server/main.ts', { PORT: port, API_URL: apiUrl, DATA_DIR: join(folder, 'shell') });
  try {
    await expect.poll(() => answers(`${apiUrl}/api/readyz`), { timeout: 60_000 }).toBe(200);
    await expect.poll(() => answers(`${url}/readyz`), quickly).toBe(503);
    await expect.poll(() => log, quickly).toContain('publish the builds with `npm run release`');

    await new Promise((resolve) => run('shell/scripts/release.ts', { API_URL: apiUrl }).once('close', resolve));
    await expect.poll(() => answers(`${url}/readyz`), quickly).toBe(200);
    const page = await (await fetch(`${url}/pricing`)).text();
    expect(page.includes('<h1'), 'the page was rendered').toBe(true);
    // A shell of another build asks the API for the files that this page names.
    const [, file = ''] = /"\/assets\/(main\.\w+\.js)"/.exec(page) ?? [];
    const [here, there] = await Promise.all([
      fetch(`${url}/assets/${file}`),
      fetch(`${apiUrl}/api/platform/shell-files/${file}`),
    ]);
    expect(await there.text()).toBe(await here.text());
    expect(there.status).toBe(200);
  } finally {
    for (const started of [shell, api]) started.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
