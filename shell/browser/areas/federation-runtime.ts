import { globalName } from '../../federation/names';
import type { RemoteModule } from '../../sdk/remote';
import { areaLoadLimit } from '../../app/areas/area-limits';
import { checkElement } from './checked-loading';

/** What an area's entry defines: webpack's own container. */
interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(module: string): Promise<() => { readonly remote?: RemoteModule }>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** Containers by the URL of their entry; a failed attempt is not cached. */
const containers = new Map<string, Promise<Container>>();

/** Where entries leave their containers. */
const scope = globalThis as unknown as Record<string, Container | undefined>;

/**
 * Runs an entry and takes the container it leaves in the area's global variable, so that another release's entry never
 * stands in for it.
 */
function runEntry(area: string, entry: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    checkElement(script, entry);
    // An entry that is accepted and never answered must fail, so that a retry sends a new request.
    const timer = setTimeout(() => end(`${entry} did not answer in time.`), areaLoadLimit);
    const end = (failure?: string) => {
      clearTimeout(timer);
      script.remove();
      const container = scope[globalName(area)];
      scope[globalName(area)] = undefined;
      if (failure || !container) reject(new Error(failure ?? `${entry} is not the entry of an area.`));
      else resolve(container);
    };
    script.onload = () => end();
    script.onerror = () => end(`${entry} did not load.`);
    document.head.append(script);
  });
}

async function openContainer(area: string, entry: string): Promise<Container> {
  const [container] = await Promise.all([runEntry(area, entry), __webpack_init_sharing__('default')]);
  await container.init(__webpack_share_scopes__['default']);
  return container;
}

/**
 * Loads an area's module from one entry.
 * @throws when the entry or its module cannot be loaded, or has another shape
 */
export async function loadFromEntry(area: string, entry: string): Promise<RemoteModule> {
  const opening = containers.get(entry) ?? openContainer(area, entry);
  containers.set(entry, opening);
  opening.catch(() => containers.delete(entry));
  const container = await opening;
  const { remote } = (await container.get('./remote'))();
  if (!Array.isArray(remote?.routes)) throw new Error(`The ${area} area does not export a remote with routes.`);
  return remote;
}
