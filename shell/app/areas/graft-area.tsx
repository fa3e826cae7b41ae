import { matchRoutes } from 'react-router';
import type { RemoteModule } from '../../sdk/remote';
import type { RouteObject } from '../../sdk/router';
import { AreaErrorCard } from './area-error-card';
import { AreaFrame } from './area-frame';
import { retryDelay } from './area-limits';
import { reportAreaError } from '../telemetry/report-area-error';
import { brokenPage } from './broken-page';

const grafted = new WeakMap<RemoteModule, RouteObject>();

/**
 * An area's routes under a frame of their own, so that an error stays inside the area. The same object for the same
 * module.
 */
export function areaRoute(area: string, module: RemoteModule): RouteObject {
  const known = grafted.get(module);
  if (known) return known;
  const route: RouteObject = {
    id: `area:${area}`,
    element: <AreaFrame area={area} />,
    children: module.routes.map((child) => ({
      ...child,
      ...retriedLazy(area, child),
      errorElement: child.errorElement ?? <AreaErrorCard area={area} />,
    })),
  };
  grafted.set(module, route);
  return route;
}

/** A page's code is requested once more before its area's card is shown. */
function retriedLazy(area: string, { lazy }: RouteObject): Pick<RouteObject, 'lazy'> {
  if (typeof lazy !== 'function') return {};
  const again = () => new Promise<void>((resolve) => setTimeout(resolve, retryDelay)).then(lazy);
  const load = () => lazy().catch(again);
  return {
    lazy: () =>
      load().catch((error: unknown) => {
        // On the server the page is then left to the browser.
        if (typeof document === 'undefined') throw error;
        reportAreaError({ area, phase: 'page', error: error instanceof Error ? error : new Error(String(error)) });
        return { Component: brokenPage(area, load) };
      }),
  };
}

/** Fetches the lazy code of the page behind a URL. */
export async function preloadPage(module: RemoteModule, pathname: string): Promise<void> {
  const matches = matchRoutes([...module.routes], pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') await route.lazy();
    }),
  );
}
