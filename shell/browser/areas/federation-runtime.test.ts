// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { impossibleHash, integrityGlobal } from '../../page-contract/integrity';
import type { RemoteModule } from '../../sdk/areas/remote';
import { areaLoadLimit } from '../../app/areas/area-limits';
import { loadFromEntry } from './federation-runtime';

const remote: RemoteModule = { routes: [{ path: '/blog' }] };
const globals = globalThis as unknown as Record<string, unknown>;
const shared = { react: {} };
let entries = 0;

/** Scripts that were put into the page, with what became of them. */
let requested: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.stubGlobal('__webpack_init_sharing__', () => Promise.resolve());
  vi.stubGlobal('__webpack_share_scopes__', { default: shared });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An address that no test used before: what was loaded stays loaded for the life of the page. */
function nextEntry(): string {
  entries += 1;
  return `${location.origin}/releases/blog/1.0.${entries}/remote-entry.js`;
}

interface Response {
  /** Value that the script leaves in the area's global variable. */
  readonly container?: object;
  readonly event?: 'load' | 'error';
}

/** Answers the requests of scripts in turn; one without an answer hangs. */
function respond(...responses: readonly (Response | undefined)[]): void {
  const left = [...responses];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    requested.push(script);
    const response = left.shift();
    if (!response) return node;
    queueMicrotask(() => {
      globals['counterpart_blog'] = response.container;
      script.dispatchEvent(new Event(response.event ?? 'load'));
    });
    return node;
  });
}

function containerOf(module: unknown): { readonly init: ReturnType<typeof vi.fn>; readonly get: () => unknown } {
  return { init: vi.fn(), get: () => Promise.resolve(() => module) };
}

async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  return promise;
}

describe('loadFromEntry', () => {
  it('hands the shared modules to the container and takes it out of its global variable', async () => {
    const container = containerOf({ remote });
    respond({ container });
    expect(await settle(loadFromEntry('blog', nextEntry()))).toBe(remote);
    expect(container.init.mock.calls[0]?.[0]).toBe(shared);
    expect(globals['counterpart_blog']).toBeUndefined();
  });

  it('keeps two releases of one area apart', async () => {
    const before: RemoteModule = { routes: [] };
    respond({ container: containerOf({ remote }) }, { container: containerOf({ remote: before }) });
    const [current, previous] = [nextEntry(), nextEntry()];
    expect(await settle(loadFromEntry('blog', current))).toBe(remote);
    expect(await settle(loadFromEntry('blog', previous))).toBe(before);
    expect(await settle(loadFromEntry('blog', current))).toBe(remote);
    expect(requested).toHaveLength(2);
  });

  it('lets only what the page has a hash for run', async () => {
    const entry = nextEntry();
    vi.stubGlobal(integrityGlobal, { [entry]: 'sha384-known' });
    respond({ container: containerOf({ remote }) }, { event: 'error' }, { event: 'error' });
    await settle(loadFromEntry('blog', entry));
    await expect(settle(loadFromEntry('blog', nextEntry()))).rejects.toThrow();
    expect(requested[0]).toMatchObject({ integrity: 'sha384-known', crossOrigin: 'anonymous' });
    expect(requested[1]?.integrity).toBe(impossibleHash);
  });

  it.each<[string, Response | undefined]>([
    ['an error', { event: 'error' }],
    ['no answer', undefined],
    ['something that is no container', {}],
  ])('tries once more, at an address of its own, after %s', async (_case, first) => {
    respond(first, { container: containerOf({ remote }) });
    expect(await settle(loadFromEntry('blog', nextEntry()))).toBe(remote);
    const [one = '', two = ''] = requested.map(({ src }) => src);
    expect(two.startsWith(`${one}?`)).toBe(true);
  });

  it('tries a module once more whose container is there', async () => {
    const get = vi
      .fn()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(() => ({ remote }));
    respond({ container: { init: vi.fn(), get } });
    expect(await settle(loadFromEntry('blog', nextEntry()))).toBe(remote);
    expect(requested).toHaveLength(1);
  });

  it('fails after its retry, and begins anew when it is asked again', async () => {
    const entry = nextEntry();
    respond({ event: 'error' }, { event: 'error' }, { container: containerOf({ remote }) });
    await expect(settle(loadFromEntry('blog', entry))).rejects.toThrow(entry);
    expect(requested).toHaveLength(2);
    expect(await settle(loadFromEntry('blog', entry))).toBe(remote);
  });

  it('ends what is accepted and never answered, within the limit of each try', async () => {
    respond(undefined, undefined);
    const loading = loadFromEntry('blog', nextEntry());
    const failed = vi.fn();
    loading.catch(failed);
    await vi.advanceTimersByTimeAsync(2 * areaLoadLimit);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('refuses a module of another shape', async () => {
    respond({ container: containerOf({}) }, { container: containerOf({}) });
    await expect(settle(loadFromEntry('blog', nextEntry()))).rejects.toThrow('does not export a remote with routes');
  });
});
