import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { areaLoadLimit } from '../../app/areas/area-limits';
import { globalName } from '../../federation/names';
import type { RemoteModule } from '../../sdk/areas/remote';
import { codeWanted, retryDelay } from '../../sdk/parts/retried';
import { checkElement } from './checked-loading';
import { readServedReleases } from './read-served-releases';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, Parameters<typeof host.initShareScopeMap>[1]>>;

const shareScope = 'default';

/** Global scope where entries leave containers. */
const globals = globalThis as unknown as Record<string, unknown>;

/**
 * Runs only what was published, in time, or fails: an entry's script passes the page's check, one that is accepted and
 * never answered ends, and each container is taken out of its global variable, so that another release's entry never
 * stands in for it.
 */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    checkElement(script, url);
    return { script, timeout: areaLoadLimit };
  },
  afterLoadEntry: ({ remoteInfo: { entryGlobalName } }) => {
    globals[entryGlobalName] = undefined;
  },
};

/** Requests whose retry is running. */
const retries = new Set<string>();

/** One retry after a quick failure, of the entry or of the module behind it. */
const oneRetry: ModuleFederationRuntimePlugin = {
  name: 'one-retry',
  errorLoadRemote: async ({ id, origin }) => {
    if (retries.has(id)) return undefined;
    retries.add(id);
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    try {
      return await origin.loadRemote(id);
    } finally {
      retries.delete(id);
    }
  },
};

/** The one host of this tab. What it shares is what webpack's `ProvideSharedPlugin` put into the share scope. */
const host = createInstance({ name: 'counterpart_shell', remotes: [], plugins: [checkedEntries, oneRetry] });

/** Resolves after a pause, or as soon as the browser is online again or someone asks for code. */
const pauseUnlessWanted = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    for (const event of ['online', codeWanted]) addEventListener(event, () => resolve(), { once: true });
  });

/** Milliseconds between two requests for what is shared, at most. */
const longestPause = 30_000;

/** Tells whether a page opened now would run another shell, so that this one's files may be gone for good. */
async function isOtherShellServed(): Promise<boolean> {
  const served = await readServedReleases();
  return served !== null && served.scripts.some((script) => !document.querySelector(`script[src="${script}"]`));
}

/**
 * Requests what is shared until it is here, whatever the network or the site answers. An area's container never
 * requests a shared module again that failed once: all of the area's code that needs it would be broken in this tab.
 * Callers have limits of their own.
 */
function patiently<Value>(get: () => Value | Promise<Value>): () => Promise<Value> {
  return async () => {
    for (let pause = retryDelay; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await get();
      } catch (error) {
        // Only a new page would bring it.
        if (pause > retryDelay && (await isOtherShellServed())) throw error;
        await pauseUnlessWanted(pause);
      }
    }
  };
}

async function shareModules(): Promise<void> {
  await __webpack_init_sharing__(shareScope);
  const modules = __webpack_share_scopes__[shareScope];
  if (!modules) return;
  for (const shared of Object.values(modules).flatMap((versions) => Object.values(versions)))
    shared.get = patiently(shared.get);
  host.initShareScopeMap(shareScope, modules);
}

let sharing: Promise<void> | undefined;

/**
 * Loads an area's module from one entry, with one retry.
 * @throws when the entry or its module cannot be loaded, or has another shape
 */
export async function loadFromEntry(area: string, entry: string): Promise<RemoteModule> {
  await (sharing ??= shareModules());
  // Two releases of one area may live in a tab, so a remote is named by its entry.
  const name = `${area}:${entry}`;
  host.registerRemotes([{ name, entry, type: 'global', entryGlobalName: globalName(area), shareScope }]);
  const module = await host.loadRemote<{ readonly remote?: RemoteModule }>(`${name}/remote`);
  if (!Array.isArray(module?.remote?.routes)) throw new Error(`The ${area} area does not export a remote with routes.`);
  return module.remote;
}
