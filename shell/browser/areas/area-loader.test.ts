import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import type { RemoteModule } from '../../sdk/areas/remote';
import { circuitPause } from '../../app/areas/area-limits';
import { createAreaLoader } from './area-loader';

const module: RemoteModule = { routes: [{ path: '/blog' }] };
const releaseSet = releaseSetWith({ blog: { entry: '/new.js', fallback: { version: '0.9.0', entry: '/old.js' } } });
const withoutFallback = releaseSetWith({ blog: { entry: '/new.js', fallback: null } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function settle<Value>(promise: Promise<Value>, milliseconds = 10_000): Promise<Value> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return promise;
}

describe('createAreaLoader', () => {
  it('loads an area once, however often it is asked for', async () => {
    const load = vi.fn().mockResolvedValue(module);
    const loader = createAreaLoader(releaseSet, { loadFromEntry: load });
    const results = await settle(Promise.all([loader.load('blog'), loader.load('blog')]));
    expect(results).toEqual([module, module]);
    expect(await loader.load('blog')).toBe(module);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes the release before when the current one cannot be loaded', async () => {
    const load = vi.fn((_area: string, entry: string) =>
      entry === '/old.js' ? Promise.resolve(module) : Promise.reject(new Error('404')),
    );
    expect(await settle(createAreaLoader(releaseSet, { loadFromEntry: load }).load('blog'))).toBe(module);
  });

  it('takes the release before after a second and a half without an answer', async () => {
    const load = vi.fn((_area: string, entry: string) =>
      entry === '/old.js' ? Promise.resolve(module) : new Promise<RemoteModule>(() => undefined),
    );
    const loader = createAreaLoader(releaseSet, { loadFromEntry: load });
    const loading = loader.load('blog');
    await vi.advanceTimersByTimeAsync(1600);
    expect(await loading).toBe(module);
    expect(loader.states.getState()['blog']).toMatchObject({ status: 'ready', isFallback: true });
  });

  it('does not blame a release for the time that its preparation takes, nor for one that fails', async () => {
    const loadFromEntry = vi.fn().mockResolvedValue(module);
    const onFailure = vi.fn();
    const prepare = () => new Promise<void>((_, reject) => setTimeout(reject, 2_500, new Error('No set.')));
    const loader = createAreaLoader(releaseSet, { loadFromEntry, onFailure, prepare });
    expect(await settle(loader.load('blog'))).toBe(module);
    expect(loadFromEntry.mock.calls).toEqual([['blog', '/new.js']]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('uses a current release that arrives late but before the one before it', async () => {
    const late = new Promise<RemoteModule>((resolve) => setTimeout(() => resolve(module), 2300));
    const load = (_area: string, entry: string) =>
      entry === '/old.js' ? new Promise<RemoteModule>(() => undefined) : late;
    const loader = createAreaLoader(releaseSet, { loadFromEntry: load });
    expect(await settle(loader.load('blog'))).toBe(module);
    expect(loader.states.getState()['blog']).toMatchObject({ status: 'ready', isFallback: false });
  });

  it('allows the files of the release before ahead of loading it, and loads nothing that is not allowed', async () => {
    const steps: string[] = [];
    const loadFromEntry = (_area: string, entry: string) => {
      steps.push(entry);
      return Promise.reject(new Error('404'));
    };
    const allow = (area: string, version: string) => {
      steps.push(`${area} ${version}`);
      return Promise.reject(new Error('The registry cannot be asked.'));
    };
    const loader = createAreaLoader(releaseSet, { loadFromEntry, allow });
    expect(await settle(loader.load('blog'))).toBeNull();
    expect(steps).toEqual(['/new.js', 'blog 0.9.0']);
  });

  it('falls back once when the running release breaks, for the life of the tab, and reports each version', async () => {
    const before: RemoteModule = { routes: [] };
    const onFailure = vi.fn();
    const loadFromEntry = (_area: string, entry: string) => Promise.resolve(entry === '/old.js' ? before : module);
    const loader = createAreaLoader(releaseSet, { loadFromEntry, onFailure });
    await settle(loader.load('blog'));
    const failure = { phase: 'render', error: new Error('A bug.') } as const;
    const both = [loader.fallBack('blog', failure), loader.fallBack('blog', failure)];
    expect(await settle(Promise.all(both))).toEqual([before, before]);
    expect(await loader.load('blog')).toBe(before);
    expect(await loader.fallBack('blog', failure)).toBeNull();
    expect(onFailure.mock.calls.map(([{ version }]) => version as string)).toEqual(['1.0.0', '1.0.0', '0.9.0']);
  });

  it('returns null within the limit when nothing responds, and is ready when the response comes late', async () => {
    const load = vi.fn(() => new Promise<RemoteModule>((resolve) => setTimeout(() => resolve(module), 5000)));
    const loader = createAreaLoader(withoutFallback, { loadFromEntry: load });
    const early = loader.load('blog');
    await vi.advanceTimersByTimeAsync(2950);
    expect(await early).toBeNull();
    expect(loader.states.getState()['blog']?.status).toBe('failed');
    await vi.advanceTimersByTimeAsync(3000);
    expect(loader.states.getState()['blog']?.status).toBe('ready');
  });

  it('never remembers a failure as a response', async () => {
    const load = vi.fn().mockRejectedValue(new Error('404'));
    const loader = createAreaLoader(withoutFallback, { loadFromEntry: load });
    expect(await settle(loader.load('blog'))).toBeNull();
    load.mockResolvedValue(module);
    expect(await settle(loader.load('blog'))).toBe(module);
  });

  it('stops hammering after three failures, tries again when a person insists or after a pause', async () => {
    const load = vi.fn().mockRejectedValue(new Error('404'));
    const loader = createAreaLoader(withoutFallback, { loadFromEntry: load });
    for (let time = 0; time < 3; time += 1) await settle(loader.load('blog'), 1000);
    const calls = load.mock.calls.length;
    expect(await settle(loader.load('blog'), 1000)).toBeNull();
    expect(load.mock.calls).toHaveLength(calls);
    await settle(loader.load('blog', true), 1000);
    expect(load.mock.calls.length).toBeGreaterThan(calls);
    load.mockResolvedValue(module);
    await vi.advanceTimersByTimeAsync(circuitPause);
    expect(await settle(loader.load('blog'))).toBe(module);
  });

  it('tries anew for a person who insists while a try runs that fails', async () => {
    let isBack = false;
    const load = vi.fn(async () => {
      const wasBack = isBack;
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (!wasBack) throw new Error('404');
      return module;
    });
    const loader = createAreaLoader(withoutFallback, { loadFromEntry: load });
    for (let time = 0; time < 2; time += 1) await settle(loader.load('blog'), 1000);
    const prefetched = loader.load('blog');
    // The third attempt runs; after it the circuit is open.
    await vi.advanceTimersByTimeAsync(50);
    isBack = true;
    const insisted = loader.load('blog', true);
    expect(await settle(prefetched, 1000)).toBeNull();
    expect(await settle(insisted, 1000)).toBe(module);
    expect(loader.states.getState()['blog']?.status).toBe('ready');
  });

  it('does not know areas outside the release set', async () => {
    expect(await createAreaLoader(releaseSet, { loadFromEntry: vi.fn() }).load('nowhere')).toBeNull();
  });
});
