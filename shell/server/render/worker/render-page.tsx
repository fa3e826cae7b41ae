import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { areaRoute } from '../../../app/areas/graft-area';
import { HostRoot } from '../../../app/host-root';
import { rootRoute, unclaimedRouteId } from '../../../app/root-route';
import { responsesByName } from '../../../page-contract/declared-routes';
import type { RemoteModule, RouteHandle } from '../../../sdk/areas/remote';
import type { RouteObject } from '../../../sdk/router';
import type { Rendered, RenderJob } from '../render-job';
import { createServerHost } from './server-host';
import { toMarkup } from './to-markup';

/** Origin that URLs are resolved against; no page sees it. */
const anyOrigin = 'http://counterpart.invalid';

/**
 * Renders a page with the areas it needs.
 * @param modules areas that are here; the first owns the route
 * @returns markup and styles, or where the route sends its visitors
 * @throws what a component, a lazy part or a route's loader threw
 */
export async function renderPage(
  { path, boot, keys, origin }: Omit<RenderJob, 'files'>,
  modules: ReadonlyMap<string, RemoteModule>,
): Promise<Rendered> {
  const [owner] = modules;
  if (!owner) throw new Error('No area was given to render.');
  const [area, module] = owner;
  const handler = handlerOf(areaRoute(area, module, boot.releaseSet.areas[area]?.manifest.routes ?? []));
  const context = await handler.query(new Request(anyOrigin + path));
  if (context instanceof Response) return { location: redirectTarget(context) };
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error) throw error instanceof Error ? error : new Error(`The route answered ${JSON.stringify(error)}.`);
  const route = context.matches.at(-1)?.route;
  if (route?.id === unclaimedRouteId) throw new Error(`No route of the area '${area}' matches ${path}.`);

  const host = createServerHost(boot, modules);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <HostRoot host={host}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HostRoot>
    );
    const markup = await toMarkup(sheet.collectStyles(page));
    const named = responsesByName(keys, boot.responses);
    const structuredData = (await (route?.handle as RouteHandle | undefined)?.structuredData?.(named, origin)) ?? null;
    return {
      page: { markup, styles: sheet.getStyleTags(), ...asJson({ loaderData: context.loaderData, structuredData }) },
    };
  } finally {
    sheet.seal();
  }
}

/** Returns the facts as the page's HTML will carry them, in JSON. */
function asJson<Facts extends object>(facts: Facts): Facts {
  return JSON.parse(JSON.stringify(facts)) as Facts;
}

const handlers = new WeakMap<RouteObject, StaticHandler>();

/** Resolves an area's URLs; made once for each release and what it declares. */
function handlerOf(route: RouteObject): StaticHandler {
  const handler = handlers.get(route) ?? createStaticHandler([rootRoute({ children: [route] })]);
  handlers.set(route, handler);
  return handler;
}

function redirectTarget(response: Response): string {
  return (response.headers.get('location') ?? '/').replace(anyOrigin, '');
}
