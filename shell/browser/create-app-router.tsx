import type { User } from '@counterpart/api/contract';
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router';
import { findDeclaredRoute } from '../page-contract/declared-routes';
import type { RenderedFacts } from '../page-contract/release-set';
import type { RouteDeclaration } from '../sdk/areas/manifest';
import type { RemoteModule } from '../sdk/areas/remote';
import type { RouteObject } from '../sdk/router';
import type { Areas } from '../app/areas/areas-context';
import { guardRedirect } from './guard';
import { rootRoute, rootRouteId } from '../app/root-route';

/** The route that a page was rendered with on the server. */
export interface RenderedRoute {
  /** The area's routes, the page's own with its code loaded. */
  readonly route: RouteObject;
  readonly loaderData: RenderedFacts['loaderData'];
}

interface Options {
  readonly areas: Areas;
  readonly user: () => User | null;
  readonly toRoute: (area: string, module: RemoteModule, declarations: readonly RouteDeclaration[]) => RouteObject;
  /** The page as it was rendered on the server; the router then starts with it, without asking anything. */
  readonly rendered?: RenderedRoute | null;
}

/** The product's only router. Areas' routes are grafted under the layout when a URL of theirs is first opened. */
export function createAppRouter({ areas: { releaseSet, loader }, user, toRoute, rendered = null }: Options) {
  const guard = ({ request }: LoaderFunctionArgs) => {
    const elsewhere = guardRedirect(releaseSet, user(), new URL(request.url));
    return elsewhere ? redirect(elsewhere) : null;
  };
  return createBrowserRouter([rootRoute({ loader: guard, children: rendered ? [rendered.route] : [] })], {
    ...(rendered ? { hydrationData: { loaderData: { ...rendered.loaderData, [rootRouteId]: null } } } : {}),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const declared = findDeclaredRoute(releaseSet, path);
      if (!declared) return;
      const { area } = declared;
      const module = await loader.load(area);
      if (!module) return;
      const route = toRoute(area, module, releaseSet.areas[area]?.manifest.routes ?? []);
      // The area that rendered the page is in the tree from the start.
      if (route.id !== rendered?.route.id) patch(rootRouteId, [route]);
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
