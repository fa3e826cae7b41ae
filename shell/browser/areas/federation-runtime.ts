import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { impossibleHash, integrityGlobal, retryParameter, type IntegrityMap } from '../../routes/integrity';
import { globalName, moduleId } from '../../federation/names';
import type { RemoteModule } from '../../sdk/remote';
import { areaLoadLimit } from './area-limits';

registerPlugins([
  {
    name: 'counterpart-area-limit',
    // An entry that is accepted and never answered must fail, so that the next try asks again.
    createScript: ({ url }) => ({ script: createEntryScript(url), timeout: areaLoadLimit }),
  },
]);

/** The entry that each area is registered with. The runtime forgets a failed one by itself, so a new try needs no new registration. */
const registered = new Map<string, string>();

/** How often each entry was asked for. */
const tries = new Map<string, number>();

/** The script of an area's entry, which runs only when it is what the registry published. */
function createEntryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const earlier = tries.get(url) ?? 0;
  tries.set(url, earlier + 1);
  // A browser joins a request for the same address that still hangs, and remembers a failed preload: a new try needs an own address.
  script.src = earlier ? `${url}?${retryParameter}=${earlier}` : url;
  script.async = true;
  const hashes = (globalThis as { [integrityGlobal]?: IntegrityMap })[integrityGlobal];
  if (hashes) {
    script.crossOrigin = 'anonymous';
    script.integrity = hashes[new URL(url, document.baseURI).href] ?? impossibleHash;
  }
  return script;
}

/**
 * Loads an area's module from one entry.
 * @throws when the entry or its module cannot be loaded, or has another shape
 */
export async function loadFromEntry(area: string, entry: string): Promise<RemoteModule> {
  const known = registered.get(area);
  if (known !== entry) {
    registerRemotes([{ name: globalName(area), entry, type: 'var', entryGlobalName: globalName(area) }], { force: known !== undefined });
    registered.set(area, entry);
  }
  const loaded = await loadRemote<{ remote?: RemoteModule }>(moduleId(area));
  if (!Array.isArray(loaded?.remote?.routes)) throw new Error(`The ${area} area does not export a remote with routes.`);
  return loaded.remote;
}
