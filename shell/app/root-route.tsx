import type { LoaderFunction } from 'react-router';
import type { RouteObject } from '../sdk/router';
import { UnclaimedPage } from './areas/unclaimed-page';
import { Layout } from './layout/layout';
import { PageFrame } from './layout/page-frame';
import { RootError } from './layout/root-error';

interface Options {
  /** Areas' routes that are there from the start: the one that the page was rendered with. */
  readonly children?: readonly RouteObject[];
  /** Runs before every page; the browser's guard. */
  readonly loader?: LoaderFunction;
}

/** Id of the route that areas are grafted under. */
export const rootRouteId = 'root';
/** Id of the route that takes what no area claims. */
export const unclaimedRouteId = 'unclaimed';

/** The route every page is below, in a browser and on the server. */
export function rootRoute({ children = [], loader }: Options): RouteObject {
  return {
    id: rootRouteId,
    element: <Layout />,
    errorElement: <RootError />,
    hydrateFallbackElement: <PageFrame />,
    ...(loader ? { loader, shouldRevalidate: () => true } : {}),
    // The last matches what no loaded area claims, so it is the place of the 404 page and of the card of an area that
    // is down.
    children: [...children, { id: unclaimedRouteId, path: '*', element: <UnclaimedPage /> }],
  };
}
