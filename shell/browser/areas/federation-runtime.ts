import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { impossibleHash, integrityGlobal, retryParameter, type IntegrityMap } from '../../routes/integrity';
import { globalName } from '../../federation/names';
import type { RemoteModule } from '../../sdk/remote';
import { areaLoadLimit } from './area-limits';

registerPlugins([
  {
    name: 'counterpart-area-limit',
    // An entry that is accepted and never answered must fail, so that the next try asks again.
    createScript: ({ url }) => ({ script: createEntryScript(url), timeout: areaLoadLimit }),
  },
]);

/** Entries that each area is registered with. The runtime forgets a failed try by itself; another entry gets a name of its own. */
const registered = new Map<string, string[]>();

function remoteName(area: string, index: number): string {
  return index ? `fallback${index}_${globalName(area)}` : globalName(area);
}

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
  const entries = registered.get(area) ?? [];
  if (!entries.includes(entry)) {
    entries.push(entry);
    registered.set(area, entries);
    registerRemotes([{ name: remoteName(area, entries.indexOf(entry)), entry, type: 'var', entryGlobalName: globalName(area) }]);
  }
  const loaded = await loadRemote<{ remote?: RemoteModule }>(`${remoteName(area, entries.indexOf(entry))}/remote`);
  if (!Array.isArray(loaded?.remote?.routes)) throw new Error(`The ${area} area does not export a remote with routes.`);
  return loaded.remote;
}
