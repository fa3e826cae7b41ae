import { matchRoutes } from 'react-router';
import type { RemoteModule } from '../../sdk/remote';
import type { RouteObject } from '../../sdk/router';
import { AreaErrorCard } from './area-error-card';
import { AreaFrame } from './area-frame';

const grafted = new WeakMap<RemoteModule, RouteObject>();

/** An area's routes under a frame of their own, so that an error stays inside the area. The same object for the same module. */
export function areaRoute(area: string, module: RemoteModule): RouteObject {
  const known = grafted.get(module);
  if (known) return known;
  const route: RouteObject = {
    id: `area:${area}`,
    element: <AreaFrame area={area} />,
    children: module.routes.map((child) => ({ ...child, errorElement: child.errorElement ?? <AreaErrorCard area={area} /> }) as RouteObject),
  };
  grafted.set(module, route);
  return route;
}

/** Fetches the lazy code of the page behind an address. */
export async function preloadPage(module: RemoteModule, pathname: string): Promise<void> {
  const matches = matchRoutes([...module.routes], pathname) ?? [];
  await Promise.all(matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)));
}
