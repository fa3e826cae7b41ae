import { lazy, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { declaredOnly } from '../../sdk/areas/declared-only';
import type { RemoteModule } from '../../sdk/areas/remote';
import { retried } from '../../sdk/parts/retried';
import type { RouteObject } from '../../sdk/router';
import { AreaErrorCard } from './area-error-card';
import { useAreas } from './areas-context';

const pages = new WeakMap<RouteObject, ComponentType>();

/**
 * The page of the current URL as another release of its area has it: the router holds the routes of the release that
 * broke.
 */
export function PreviousPage({ area, module }: { readonly area: string; readonly module: RemoteModule }): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const declared = releaseSet.areas[area]?.manifest.routes ?? [];
  const route = matchRoutes([...declaredOnly(module.routes, declared)], pathname)?.at(-1)?.route;
  if (!route) return <AreaErrorCard area={area} />;
  if (route.element !== undefined) return route.element;
  const Page = pageOf(route);
  return <Page />;
}

function pageOf(route: RouteObject): ComponentType {
  const page = route.Component ?? pages.get(route) ?? lazyPage(route);
  pages.set(route, page);
  return page;
}

function lazyPage(route: RouteObject): ComponentType {
  return lazy(async () => {
    try {
      const loaded = typeof route.lazy === 'function' ? await retried(route.lazy) : {};
      if (!loaded.Component) throw new Error(`The route ${route.path ?? ''} has no page.`);
      return { default: loaded.Component };
    } catch (error) {
      // 'Try Again' requests it anew.
      pages.delete(route);
      throw error;
    }
  });
}
