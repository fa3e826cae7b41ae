import { matchRoutes } from 'react-router';
import { findDeclaredRoute } from '../../page-contract/declared-routes';
import type { BootData } from '../../page-contract/release-set';
import type { RemoteModule } from '../../sdk/areas/remote';
import type { SlotName } from '../../sdk/areas/slots';
import type { RenderedRoute } from '../create-app-router';
import type { AreaLoader } from '../../app/areas/areas-context';
import { isFallback } from './area-loader';
import { isBrokenPage } from '../../app/areas/broken-page';
import { areaRoute } from '../../app/areas/graft-area';

/**
 * Loads the code that a page was rendered with on the server.
 * @returns the route to start with, or `null` when the page was not rendered, or not all of its code can be loaded: the
 * browser then renders it anew, with the card of what is missing
 */
export async function loadRenderedRoute(
  { rendered, releaseSet }: BootData,
  loader: AreaLoader,
  pathname: string,
): Promise<RenderedRoute | null> {
  if (!rendered) return null;
  const modules = await Promise.all(rendered.areas.map((area) => loader.load(area)));
  const [area] = rendered.areas;
  const [module] = modules;
  if (!area || !module || modules.includes(null)) return null;
  // Another release than the one that rendered the page may render another page.
  if (rendered.areas.some((name) => isFallback(loader, name))) return null;
  const route = areaRoute(area, module, releaseSet.areas[area]?.manifest.routes ?? []);
  const slots = findDeclaredRoute(releaseSet, pathname)?.declaration.slots ?? [];
  await preloadFillers(
    modules.filter((known) => known !== null),
    slots,
  );
  for (const { route: matched } of matchRoutes([route], pathname) ?? []) {
    if (typeof matched.lazy !== 'function') continue;
    const loaded = await matched.lazy();
    if (isBrokenPage(loaded.Component)) return null;
    Object.assign(matched, loaded, { lazy: undefined });
  }
  return { route, loaderData: rendered.loaderData };
}

/**
 * Preloads what fills the page's slots, so that it renders without waiting too: nothing of the page goes back to a
 * placeholder. A slot that this shell does not know has no filler.
 */
async function preloadFillers(modules: readonly RemoteModule[], slots: readonly string[]): Promise<void> {
  const fillers = modules.flatMap((module) => slots.map((slot) => module.slots?.[slot as SlotName]));
  // Code that cannot be had is requested again when its slot renders, whose boundary then shows why.
  const preloads = fillers.map(async (filler) => {
    if (filler && 'preload' in filler) await filler.preload();
  });
  await Promise.allSettled(preloads);
}
