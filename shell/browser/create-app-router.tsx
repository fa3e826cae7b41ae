import type { User } from '@counterpart/api/contract';
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router';
import { findDeclaredRoute } from '../routes/declared-routes';
import type { RemoteModule } from '../sdk/remote';
import type { RouteObject } from '../sdk/router';
import type { Areas } from './areas/areas-context';
import { UnclaimedPage } from './areas/unclaimed-page';
import { guardRedirect } from './guard';
import { Layout } from './layout/layout';
import { RootError } from './layout/root-error';

interface Options {
  readonly areas: Areas;
  readonly user: () => User | null;
  readonly toRoute: (area: string, module: RemoteModule) => RouteObject;
}

/** The product's only router. Areas' routes are grafted under the layout when an address of theirs is first opened. */
export function createAppRouter({ areas: { releaseSet, loader }, user, toRoute }: Options) {
  const guard = ({ request }: LoaderFunctionArgs) => {
    const elsewhere = guardRedirect(releaseSet, user(), new URL(request.url));
    return elsewhere ? redirect(elsewhere) : null;
  };
  const root: RouteObject = {
    id: 'root',
    element: <Layout />,
    errorElement: <RootError />,
    hydrateFallbackElement: <></>,
    loader: guard,
    shouldRevalidate: () => true,
    // Matches what no loaded area claims, so it is the place of the 404 page and of the card of an area that is down.
    children: [{ id: 'unclaimed', path: '*', element: <UnclaimedPage /> }],
  };
  return createBrowserRouter([root], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const declared = findDeclaredRoute(releaseSet, path);
      if (!declared) return;
      const module = await loader.load(declared.area);
      if (module) patch('root', [toRoute(declared.area, module)]);
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
