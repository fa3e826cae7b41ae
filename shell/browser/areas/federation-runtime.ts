import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { globalName, moduleId } from '../../federation/names';
import type { RemoteModule } from '../../sdk/remote';
import { areaLoadLimit } from './area-limits';

registerPlugins([
  {
    name: 'counterpart-area-limit',
    // An entry that is accepted and never answered must fail, so that the next try asks again.
    createScript: () => ({ timeout: areaLoadLimit }),
  },
]);

/**
 * Loads an area's module from one entry.
 * @param replace forgets what was registered for the area before: another entry, or a new try
 * @throws when the entry or its module cannot be loaded, or has another shape
 */
export async function loadFromEntry(area: string, entry: string, replace: boolean): Promise<RemoteModule> {
  registerRemotes([{ name: globalName(area), entry, type: 'var', entryGlobalName: globalName(area) }], { force: replace });
  const loaded = await loadRemote<{ remote?: RemoteModule }>(moduleId(area));
  if (!Array.isArray(loaded?.remote?.routes)) throw new Error(`The ${area} area does not export a remote with routes.`);
  return loaded.remote;
}
