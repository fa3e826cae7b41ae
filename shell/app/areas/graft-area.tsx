import { matchRoutes, useRouteError } from 'react-router';
import type { ReactNode } from 'react';
import { declaredOnly } from '../../sdk/areas/declared-only';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import type { RemoteModule } from '../../sdk/areas/remote';
import { retried } from '../../sdk/parts/retried';
import type { RouteObject } from '../../sdk/router';
import { AreaFrame } from './area-frame';
import { releasePatience } from './area-limits';
import { brokenPage } from './broken-page';
import { firstOf } from './first-of';
import { RecoveringArea } from './recovering-area';
import { toError } from '../../sdk/parts/to-error';

const grafted = new WeakMap<RemoteModule, { readonly declared: string; readonly route: RouteObject }>();

/**
 * An area's routes under a frame of their own, so that an error stays inside the area. The same object for the same
 * module and declarations.
 * @param declarations of the area's manifest: a route that only its code has is another area's, or no one's
 */
export function areaRoute(
  area: string,
  module: RemoteModule,
  declarations: readonly Pick<RouteDeclaration, 'path'>[],
): RouteObject {
  // A hand-over takes a route from a release that stays.
  const declared = declarations.map(({ path }) => path).join(' ');
  const known = grafted.get(module);
  if (known?.declared === declared) return known.route;
  const route: RouteObject = {
    id: `area:${area}`,
    element: <AreaFrame area={area} module={module} />,
    children: declaredOnly(module.routes, declarations).map((child) => ({
      ...child,
      ...guardedLazy(area, child),
      errorElement: child.errorElement ?? <FailedRoute area={area} />,
    })),
  };
  grafted.set(module, { declared, route });
  return route;
}

/** A page's code is requested once more before something takes its place, and waited for no longer than a release. */
function guardedLazy(area: string, { lazy }: RouteObject): Pick<RouteObject, 'lazy'> {
  if (typeof lazy !== 'function') return {};
  const load = () => retried(lazy);
  return {
    lazy: () => {
      const loading = load();
      // On the server the page is left to the browser.
      if (typeof document === 'undefined') return loading;
      const standIn = (error: unknown) => ({ Component: brokenPage(area, toError(error), load, loading) });
      const tooSlow = () => Promise.resolve(standIn(new Error('The code of the page did not arrive in time.')));
      return firstOf(loading.catch(standIn), releasePatience, tooSlow);
    },
  };
}

/** Stands in for a route of the area that threw: in a loader, while rendering, or in an effect. */
function FailedRoute({ area }: { readonly area: string }): ReactNode {
  const error = useRouteError();
  return <RecoveringArea area={area} phase="render" error={toError(error)} />;
}

/** Fetches the lazy code of the page behind a URL that its area declares. */
export async function preloadPage(
  module: RemoteModule,
  declarations: readonly RouteDeclaration[],
  pathname: string,
): Promise<void> {
  const matches = matchRoutes([...declaredOnly(module.routes, declarations)], pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') await route.lazy();
    }),
  );
}
