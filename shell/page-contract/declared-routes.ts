import { matchRoutes } from 'react-router';
import { apiPath } from '../sdk/api/api-path';
import type { RouteDeclaration } from '../sdk/areas/manifest';
import type { ReleaseSet } from './release-set';

export interface DeclaredRoute {
  /** The area that owns the URL. */
  readonly area: string;
  readonly declaration: RouteDeclaration;
  readonly params: Readonly<Record<string, string>>;
}

/** Last match of a release set: several parts of one page look up its URL. */
const found = new WeakMap<ReleaseSet, { readonly pathname: string; readonly route: DeclaredRoute | null }>();

/** The route that a URL belongs to, by what the areas' `remote.json` declare, or `null` when no area owns it. */
export function findDeclaredRoute(releaseSet: ReleaseSet, pathname: string): DeclaredRoute | null {
  const last = found.get(releaseSet);
  if (last?.pathname === pathname) return last.route;
  const route = matchDeclared(releaseSet, pathname);
  found.set(releaseSet, { pathname, route });
  return route;
}

function matchDeclared(releaseSet: ReleaseSet, pathname: string): DeclaredRoute | null {
  const candidates = Object.entries(releaseSet.areas).flatMap(([area, { manifest }]) =>
    manifest.routes.map((declaration) => ({ path: declaration.path, handle: { area, declaration } })),
  );
  const match = matchRoutes(candidates, pathname)?.at(-1);
  if (!match) return null;
  const params = Object.fromEntries(
    Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { ...match.route.handle, params };
}

/**
 * Tells whether the first view holds the route's slots: another part of the page, which its query names, does not use
 * them.
 * @param search query of the page's URL, with or without `?`
 */
export function showsSlots({ slotsFor }: RouteDeclaration, search: string): boolean {
  return !slotsFor || slotsFor.values.includes(new URLSearchParams(search).get(slotsFor.query) ?? '');
}

/**
 * The API URLs of a route's first data, by name, spelled as the page's own cache keys.
 * @param search query of the page's URL, with or without `?`
 */
export function routeDataPaths({ declaration, params }: DeclaredRoute, search: string): Record<string, string> {
  const templates = Object.entries(declaration.data ?? {});
  return Object.fromEntries(templates.map(([name, template]) => [name, dataPath(template, params, search)]));
}

/** First responses by the names that a route's declaration gives them, from those by cache key. */
export const responsesByName = (
  keys: Readonly<Record<string, string>>,
  responses: Readonly<Record<string, unknown>>,
): Record<string, unknown> => Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, responses[key]]));

function dataPath(template: string, params: Readonly<Record<string, string>>, search: string): string {
  const [path = '', query = ''] = template.split('?');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const fixed = query
    .split('&')
    .filter((part) => part !== '*')
    .join('&');
  const values = new URLSearchParams(query.split('&').includes('*') ? search : '');
  for (const [name, value] of new URLSearchParams(fixed)) values.set(name, fillParameter(value, params));
  return apiPath(filled, {}, values);
}

function fillParameter(value: string, params: Readonly<Record<string, string>>): string {
  return value.startsWith(':') ? (params[value.slice(1)] ?? '') : value;
}
