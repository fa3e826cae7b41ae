import type { RouteObject } from '../router';

interface Declaration {
  readonly path: string;
}

/**
 * The routes of an area's code that its `remote.json` declares, which the registry has checked: an area serves what is
 * its own and nothing else. Paths are compared as they match, whatever their parameters are called. A route whose own
 * path is not declared is left out with all that is below it.
 */
export function declaredOnly(
  routes: readonly RouteObject[],
  declarations: readonly Declaration[],
): readonly RouteObject[] {
  return ownRoutes(routes, new Set(declarations.map(({ path }) => shapeOf(path))), '/');
}

function ownRoutes(routes: readonly RouteObject[], declared: ReadonlySet<string>, above: string): RouteObject[] {
  return routes.flatMap((route) => {
    const path = fullPath(above, route);
    const isPage = route.index === true || route.path !== undefined;
    if (isPage && !declared.has(shapeOf(path))) return [];
    if (!route.children) return isPage ? [route] : [];
    const children = ownRoutes(route.children, declared, path);
    return isPage || children.length > 0 ? [{ ...route, children }] : [];
  });
}

/** Every path that routes match, of nested ones too. */
export function pathsOf(routes: readonly RouteObject[], above = '/'): string[] {
  return routes.flatMap((route) => {
    const path = fullPath(above, route);
    const own = route.index === true || route.path !== undefined ? [path] : [];
    return [...own, ...pathsOf(route.children ?? [], path)];
  });
}

function fullPath(above: string, { path = '' }: RouteObject): string {
  return path.startsWith('/') ? path : `${above}/${path}`.replaceAll(/\/{2,}/g, '/');
}

/** Two paths with one shape match the same URLs. */
export function shapeOf(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/:[\w-]+/g, ':')
    .replace(/(.)\/+$/, '$1');
}
