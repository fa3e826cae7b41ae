import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiProcess, type ApiProcess } from '../../../../platform/testing/api-process';
import { RendererNotReady, RendererProcess } from './renderer-process';

/** Ids of the renderers that a process has started and that still run. */
const renderersOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, state, ...args]) =>
        Number(ppid) === parent && !state?.startsWith('Z') && /start-renderer/.test(args.join(' ')),
    )
    .map(([pid]) => Number(pid));

const onlyRenderer = (parent: number): Promise<number> =>
  vi.waitFor(
    () => {
      const [pid, ...others] = renderersOf(parent);
      expect([typeof pid, others]).toEqual(['number', []]);
      return pid ?? 0;
    },
    { timeout: 20_000, interval: 50 },
  );

describe('a renderer that is started ahead', () => {
  let renderer: RendererProcess;
  let ready = 0;
  beforeEach(() => {
    renderer = new RendererProcess();
    ready = 0;
  });
  afterEach(() => renderer.stop());
  const start = async () => {
    renderer.start(() => (ready += 1));
    await vi.waitFor(() => expect(ready).toBe(1), { timeout: 20_000 });
  };

  it('is ready before the first text, and again after it was killed', async () => {
    await start();
    expect((await renderer.render('**a**')).html).toBe('<p><strong>a</strong></p>');
    process.kill(await onlyRenderer(process.pid), 'SIGKILL');
    await vi.waitFor(() => expect(ready).toBe(2), { timeout: 20_000 });
    expect((await renderer.render('**b**')).html).toBe('<p><strong>b</strong></p>');
  });

  it('is restarted with backoff while it ends immediately, and texts are refused in time', async () => {
    await start();
    const starts: number[] = [];
    const end = Date.now() + 5_000;
    let before = 0;
    while (Date.now() < end) {
      const [pid] = renderersOf(process.pid);
      if (pid && pid !== before) {
        starts.push(Date.now());
        process.kill(pid, 'SIGKILL');
        before = pid;
      }
      await wait(20);
    }
    const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(pauses.length).toBeGreaterThanOrEqual(3);
    expect(pauses.length).toBeLessThan(7);
    expect(Math.max(...pauses)).toBeGreaterThan(2 * Math.min(...pauses));
    const asked = Date.now();
    const killing = setInterval(() => renderersOf(process.pid).forEach((pid) => process.kill(pid, 'SIGKILL')), 100);
    await expect(renderer.render('a')).rejects.toBeInstanceOf(RendererNotReady);
    clearInterval(killing);
    expect(Date.now() - asked).toBeLessThan(4_500);
    await vi.waitFor(() => expect(ready).toBeGreaterThan(1), { timeout: 30_000 });
    expect((await renderer.render('**b**')).html).toBe('<p><strong>b</strong></p>');
  });
});

describe('an API process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-renderer-'));
  let api: ApiProcess;
  beforeAll(() => {
    api = startApiProcess({ DATA_DIR: folder, SEED_DEMO: '1' });
  });
  afterAll(async () => {
    api.child.kill('SIGTERM');
    await api.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('has its renderer before a post is read, and another one after the first was killed', async () => {
    const { url } = await api.ready;
    const pid = await onlyRenderer(api.child.pid ?? 0);
    const { posts } = (await (await fetch(`${url}/api/blog?limit=2`)).json()) as { posts: { slug: string }[] };
    const read = async (index: number) =>
      (await (await fetch(`${url}/api/blog/${posts[index]?.slug}`)).json()) as Record<string, string>;
    const isRendered = (post: Record<string, string>) => {
      expect(post['contentHtml']).toContain('<h2 id="section-');
      expect(post['isPlainText']).toBeUndefined();
    };
    isRendered(await read(0));
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(renderersOf(api.child.pid ?? 0)).not.toContain(pid), { timeout: 10_000 });
    expect(await onlyRenderer(api.child.pid ?? 0)).not.toBe(pid);
    // On a busy machine the second one may start later than a reader waits; a later read then gets it rendered.
    await vi.waitFor(async () => isRendered(await read(1)), { timeout: 20_000, interval: 200 });
  });
});
